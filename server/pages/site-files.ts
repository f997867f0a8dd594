import { createHash } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, sep } from 'node:path'
import { mediaTypeOf } from '#api/media-types.ts'
import { addressOf } from './locate.ts'

/** How the bytes of a file are packed; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** What a packed copy has behind the name of its file. */
export const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

export type Bytes = Uint8Array<ArrayBuffer>

/** A file of the built site. */
export interface SiteFile {
  /** Inside the site's folder. */
  readonly path: string
  readonly type: string
  /** Names the content. */
  readonly hash: string
  /** What is sent, by encoding. */
  readonly bytes: Readonly<Partial<Record<Encoding, Bytes>>>
}

export interface Site {
  /** Every file that is served, by its address. */
  readonly files: ReadonlyMap<string, SiteFile>
  /** What is shown where there is nothing. */
  readonly missing: SiteFile
}

/** Packed copies, what hosts read in place of visitors, and what hides, such as a stray `.env`. `/api` is answered from `data/`. */
const notServed = /(^|\/)\.(?!well-known\/)|^(_headers|_redirects)$|\.(br|gz)$|^api\//

/** Reads a file into a place of its size: what a start leaves behind stays with the process. */
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
 * Reads a built site once: while another is copied over it, pages, their tags and their scripts go on fitting each other. What
 * is not among its files is not found, wherever a path leads. Throws when there is no built site.
 */
export function readSite(folder: string): Site {
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`There is no ${folder}/404.html: run "npm run build" first.`)
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
      ),
  )
  const fileAt = (path: string): SiteFile => {
    const bytes: Partial<Record<Encoding, Bytes>> = {}
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      if (names.has(path + endings[encoding])) bytes[encoding] = read(join(folder, path + endings[encoding]))
    const hash = createHash('sha256')
      .update(bytes.identity ?? '')
      .digest('base64url')
      .slice(0, 22)
    return { path, type: mediaTypeOf(path), hash, bytes }
  }
  const served = [...names].filter(name => !notServed.test(name) && name !== '404.html')
  return { files: new Map(served.map(name => [addressOf(name), fileAt(name)])), missing: fileAt('404.html') }
}
