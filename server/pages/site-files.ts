import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { mediaTypeOf } from '#hosting/media-types.ts'
import { cacheOf, hosting } from '#hosting/model.ts'
import { apiBase } from '#lists/api-base.ts'
import type { Asked } from '#server/answers.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface Variant {
  readonly bytes: Bytes
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A file in memory, ready to be sent. */
export interface SiteFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly identity: Variant
  readonly br: Variant | undefined
  readonly gzip: Variant | undefined
}

/** Prepares a file; `packed` are its compressed copies. */
export function siteFile(
  path: string,
  type: string,
  identity: Bytes,
  packed: { readonly br?: Bytes | undefined; readonly gzip?: Bytes | undefined },
): SiteFile {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const variant = (encoding: 'br' | 'gzip' | 'identity', bytes: Bytes): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const headers = {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': cacheOf(`/${path}`),
      ETag: etag,
      ...((packed.br ?? packed.gzip) && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    }
    return { bytes, etag, headers }
  }
  return {
    path,
    identity: variant('identity', identity),
    br: packed.br && variant('br', packed.br),
    gzip: packed.gzip && variant('gzip', packed.gzip),
  }
}

/** The URL path of a file: `a/b.html` is served at `/a/b`. */
const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

export type Site = ReturnType<typeof readSite>

/**
 * Files that are not served: precompressed copies, files for other hosts, and hidden files such as `.env`. Lists are served
 * from `data/`.
 */
const notServed = /(^|\/)\.(?!well-known\/)|^(_headers|_redirects)$|\.(br|gz)$|^api\//

/**
 * Reads a built site into memory, so that pages and scripts stay consistent while another build is copied over it. Throws
 * when there is no built site.
 */
export function readSite(folder: string) {
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`There is no ${folder}/404.html: run "npm run build" first.`)
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  // A copy has exactly its size; a larger buffer of Node's would stay allocated.
  const read = (name: string): Bytes => new Uint8Array(readFileSync(join(folder, name)))
  const readIfThere = (name: string) => (names.has(name) ? read(name) : undefined)
  const fileAt = (path: string): SiteFile =>
    siteFile(path, mediaTypeOf(path), read(path), {
      br: readIfThere(`${path}.br`),
      gzip: readIfThere(`${path}.gz`),
    })
  const served = [...names].filter(name => !notServed.test(name) && name !== '404.html')
  const files: ReadonlyMap<string, SiteFile> = new Map(served.map(name => [addressOf(name), fileAt(name)]))
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const { 'Strict-Transport-Security': https, ...plain } = hosting(apiBase, html).headers
  const secure = { ...plain, ...(https && { 'Strict-Transport-Security': https }) }
  return {
    files,
    missing: fileAt('404.html'),
    /** The security headers of a response; `Strict-Transport-Security` over HTTPS only (RFC 6797 section 7.2). */
    securityHeaders: (overHttps: boolean): Readonly<Record<string, string>> => (overHttps ? secure : plain),
  }
}

/** Selects the smallest variant that `Accept-Encoding` allows (RFC 9110 section 12.5.3). */
export function variantFor(file: SiteFile, accepted = ''): Variant {
  const offers = parseAccept(accepted.toLowerCase())
  const allows = (encoding: string) =>
    ((offers.find(({ type }) => type === encoding) ?? offers.find(({ type }) => type === '*'))?.q ?? 0) > 0
  return (allows('br') && file.br) || (allows('gzip') && file.gzip) || file.identity
}

/** Whether `If-None-Match` contains this entity tag; compared weakly, because compressing proxies weaken tags. */
export function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (!condition) return false
  return condition.trim() === '*' || condition.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** Sends a file, compressed if the client allows it, or 304 when the client has it. */
export function sendFile(c: Asked, file: SiteFile): Response {
  const { 'accept-encoding': accepted, 'if-none-match': condition } = c.env.incoming.headers
  const { bytes, etag, headers } = variantFor(file, accepted?.toString())
  if (matchesEtag(condition, etag)) {
    const { 'Content-Length': _, ...others } = headers
    return c.body(null, 304, others)
  }
  return c.body(bytes, 200, headers)
}

/** Sends the page for unknown addresses. It has no entity tag, because a cached copy would belong to one address only. */
export function sendMissing(c: Asked, file: SiteFile): Response {
  const { bytes, headers } = variantFor(file, c.req.header('accept-encoding'))
  const { ETag: _, ...own } = headers
  return c.body(bytes, 404, own)
}
