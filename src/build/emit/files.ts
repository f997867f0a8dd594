import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** A file to write: its path inside the output folder, and its content. */
export interface EmittedFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** Writes files below a folder. All steps of the build write through this function. */
export async function writeFiles(folder: string, files: readonly EmittedFile[]) {
  for (const { path, content } of files) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}

/** Returns the relative paths of all files below a folder, sorted, with slashes; empty if the folder does not exist. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
