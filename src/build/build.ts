/**
 * `npm run build`: checks the content, then builds. Content faults are reported first and together, because the modules that
 * read the content would throw. `-- --strict` refuses `TODO:` values.
 */
import './prerender/react-mode.ts'
import { faultLine } from './content/fault.ts'
import { contentFaults } from './content/index.ts'
import { todoFaults } from './content/todos.ts'

// One moment for the whole build, which may run past midnight.
process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000))

const isStrict = process.argv.includes('--strict')
const faults = [...(await contentFaults()), ...(isStrict ? todoFaults('.') : [])]
if (faults.length > 0) {
  console.log(`The build failed:\n${faults.map(fault => `  ${faultLine(fault)}`).join('\n')}`)
  process.exit(1)
}
await import('./make-site.ts')
