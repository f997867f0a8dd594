/**
 * `npm run test:all -- made`: creates a company with four pages and one with a name in Bangla, each in a copy of the whole
 * project, and runs `npm test` there: check, unit tests, build, tests of the build and the server, browser tests.
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

/** Files that a clone does not have. */
const leftOut = /^(?:node_modules|\.git|\.content|dist.*|var|test-results|tsconfig.*\.tsbuildinfo)$/

/** Copies the files that a clone has, and links the installed packages. Returns the folder. */
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

/** Creates a company and tests it. Prints the duration of each command. */
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
