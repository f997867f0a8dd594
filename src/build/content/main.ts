/** `npm run content`: writes the content, or exits with status 1 and prints one line per fault. */
import { faultLine } from './fault.ts'
import { contentFaults } from './index.ts'

const faults = await contentFaults()
if (faults.length > 0) {
  console.error(faults.map(faultLine).join('\n'))
  process.exitCode = 1
}
