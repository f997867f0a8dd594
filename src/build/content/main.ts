/**
 * `npm run content`: writes the content, or exits with status 1 and prints one line per fault. With `--promises`, lists the
 * pages that make each promise.
 */
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
