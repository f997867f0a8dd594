import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readCached, writeCached } from '#pictures/cache.build.ts'
import type { EmittedFile } from './files.ts'
import { hashOf } from './hash.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const cacheFolder = 'node_modules/.cache/compressed'

/** Compressible files, by name. Lists of the API have no extension. */
const compressible = /\.(css|html|js|json|svg|txt|webmanifest|xml)$|^api\//

/**
 * Minimum size in bytes. Hosts that compress on the fly skip smaller files, and `deploy:check` requires compression of
 * larger ones.
 */
const worthwhile = 1000

/** Brotli quality. 11 takes three times as long as 10 and saves 2 %, so only shared files and the home page use it. */
const qualityOf = (path: string) => (/^(assets\/|index\.html$)/.test(path) ? 11 : 10)

/** Returns the Brotli copy from the cache, or makes a new one. */
async function brotliOf(path: string, content: Buffer, folder: string): Promise<Uint8Array> {
  const quality = qualityOf(path)
  const name = `${hashOf(content, 64)}.${quality}.${process.versions.brotli}`
  const cached = await readCached(folder, name)
  if (cached) return cached
  const bytes = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  await writeCached(folder, name, bytes)
  return bytes
}

/** `.br` and `.gz` copies of every file that gets smaller, for servers that send precompressed files. */
export async function compressed(
  paths: Iterable<string>,
  read: (path: string) => Promise<Buffer>,
  folder = cacheFolder,
): Promise<EmittedFile[]> {
  const files = await Promise.all(
    [...paths]
      .filter(path => compressible.test(path))
      .map(async path => {
        const content = await read(path)
        if (content.length < worthwhile) return []
        return [
          { path: `${path}.br`, content: await brotliOf(path, content, folder) },
          { path: `${path}.gz`, content: await zip(content, { level: 9 }) },
        ].filter(file => file.content.length < content.length)
      }),
  )
  return files.flat()
}
