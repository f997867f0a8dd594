/**
 * Imported before `vite-react-ssg build` starts: sets its environment, and checks the content. Reports all content faults
 * together and first, because the modules that read the content would throw. `npm run build -- --strict` refuses the values
 * that `npm run make-mine` left open (`content/todos.build.ts`).
 */

import { contentFaults } from '#content/read/check.build.ts'
import { faultLine } from '#content/read/fault.build.ts'
import { futureFaults, todoFaults } from '#content/read/todos.build.ts'
import { linkFault, lockOutputs } from './outputs.ts'

// React reads its mode when it is loaded. Its development checks cost 15 ms per page. `REACT_CHECKS=1` turns them
// on, as the tests do.
if (process.env.REACT_CHECKS === '1') delete process.env.NODE_ENV
else process.env.NODE_ENV = 'production'
process.env.MODE = 'production'

// All steps use the same time, because a build may run past midnight.
process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000))

const reason = lockOutputs() ?? linkFault()
if (reason) {
  console.log(`The build did not start: ${reason}`)
  process.exit(1)
}

const isStrict = process.argv.includes('--strict')
const faults = [...(await contentFaults()), ...(isStrict ? todoFaults('.') : [])]
if (faults.length > 0) {
  console.log(`The build failed:\n${faults.map(fault => `  ${faultLine(fault)}`).join('\n')}`)
  process.exit(1)
}
for (const fault of futureFaults('.')) console.log(`Warning: ${faultLine(fault)}`)
