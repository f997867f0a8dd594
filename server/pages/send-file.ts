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

/**
 * Parses `Range` into the first and last byte. `whole`: no range or several ranges. `nothing`: not satisfiable (RFC 9110
 * section 14).
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'whole' | 'nothing' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'nothing' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first < size ? { first, last } : 'nothing'
}

/** The response to a request for a part of a file; `undefined` when the whole file is to be sent. */
function part(c: Asked, { bytes, etag, headers }: SiteFile['identity']) {
  const { range, 'if-range': condition } = c.env.incoming.headers
  // Only a GET has ranges (RFC 9110 section 14.2).
  const isIgnored = c.env.incoming.method !== 'GET' || (condition !== undefined && condition !== etag)
  const wanted = isIgnored ? 'whole' : rangeOf(range, bytes.length)
  if (wanted === 'whole') return undefined
  if (wanted === 'nothing')
    return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': '0' })
  const { first, last } = wanted
  return c.body(bytes.subarray(first, last + 1), 206, {
    ...headers,
    'Content-Range': `bytes ${first}-${last}/${bytes.length}`,
    'Content-Length': String(last - first + 1),
  })
}

/** Sends a file, compressed if the client allows it: the whole file, a part of it, or 304 when the client has it. */
export function sendFile(c: Asked, file: SiteFile): Response {
  const { 'accept-encoding': accepted, 'if-none-match': condition } = c.env.incoming.headers
  const { bytes, etag, headers } = variantFor(file, accepted?.toString())
  if (matchesEtag(condition, etag)) {
    const { 'Content-Length': _, ...others } = headers
    return c.body(null, 304, others)
  }
  return part(c, file.identity) ?? c.body(bytes, 200, headers)
}

/** Sends the page for unknown addresses. It has no entity tag, because a cached copy would belong to one address only. */
export function sendMissing(c: Asked, file: SiteFile): Response {
  const { bytes, headers } = variantFor(file, c.req.header('accept-encoding'))
  const { ETag: _, 'Accept-Ranges': __, ...own } = headers
  return c.body(bytes, 404, own)
}
