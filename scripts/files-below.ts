import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The paths of all files below a folder, from that folder, with slashes, sorted. Empty when there is no such folder. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
