/**
 * `npm run check`: lists all findings of the linter, the compiler and the content checks by file and line, and last the files
 * that `npm run format` would change. Exits with 1 when there are any.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { type Fault, faultLine, sortedFaults } from '#content/read/fault.build.ts'
import { allExpressionFaults } from './expressions.ts'
import { biomeFindings, compilerFindings, type Findings, together } from './findings.ts'

const configurations = ['browser', 'service-worker', 'node']

/** Runs the program of a package, as npm would. */
async function run(program: string, ...options: string[]) {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { output, errors: errors.trim(), failed: child.exitCode !== 0 }
}

async function lint(): Promise<Findings> {
  const { output, errors } = await run(
    '@biomejs/biome/bin/biome',
    'check',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  )
  try {
    return biomeFindings(output)
  } catch {
    return { faults: [], notes: [`The linter did not run: ${errors}`] }
  }
}

async function types(configuration: string): Promise<Findings> {
  const name = `tsconfig.${configuration}.json`
  const { output, errors, failed } = await run('typescript/bin/tsc', '-p', name, '--pretty', 'false')
  const { faults, notes = [] } = compilerFindings(output, name)
  const silent = failed && faults.length + notes.length === 0
  return { faults, notes: silent ? [`The compiler did not run on ${name}: ${errors || output.trim()}`] : notes }
}

/** Runs the content checks. They are code of the project: when that is broken, the compiler reports the error. */
async function content(): Promise<{ faults: readonly Fault[]; note?: string }> {
  try {
    const { allFaults } = await import('#content/read/check.build.ts')
    return { faults: await allFaults() }
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    return { faults: [], note: `The content was not checked: ${reason}` }
  }
}

// The content comes first: it generates the addresses that the compiler checks links against.
const ofContent = await content()
const ofTools = await Promise.all([lint(), ...configurations.map(types)])
const { faults, unformatted, notes } = together(ofContent.faults, [...ofTools, { faults: allExpressionFaults() }])
const sorted = sortedFaults(faults)
const remarks = [...notes, ...(ofContent.note ? [ofContent.note] : [])]

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
for (const fault of sorted) console.log(faultLine(fault))
for (const remark of remarks) console.log(`\n${remark}`)
if (sorted.length > 0) {
  const files = new Set(sorted.map(({ file }) => file)).size
  console.log(`\n${counted(sorted.length, 'fault')} in ${counted(files, 'file')}.`)
}
if (unformatted.length > 0)
  console.log(`\nNot formatted (\`npm run format\` fixes it):\n${unformatted.map(file => `  ${file}`).join('\n')}`)
if (sorted.length + remarks.length + unformatted.length > 0) process.exit(1)
console.log('Lint, format, types and content are right.')
