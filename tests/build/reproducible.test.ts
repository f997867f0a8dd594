import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const hashes = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')] as const)
      .sort(),
  )

const sources = [
  'src',
  'data',
  'mock-api',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'uno.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
]

/** A copy of the project in a folder of its own, with the packages that are installed here. */
function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

const build = (folder: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/prerender/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '' },
  })

it('a second build, elsewhere, writes the same bytes', () => {
  const folder = copyOfProject()
  try {
    const { status, stdout } = build(folder)
    expect(status, stdout).toBe(0)
    expect(hashes(join(folder, 'dist'))).toEqual(hashes('dist'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
