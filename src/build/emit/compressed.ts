import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { writeCached } from '#build/pictures/cache.ts'
import type { EmittedFile } from './files.ts'

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const zip = promisify(gzip)

const cacheFolder = 'node_modules/.cache/compressed'

/** What gets smaller, by name; lists of the API have no ending. */
const compressible = /\.(css|html|js|json|svg|txt|webmanifest|xml)$|^api\//

/** Below this, hosts that pack on the way do not, and deploy:check asks every host for what the build has packed. */
const worthwhile = 1000

/** 11 takes three times as long as 10 and saves 2 %: for the few files that many pages load, and the first page. */
const qualityOf = (path: string) => (/^(assets\/|index\.html$)/.test(path) ? 11 : 10)

/** Brotli from an earlier build, if that gives these very bytes back, else made now. */
async function brotliOf(path: string, content: Buffer, folder: string): Promise<Buffer> {
  const quality = qualityOf(path)
  const name = `${createHash('sha256').update(content).digest('hex')}.${quality}.${process.versions.brotli}`
  const kept = await readFile(join(folder, name)).catch(() => undefined)
  const same = kept && (await unpack(kept).catch(() => undefined))?.equals(content)
  if (same) return kept
  const made = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  await writeCached(folder, name, made)
  return made
}

/** `.br` and `.gz` beside every file that gets smaller by it, for servers that send them as they are. */
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
