import { revalidated } from '#site/hosting/model.ts'
import type { SecurityHeaders } from './headers.ts'
import { locate } from './locate.ts'
import { encodingFor, matchesEtag, rangeOf } from './negotiate.ts'
import type { Encoding, Site, SiteFile } from './site-files.ts'
import { type Variant, variantOf } from './variant.ts'

/** The parts of a request that the response depends on. */
export interface PageRequest {
  readonly pathname: string
  /** The query with its question mark, or an empty string. */
  readonly search: string
  readonly overHttps: boolean
  readonly header: (name: string) => string | undefined
}

const lengthOf = ({ length }: Uint8Array) => ({ 'Content-Length': String(length) })

/** Serves the files of a built site by the rules of the hosting model. */
export function createPages(site: Site, securityHeaders: SecurityHeaders) {
  const variants = new Map<string, Variant>()

  function variant(file: SiteFile, encoding: Encoding, overHttps: boolean): Variant {
    const name = `${overHttps} ${encoding} ${file.path}`
    const known = variants.get(name) ?? variantOf(file, encoding, securityHeaders(overHttps))
    variants.set(name, known)
    return known
  }

  function sendPart(file: SiteFile, { header, overHttps }: PageRequest): Response | undefined {
    const { bytes, etag, headers } = variant(file, 'identity', overHttps)
    const condition = header('if-range')
    const range = condition && condition !== etag ? 'whole' : rangeOf(header('range'), bytes.length)
    if (range === 'whole') return undefined
    if (range === 'nothing')
      return new Response(null, {
        status: 416,
        headers: { ...securityHeaders(overHttps), 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': '0' },
      })
    const { first, last } = range
    const wanted = bytes.subarray(first, last + 1)
    const partial = { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.length}`, ...lengthOf(wanted) }
    return new Response(wanted, { status: 206, headers: partial })
  }

  function send(file: SiteFile, asked: PageRequest): Response {
    const { header, overHttps } = asked
    const { bytes, etag, headers } = variant(file, encodingFor(header('accept-encoding'), file.bytes), overHttps)
    if (matchesEtag(header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    const part = header('range') === undefined ? undefined : sendPart(file, asked)
    if (part) return part
    return new Response(bytes, { headers: { ...headers, ...lengthOf(bytes) } })
  }

  function notFound({ header, overHttps }: PageRequest): Response {
    const encoding = encodingFor(header('accept-encoding'), site.missing.bytes)
    const { bytes, headers } = variant(site.missing, encoding, overHttps)
    const { ETag: _, 'Accept-Ranges': __, ...own } = headers
    return new Response(bytes, { status: 404, headers: { ...own, ...lengthOf(bytes) } })
  }

  return (asked: PageRequest): Response => {
    const place = locate(site.files, asked.pathname)
    if (place === undefined) return notFound(asked)
    if ('file' in place) return send(place.file, asked)
    return new Response(null, {
      status: 301,
      headers: {
        ...securityHeaders(asked.overHttps),
        Location: place.redirect + asked.search,
        'Cache-Control': revalidated,
        'Content-Length': '0',
      },
    })
  }
}
