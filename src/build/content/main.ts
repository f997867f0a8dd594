/** `npm run content`: makes the content, or ends with 1 and every fault on a line of its own. */
import { faultLine } from './fault.ts'
import { contentFaults } from './index.ts'

const faults = await contentFaults()
if (faults.length > 0) {
  console.error(faults.map(faultLine).join('\n'))
  process.exitCode = 1
}
