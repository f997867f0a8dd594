import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { readFonts } from './fonts.ts'
import type { Picture } from './node.ts'

/** What is kept of an earlier build: social images, screenshots, photographs. Hosts keep this folder or not. */
export const cacheFolder = 'node_modules/.cache/pictures'

const require = createRequire(import.meta.url)
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version

/** Counts up when `draw.ts` makes other bytes of the same picture. */
const encoding = 2

/** What decides the bytes of every picture besides the picture itself: fonts, libraries, compression. */
function circumstances(): string {
  const hash = createHash('sha256')
  for (const { data } of readFonts()) hash.update(data)
  return [
    hash.digest('hex'),
    versionOf('satori'),
    versionOf('@resvg/resvg-js'),
    JSON.stringify(sharp.versions),
    encoding,
  ].join(' ')
}

/** The name of a picture in the cache: equal for equal bytes, wherever the picture goes. */
export function pictureKeys(): (picture: Picture) => string {
  const same = circumstances()
  return ({ path, width, height, node }) =>
    createHash('sha256')
      .update(JSON.stringify([same, width, height, node]))
      .digest('hex') + extname(path)
}

/** A file of an earlier build; nothing when there is none. Its name has the hash of what it was made of, so it needs no check. */
export const readCached = (folder: string, name: string): Promise<Uint8Array | undefined> =>
  readFile(join(folder, name)).catch(() => undefined)

/** Keeps a file for later builds, whole or not at all. A folder that cannot be written to only costs time. */
export async function writeCached(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `${randomUUID()}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, join(folder, name))
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}
