import { parseAccept } from 'hono/utils/accept'
import type { SiteFile, Variant } from './site-file.ts'

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
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  if (from === '')
    return to === '0' || size === 0 ? 'nothing' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first < size ? { first, last } : 'nothing'
}
