/**
 * `npm run test:all` runs every test: first `npm test`, then the slower tests. At its end it repeats the last lines of each
 * part that failed, which name the tests, and says how long each part took.
 * `npm run test:all -- server hosts` runs only the named parts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'

const tsx = 'node --import tsx'

/** The commands of each part, in order. */
const parts: Readonly<Record<string, readonly string[]>> = {
  quick: ['npm test'],
  browser: [`${tsx} tests/install-browser.ts`, 'playwright test --project site --project dev --grep-invert @every-'],
  engines: [`${tsx} tests/install-engines.ts`, 'vitest run --project engines'],
  pages: [`${tsx} tests/install-browser.ts`, 'playwright test --project visit --project site --grep @every-'],
  rebuild: [`${tsx} tests/install-browser.ts`, 'vitest run --project rebuild', 'playwright test --project rebuild'],
  visual: [`${tsx} tests/install-browser.ts`, 'playwright test --project visual'],
  server: [
    'vitest run --project server',
    `${tsx} tests/install-postgres.ts`,
    'vitest run --project server-heavy --project postgres',
  ],
  hosts: [`${tsx} tests/install-hosts.ts`, 'vitest run --project hosts'],
  node: [`${tsx} tests/node-versions.ts`],
}

const named = process.argv.slice(2)
const unknown = named.filter(name => !(name in parts))
if (unknown.length > 0) {
  console.error(`test:all: no part "${unknown.join('", "')}"; the parts are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

/** How many characters of a failed command's output are repeated. */
const tailLength = 6000

/** Runs a command and shows its output. Resolves with the end of the output if it fails. */
async function failureOf(command: string): Promise<string | undefined> {
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path },
  })
  let tail = ''
  for (const [stream, copy] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      copy.write(text)
      tail = (tail + text).slice(-tailLength)
    })
  const [code] = await once(child, 'close')
  return code === 0 ? undefined : tail
}

const results: string[] = []
const failures: string[] = []
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const start = Date.now()
  let result = ''
  for (const command of parts[name] ?? []) {
    console.log(`\ntest:all ${name}: ${command}`)
    const failure = await failureOf(command)
    if (failure === undefined) continue
    failures.push(`\ntest:all ${name}: the end of ${command}\n${failure}`)
    result = `, FAILED at: ${command}`
    break
  }
  results.push(`${name} ${Math.round((Date.now() - start) / 1000)} s${result}`)
  // Without a build, or with a wrong one, the others have nothing to test.
  if (result && name === 'quick') break
}
for (const failure of failures) console.log(failure)
console.log(`\ntest:all: ${results.join('; ')}`)
if (failures.length > 0) process.exitCode = 1
