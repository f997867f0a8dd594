import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { EmittedFile } from './files.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressible files, by name. Lists of the API have no extension. */
const compressible = /\.(css|html|js|json|svg|txt|webmanifest|xml)$|^api\//

/**
 * Minimum size in bytes. Hosts that compress on the fly skip smaller files, and `deploy:check` requires compression of
 * larger ones.
 */
const worthwhile = 1000

/** Brotli quality. 11 takes three times as long as 10 and saves 2 %, so only shared files and the home page use it. */
const qualityOf = (path: string) => (/^(assets\/|index\.html$)/.test(path) ? 11 : 10)

/** Returns `.br` and `.gz` copies of every file in a folder that gets smaller, for servers that send precompressed files. */
export async function compressed(folder: string, paths: Iterable<string>): Promise<EmittedFile[]> {
  const files = await Promise.all(
    [...paths]
      .filter(path => compressible.test(path))
      .map(async path => {
        const content = await readFile(join(folder, path))
        if (content.length < worthwhile) return []
        const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(path) }
        return [
          { path: `${path}.br`, content: await brotli(content, { params }) },
          { path: `${path}.gz`, content: await zip(content, { level: 9 }) },
        ].filter(file => file.content.length < content.length)
      }),
  )
  return files.flat()
}
