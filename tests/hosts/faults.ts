/** Expected responses, and the faults of a response. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, headerOf, type Question } from './ask.ts'

/** A fault and its remedy. `what` is the same for all paths with this fault. */
export interface Fault {
  readonly what: string
  readonly remedy: string
}

/** The expected response. A missing property is not checked. */
export interface Expected {
  /** Name of the resource in the report. */
  readonly what: string
  readonly status?: readonly number[]
  /** What to do about another status or location. */
  readonly remedy?: string
  readonly type?: string
  readonly cache?: string
  /** It must not be cached. */
  readonly notKept?: true
  readonly encodings?: readonly string[]
  /** The body before compression. */
  readonly bytes?: Buffer
  /** Target of the redirect: path and query. */
  readonly location?: string
  /** Returns further faults. */
  readonly also?: (answer: Answer) => readonly Fault[]
}

/** A request with its expected response. */
export interface Check extends Question {
  readonly expected: Expected
  /** The server may refuse it before it has chosen the site, without the site's headers. */
  readonly bare?: boolean
  /** Sent over http even if the site uses https. */
  readonly plain?: boolean
  /** A second request that depends on the response. */
  readonly next?: (answer: Answer) => Check
}

export const fault = (what: string, remedy: string): readonly Fault[] => [{ what, remedy }]

/** One fault, or none. */
export const unless = (right: boolean, what: string, remedy: string): readonly Fault[] =>
  right ? [] : fault(what, remedy)

/** The statuses of a range, both ends included. */
const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

export const refusal = between(400, 499)
/** Not 502 and above, which a proxy answers for a server that is not there. */
export const failure = between(400, 501)
export const redirects = [301, 308]

const generated = 'Use the files that this build wrote for the host.'

const unpackers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: bytes => bytes,
  br: bytes => brotliDecompressSync(bytes),
  gzip: bytes => gunzipSync(bytes),
}

/** The decompressed body; `undefined` when it is invalid. */
export function unpacked(answer: Answer): Buffer | undefined {
  try {
    return unpackers[headerOf(answer, 'content-encoding') ?? 'identity']?.(answer.body)
  } catch {
    return undefined
  }
}

/** Aliases of media types. */
const synonyms: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
}

/** A media type for comparison: without aliases, spaces, and the charset of types that define it themselves. */
function plainType(type = '') {
  const [name = '', charset = ''] = type.toLowerCase().replace(/\s/g, '').split(';')
  const plain = synonyms[name] ?? name
  return /^text\/(html|plain)$/.test(plain) ? `${plain};${charset}` : plain
}

const directives = (cache = '') => cache.toLowerCase().replace(/\s/g, '').split(',').sort().join()

function bytesFaults(answer: Answer, expected: Buffer): readonly Fault[] {
  const found = unpacked(answer)
  if (found === undefined)
    return fault('a body that cannot be decompressed', 'Look for a proxy that compresses the body a second time.')
  if (found.equals(expected)) return []
  const text = found.toString()
  if (text.includes('/cdn-cgi/l/email-protection') || text.includes('__cf_email__'))
    return fault(
      'Cloudflare has rewritten the e-mail addresses in the pages',
      'Switch off Email Address Obfuscation (Cloudflare: Scrape Shield, or a configuration rule).',
    )
  if (/cdn-cgi|cloudflareinsights|rocket-loader/.test(text))
    return fault(
      'Cloudflare has put scripts into the pages, which the security policy blocks',
      'Switch off Web Analytics (automatic setup), Rocket Loader and bot scripts for this site.',
    )
  return fault(
    'other bytes than in dist/',
    'Build from the deployed commit, or deploy this build. If it is deployed, a proxy alters the files.',
  )
}

/** The path and query that a redirect leads to; `undefined` for another site. */
function pathOf(location: string | undefined, origin: string): string | undefined {
  if (location === undefined || !URL.canParse(location, origin)) return undefined
  const { pathname, search } = new URL(location, origin)
  return pathname + search
}

/** The faults of an answer. `origin` is the site's, for redirects. */
export function faultsOf(answer: Answer, expected: Expected, origin: string): readonly Fault[] {
  const { what, status, remedy = generated, type, cache, notKept, encodings, bytes, location, also } = expected
  const header = (name: string) => headerOf(answer, name)
  if (location !== undefined) {
    const found = header('location')
    const right = redirects.includes(answer.status) && pathOf(found, origin) === location
    const to = found === undefined ? '' : `, to ${found}`
    if (!right) return fault(`${what} does not lead to the page for good (status ${answer.status}${to})`, remedy)
  }
  if (status && !status.includes(answer.status))
    return fault(
      `${what}: status ${answer.status}, not ${status.length > 3 ? 'a refusal' : status.join(' or ')}`,
      remedy,
    )
  return [
    ...unless(
      type === undefined || plainType(header('content-type')) === plainType(type),
      `Content-Type is ${header('content-type') ?? 'missing'}, not ${type}`,
      'Use the files that this build wrote for the host; on S3, upload with the types that they list.',
    ),
    ...unless(
      cache === undefined || directives(header('cache-control')) === directives(cache),
      `Cache-Control is ${header('cache-control') ?? 'missing'}, not ${cache} (status ${answer.status})`,
      'Use the files that this build wrote for the host, and switch off the caching rules of a network in front of it.',
    ),
    ...unless(
      !notKept || !/immutable|max-age=[1-9]/.test(header('cache-control') ?? ''),
      `${what} is cached by browsers`,
      'Apply caching rules only to files that exist.',
    ),
    ...unless(
      !encodings || encodings.includes(header('content-encoding') ?? 'identity'),
      `Content-Encoding is ${header('content-encoding') ?? 'missing'} where ${encodings?.join(' or ')} is accepted`,
      'The build wrote .br and .gz beside each file: the generated configuration uses them. Other hosts have a switch for compression.',
    ),
    ...(bytes ? bytesFaults(answer, bytes) : []),
    ...(also?.(answer) ?? []),
  ]
}
