import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#build/emit/files.ts'
import { type ReadPage, readPage } from './read-page.ts'

/** A finished output folder. */
export interface Output {
  /** Every file, by its path inside the folder. */
  readonly files: ReadonlySet<string>
  /** Every page, by its path on the site. */
  readonly pages: ReadonlyMap<string, ReadPage>
  /** Reads the text of a file. */
  text(path: string): string
}

/** Returns the path at which static hosts serve an HTML file: without extension and without `index`. */
export const pathOfFile = (path: string) => `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Reads a folder. Parses every page that is not in `read`, one by one, because thousands would not fit into memory. */
export function readOutput(folder: string, read: ReadonlyMap<string, ReadPage> = new Map()): Output {
  const files = filesBelow(folder)
  const text = (path: string) => readFileSync(join(folder, path), 'utf8')
  const pages = new Map(
    files
      .filter(file => file.endsWith('.html'))
      .map(file => [pathOfFile(file), read.get(pathOfFile(file)) ?? readPage(text(file))] as const),
  )
  return { files: new Set(files), pages, text }
}
