/** `npm run check`: lists what the checks of the content, the linter and the compiler find. Exits with 1 when there is anything. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { faultLine, sortedFaults } from '#content/read/fault.build.ts'
import { allExpressionFaults } from './expressions.ts'

/** Runs the program of a package, as npm would. Returns what it prints if it found something. */
async function run(program: string, ...options: string[]) {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  // A finding may have further lines, which are indented.
  return child.exitCode === 0 ? [] : (output || errors).trim().split(/\n(?=\S)/)
}

/** Runs the content checks. They are code of the project: when that is broken, the compiler reports the error. */
async function content() {
  try {
    const { allFaults } = await import('#content/read/check.build.ts')
    return (await allFaults()).map(faultLine)
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    return [`The content was not checked: ${reason}`]
  }
}

// The content comes first: it generates the addresses that the compiler checks links against.
const own = [...(await content()), ...sortedFaults(allExpressionFaults()).map(faultLine)]
const tools = await Promise.all([
  run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=none', '--reporter=concise', '.'),
  ...['browser', 'service-worker', 'node'].map(name => run('typescript/bin/tsc', '-p', `tsconfig.${name}.json`)),
])
// Files of two configurations are reported twice.
const found = new Set([...own, ...tools.flat()])
console.log([...found].join('\n') || 'Lint, format, types and content are right.')
process.exit(found.size > 0 ? 1 : 0)
