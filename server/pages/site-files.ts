import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { mediaTypeOf } from '#api/media-types.ts'
import { addressOf } from './locate.ts'
import { type Bytes, type SiteFile, siteFile } from './site-file.ts'

export interface Site {
  /** All served files, by URL path. */
  readonly files: ReadonlyMap<string, SiteFile>
  /** The 404 page. */
  readonly missing: SiteFile
}

/**
 * Files that are not served: precompressed copies, files for other hosts, and hidden files such as `.env`. Lists are served
 * from `data/`.
 */
const notServed = /(^|\/)\.(?!well-known\/)|^(_headers|_redirects)$|\.(br|gz)$|^api\//

/** Reads a file into a buffer of exactly its size, because larger buffers would stay allocated. */
function read(path: string): Bytes {
  const file = openSync(path, 'r')
  const bytes = new Uint8Array(fstatSync(file).size)
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(file, bytes, at, bytes.length - at, null)
    if (count === 0) throw new Error(`${path} changes while it is read: start again when the site has been copied.`)
    at += count
  }
  closeSync(file)
  return bytes
}

/**
 * Reads a built site into memory, so that pages and scripts stay consistent while another build is copied over it. Throws
 * when there is no built site.
 */
export function readSite(folder: string): Site {
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`There is no ${folder}/404.html: run "npm run build" first.`)
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const readIfThere = (name: string) => (names.has(name) ? read(join(folder, name)) : undefined)
  const fileAt = (path: string): SiteFile =>
    siteFile(path, mediaTypeOf(path), read(join(folder, path)), {
      br: readIfThere(`${path}.br`),
      gzip: readIfThere(`${path}.gz`),
    })
  const served = [...names].filter(name => !notServed.test(name) && name !== '404.html')
  return { files: new Map(served.map(name => [addressOf(name), fileAt(name)])), missing: fileAt('404.html') }
}
