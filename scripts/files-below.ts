import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Returns the relative paths of all files below a folder, sorted, with slashes; empty if the folder does not exist. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
