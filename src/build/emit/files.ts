import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file to write: path inside the output folder, and what it holds. */
export interface EmittedFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** Writes files below a folder; the one place where the build's own steps write. */
export async function writeFiles(folder: string, files: readonly EmittedFile[]) {
  for (const { path, content } of files) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}
