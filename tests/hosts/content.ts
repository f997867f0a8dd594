/** What an answer carries: its bytes, its type, how long it is kept. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, headerOf } from './ask.ts'
import { type Fault, fault, unless } from './check.ts'
import type { ServedFile } from './site.ts'

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

export const typeFaults = (answer: Answer, expected: string): readonly Fault[] =>
  unless(
    plainType(headerOf(answer, 'content-type')) === plainType(expected),
    `Content-Type is ${headerOf(answer, 'content-type') ?? 'missing'}, not ${expected}`,
    'Use the files that this build wrote for the host; on S3, upload with the types that they list.',
  )

const directives = (cache = '') => cache.toLowerCase().replace(/\s/g, '').split(',').sort().join()

export const cacheFaults = (answer: Answer, expected: string): readonly Fault[] =>
  unless(
    directives(headerOf(answer, 'cache-control')) === directives(expected),
    `Cache-Control is ${headerOf(answer, 'cache-control') ?? 'missing'}, not ${expected} (status ${answer.status})`,
    'Use the files that this build wrote for the host, and switch off the caching rules of a network in front of it.',
  )

/** What a host, or a network in front of it, has put into a page. */
function alteration(bytes: Buffer): readonly Fault[] {
  const text = bytes.toString()
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

export function bytesFaults(answer: Answer, expected: Buffer): readonly Fault[] {
  const found = unpacked(answer)
  if (found === undefined)
    return fault('a body that cannot be unpacked', 'Look for a server that packs what is packed already.')
  return found.equals(expected) ? [] : alteration(found)
}

export const statusFaults = ({ status }: Answer, expected: number, what: string): readonly Fault[] =>
  unless(
    status === expected,
    `${what}: status ${status}, not ${expected}`,
    expected === 200
      ? 'Is all of dist/ on line, hidden folders too (cp -r dist/.), and does the host know that /a is a.html?'
      : 'Use the files that this build wrote for the host.',
  )

/** A file came as it has to. */
export const fileFaults = (answer: Answer, file: ServedFile): readonly Fault[] => {
  const found = statusFaults(answer, 200, 'a file of the site')
  return found.length > 0
    ? found
    : [...typeFaults(answer, file.type), ...cacheFaults(answer, file.cache), ...bytesFaults(answer, file.bytes)]
}
