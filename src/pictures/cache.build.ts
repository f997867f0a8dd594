import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { readFonts } from './fonts.build.ts'
import type { Picture } from './node.build.ts'

/** The cache of social images, screenshots and photographs. Some build hosts do not keep this folder. */
export const cacheFolder = 'node_modules/.cache/pictures'

const require = createRequire(import.meta.url)
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version

/** Increase this when `draw.build.ts` makes different bytes from the same picture. */
const encoding = 2

/** Returns everything besides the picture that affects its bytes: fonts, libraries, compression. */
function circumstances(): string {
  const hash = createHash('sha256')
  for (const { data } of readFonts()) hash.update(data)
  return [hash.digest('hex'), versionOf('satori'), JSON.stringify(sharp.versions), encoding].join(' ')
}

/** Returns a function from a picture to its cache key. Equal pictures have equal keys, whatever their path. */
export function pictureKeys(): (picture: Picture) => string {
  const same = circumstances()
  return ({ path, width, height, node }) =>
    createHash('sha256')
      .update(JSON.stringify([same, width, height, node]))
      .digest('hex') + extname(path)
}

/**
 * Reads a file from the cache; returns undefined if there is none. Its name contains a hash of its sources, so it needs no
 * check.
 */
export const readCached = (folder: string, name: string): Promise<Uint8Array | undefined> =>
  readFile(join(folder, name)).catch(() => undefined)

/** Writes a file to the cache atomically. Ignores errors, because a folder that is not writable only costs time. */
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
