/** `npm run content`: makes the content, or ends with 1 and every fault on a line of its own; with `--promises` it lists which pages make which promise. */
import { faultLine } from './fault.ts'
import { contentFaults } from './index.ts'
import { promisesOf } from './promises.ts'

const faults = await contentFaults()
if (faults.length > 0) {
  console.error(faults.map(faultLine).join('\n'))
  process.exitCode = 1
} else if (process.argv.includes('--promises'))
  console.log(
    promisesOf()
      .map(({ claim, value, pages }) => `${claim}: ${value}\n  ${pages.join('\n  ')}`)
      .join('\n'),
  )
