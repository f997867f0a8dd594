import { parseAccept } from 'hono/utils/accept'
import type { Asked } from '#server/answers.ts'
import type { SiteFile, Variant } from './site-files.ts'

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
