/**
 * `npm run test:all` runs every test: first `npm test`, then the slower tests.
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
const times: string[] = []
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const start = Date.now()
  for (const command of parts[name] ?? []) {
    console.log(`\ntest:all ${name}: ${command}`)
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH: path } })
    if (status !== 0) {
      console.error(`test:all: ${name} failed at: ${command}`)
      process.exit(status ?? 1)
    }
  }
  times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`)
}
console.log(`\ntest:all: ${times.join(', ')}`)
