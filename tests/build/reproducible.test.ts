import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildIn, copyOfProject, edit } from './project.ts'

/** The hash of every file below a folder, by path. */
const hashes = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')] as const)
      .sort(),
  )

it('a second build, elsewhere, writes the same bytes', () => {
  const folder = copyOfProject()
  try {
    const { status, stdout } = buildIn(folder)
    expect(status, stdout).toBe(0)
    expect(hashes(join(folder, 'dist'))).toEqual(hashes('dist'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('a changed word changes its page, one script, and the lists that name them; nobody is asked to reload', () => {
  const folder = copyOfProject()
  try {
    edit(folder, 'src/content/privacy.ts', "headline: 'Privacy policy'", "headline: 'The privacy policy'")
    const { status, stdout } = buildIn(folder)
    expect(status, stdout).toBe(0)
    const before = hashes('dist')
    const changed = Object.entries(hashes(join(folder, 'dist')))
      .filter(([path, hash]) => before[path] !== hash)
      .map(([path]) => path.replace(/-[\w-]{8}\.js$/, '.js'))
    expect(changed.filter(path => path.startsWith('/assets/'))).toEqual(['/assets/privacy.js'])
    expect(changed.filter(path => path.endsWith('.html'))).toEqual(['/privacy.html'])
    expect(changed).not.toContain('/service-worker.js')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
