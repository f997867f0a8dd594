import type { Encoding } from './site-files.ts'

/** Selects the smallest available encoding that `Accept-Encoding` allows (RFC 9110 section 12.5.3). */
export function encodingFor(
  accepted: string | undefined,
  kinds: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding {
  if (!accepted) return 'identity'
  const refused = new Set<string>()
  const allowed = new Set<string>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim())
    const zero = parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
    ;(zero ? refused : allowed).add(name)
  }
  const fits = (name: Encoding) => allowed.has(name) || (allowed.has('*') && !refused.has(name))
  if (kinds.br !== undefined && fits('br')) return 'br'
  return kinds.gzip !== undefined && fits('gzip') ? 'gzip' : 'identity'
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
