/** What an answer has to be, and what is wrong with one that is not. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, headerOf, type Question } from './ask.ts'

/** What is wrong, in words that are the same for every address with this fault, and what to do about it. */
export interface Fault {
  readonly what: string
  readonly remedy: string
}

/** What an answer has to be; what is left out may be anything. */
export interface Expected {
  /** What is asked for, as the report calls it. */
  readonly what: string
  readonly status?: readonly number[]
  /** What to do about another status. */
  readonly remedy?: string
  readonly type?: string
  readonly cache?: string
  /** A browser must not keep it: no lifetime. */
  readonly notKept?: true
  readonly encodings?: readonly string[]
  /** The body before compression. */
  readonly bytes?: Buffer
  /** Where a redirect leads, as a path of the site. */
  readonly location?: string
  /** Further faults. */
  readonly also?: (answer: Answer) => readonly Fault[]
}

/** A question with what its answer has to be. */
export interface Check extends Question {
  readonly expected: Expected
  /** Answers that a server gives before it knows the site have none of the site's headers; they may say no more than that. */
  readonly bare?: boolean
  /** Over http where the site is on https. */
  readonly plain?: boolean
  /** What to ask next, when the answer decides it. */
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

/** The bytes as they were before they were packed. */
export function unpacked(answer: Answer): Buffer | undefined {
  try {
    return unpackers[headerOf(answer, 'content-encoding') ?? 'identity']?.(answer.body)
  } catch {
    return undefined
  }
}

/** Names that mean the same to every browser. */
const synonyms: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
}

/** A media type without what is free: synonyms, spaces, and a charset beside types that say theirs in themselves. */
function plainType(type = '') {
  const [name = '', charset = ''] = type.toLowerCase().replace(/\s/g, '').split(';')
  const plain = synonyms[name] ?? name
  return /^text\/(html|plain)$/.test(plain) ? `${plain};${charset}` : plain
}

const directives = (cache = '') => cache.toLowerCase().replace(/\s/g, '').split(',').sort().join()

function bytesFaults(answer: Answer, expected: Buffer): readonly Fault[] {
  const found = unpacked(answer)
  if (found === undefined)
    return fault('a body that cannot be unpacked', 'Look for a server that packs what is packed already.')
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
    'Build from the commit that is on line, or put this build on line; if it is, something on the way alters files.',
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
    const right = [301, 308].includes(answer.status) && pathOf(found, origin) === location
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
      `${what} is kept by browsers`,
      'Caching rules are for files that exist: set them behind the look-up.',
    ),
    ...unless(
      !encodings || encodings.includes(header('content-encoding') ?? 'identity'),
      `comes ${header('content-encoding') ?? 'unpacked'} to those who can read ${encodings?.join(' or ')}`,
      'The build wrote .br and .gz beside each file: the generated configuration uses them. Other hosts have a switch for compression.',
    ),
    ...(bytes ? bytesFaults(answer, bytes) : []),
    ...(also?.(answer) ?? []),
  ]
}
