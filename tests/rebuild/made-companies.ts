/**
 * `npm run test:all -- made`: makes a company of four pages and one whose name is in Bangla, each in a whole copy of the
 * project, and runs there what `npm test` runs: check, unit tests, build, tests of the build and the server, tests in a browser.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { banglaNamed, leaveFour, makeMine, tiny } from './companies.ts'

const companies: Readonly<Record<string, { answers: object; change?: (folder: string) => void }>> = {
  tiny: { answers: tiny, change: leaveFour },
  bangla: { answers: banglaNamed },
}

/** What a clone does not have. */
const leftOut = /^(?:node_modules|\.git|\.content|dist.*|var|test-results|tsconfig.*\.tsbuildinfo)$/

/** Everything that a clone has, with the packages that are installed here. */
function cloneOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'made-'))
  cpSync('.', folder, { recursive: true, filter: path => !leftOut.test(relative('.', path)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

const commands = [
  'node --import tsx scripts/check.ts',
  'vitest run --project unit',
  'node --import tsx src/build/build.ts',
  'vitest run --project build --project server',
  'playwright test --project site --grep-invert @every-',
]

/** Makes a company and tests it; tells how long each command took. */
function test(name: string): boolean {
  const company = companies[name]
  if (!company) throw new Error(`made-companies: there is no ${name}; expected ${Object.keys(companies).join(' or ')}`)
  const folder = cloneOfProject()
  try {
    const { status, stderr } = makeMine(folder, company.answers)
    if (status !== 0) throw new Error(`make-mine of ${name} failed:\n${stderr}`)
    company.change?.(folder)
    return commands.every(command => {
      const began = Date.now()
      const done = spawnSync(`npx --no-install ${command}`, { cwd: folder, shell: true, stdio: 'inherit' })
      console.log(`\nmade-companies, ${name}: ${command}: ${Math.round((Date.now() - began) / 1000)} s`)
      return done.status === 0
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const named = process.argv.slice(2)
const failed = (named.length > 0 ? named : Object.keys(companies)).filter(name => !test(name))
if (failed.length > 0) {
  console.error(`made-companies: failed for ${failed.join(', ')}`)
  process.exit(1)
}
