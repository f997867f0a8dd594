/**
 * `npm run test:all` runs every test: first `npm test`, then the slower tests, and says at its end which parts failed.
 * `npm run test:all -- server hosts` runs only the named parts.
 */
import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const tsx = 'node --import tsx'

/** The commands of each part, in order. */
const parts: Readonly<Record<string, readonly string[]>> = {
  quick: [`${tsx} tests/install-engines.ts`, 'npm test'],
  browser: [`${tsx} tests/install-browser.ts`, 'playwright test --project site --project dev --grep-invert @every-'],
  engines: ['vitest run --project engines tests/engines/views.test.ts tests/engines/offline.test.ts'],
  pages: [`${tsx} tests/install-browser.ts`, 'playwright test --project visit --project site --grep @every-'],
  rebuild: [`${tsx} tests/install-browser.ts`, 'vitest run --project rebuild', 'playwright test --project rebuild'],
  visual: [`${tsx} tests/install-browser.ts`, 'playwright test --project visual'],
  server: [`${tsx} tests/install-postgres.ts`, 'vitest run --project server-heavy --project postgres'],
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
const results: string[] = []
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const start = Date.now()
  const failed = parts[name]?.find(command => {
    console.log(`\ntest:all ${name}: ${command}`)
    return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH: path } }).status !== 0
  })
  results.push(`${name} ${Math.round((Date.now() - start) / 1000)} s${failed ? `, FAILED at: ${failed}` : ''}`)
  if (failed) process.exitCode = 1
  // Without a build, or with a wrong one, the others have nothing to test.
  if (failed && name === 'quick') break
}
console.log(`\ntest:all: ${results.join('; ')}`)
