import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, sep } from 'node:path'
import { mediaTypeOf } from '#api/media-types.ts'
import { addressOf } from './locate.ts'

/** How the bytes of a file are packed; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** What a packed copy has behind the name of its file. */
export const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** A file of the built site. */
export interface SiteFile {
  /** Inside the site's folder. */
  readonly path: string
  readonly type: string
  /** Names the content. */
  readonly hash: string
  /** Bytes as they are sent, by encoding. */
  readonly sizes: Readonly<Partial<Record<Encoding, number>>>
}

export interface Site {
  readonly folder: string
  /** Every file that is served, by its address. */
  readonly files: ReadonlyMap<string, SiteFile>
  /** What is shown where there is nothing. */
  readonly missing: SiteFile
}

/** Packed copies, what hosts read in place of visitors, and what hides, such as a stray `.env`. `/api` is answered from `data/`. */
const notServed = /(^|\/)\.(?!well-known\/)|^(_headers|_redirects)$|\.(br|gz)$|^api\//

/** Bytes are read into one small place: what a start leaves behind stays with the process. */
const place = Buffer.alloc(64 * 1024)

function contentOf(path: string) {
  const file = openSync(path, 'r')
  const hash = createHash('sha256')
  let size = 0
  for (let read = readSync(file, place); read > 0; read = readSync(file, place)) {
    size += read
    hash.update(place.subarray(0, read))
  }
  closeSync(file)
  return { size, hash: hash.digest('base64url').slice(0, 22) }
}

/**
 * Reads the names, sizes and hashes of a built site once. What is not among them is not found, wherever a path leads.
 * Throws when there is no built site.
 */
export function readSite(folder: string): Site {
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`There is no ${folder}/404.html: run "npm run build" first.`)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
  const contents = new Map(names.map(name => [name, contentOf(join(folder, name))] as const))
  const fileAt = (path: string): SiteFile => {
    const sizes: Partial<Record<Encoding, number>> = {}
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const size = contents.get(path + endings[encoding])?.size
      if (size !== undefined) sizes[encoding] = size
    }
    return { path, type: mediaTypeOf(path), hash: contents.get(path)?.hash ?? '', sizes }
  }
  const served = names.filter(name => !notServed.test(name) && name !== '404.html')
  return { folder, files: new Map(served.map(name => [addressOf(name), fileAt(name)])), missing: fileAt('404.html') }
}
