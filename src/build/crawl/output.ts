import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '#build/emit/files.ts'
import { type ReadPage, readPage } from './read-page.ts'

/** A finished output folder, read once. */
export interface Output {
  /** Every file, by its path inside the folder. */
  readonly files: ReadonlySet<string>
  /** Every page, by its path on the site. */
  readonly pages: ReadonlyMap<string, ReadPage>
  /** Returns the text of a file that is not a page. */
  text(path: string): string
  /** Returns the bytes of a file. */
  bytes(path: string): Promise<Buffer>
}

const textFile = /\.(css|js|json|webmanifest|xml|txt)$/

/** Returns the path at which static hosts serve an HTML file: without extension and without `index`. */
export const pathOfFile = (path: string) => `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Reads a folder: parses every page that is not in `read`, and keeps every other text. */
export async function readOutput(folder: string, read: ReadonlyMap<string, ReadPage> = new Map()): Promise<Output> {
  const files = filesBelow(folder)
  const pages = new Map<string, ReadPage>()
  const texts = new Map<string, string>()
  for (const path of files) {
    if (path.endsWith('.html')) {
      const address = pathOfFile(path)
      pages.set(address, read.get(address) ?? readPage(await readFile(join(folder, path), 'utf8')))
    }
    if (textFile.test(path)) texts.set(path, await readFile(join(folder, path), 'utf8'))
  }
  return {
    files: new Set(files),
    pages,
    text: path => texts.get(path) ?? '',
    bytes: path => readFile(join(folder, path)),
  }
}
