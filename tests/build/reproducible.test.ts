import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildIn, copyOfProject } from './project.ts'

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
