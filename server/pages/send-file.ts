import type { HttpBindings } from '@hono/node-server'
import type { Responses } from '#server/responses.ts'
import { matchesEtag, rangeOf, variantFor } from './negotiate.ts'
import type { SiteFile } from './site-file.ts'

/** The response to a request for a part of a file; `undefined` when the whole file is to be sent. */
function part({ plain }: Responses, env: HttpBindings, { bytes, etag, headers }: SiteFile['identity']) {
  const { range, 'if-range': condition } = env.incoming.headers
  const wanted = condition !== undefined && condition !== etag ? 'whole' : rangeOf(range, bytes.length)
  if (wanted === 'whole') return undefined
  if (wanted === 'nothing')
    return plain(env, null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': '0' },
    })
  const { first, last } = wanted
  return plain(env, bytes.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${first}-${last}/${bytes.length}`,
      'Content-Length': String(last - first + 1),
    },
  })
}

/** Sends a file, compressed if the client allows it: the whole file, a part of it, or 304 when the client has it. */
export function sendFile(responses: Responses, env: HttpBindings, file: SiteFile): Response {
  const { 'accept-encoding': accepted, 'if-none-match': condition } = env.incoming.headers
  const { bytes, etag, headers } = variantFor(file, accepted?.toString())
  if (matchesEtag(condition, etag)) {
    const { 'Content-Length': _, ...others } = headers
    return responses.plain(env, null, { status: 304, headers: others })
  }
  return part(responses, env, file.identity) ?? responses.plain(env, bytes, { headers })
}

/** Sends the page for unknown addresses. It has no entity tag, because a cached copy would belong to one address only. */
export function sendMissing(responses: Responses, env: HttpBindings, file: SiteFile): Response {
  const { bytes, headers } = variantFor(file, env.incoming.headers['accept-encoding']?.toString())
  const { ETag: _, 'Accept-Ranges': __, ...own } = headers
  return responses.plain(env, bytes, { status: 404, headers: own })
}
