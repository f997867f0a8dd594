/** Questions about the files of the site: content, headers, encodings, conditions and parts. */
import { type Answer, headerOf } from '../ask.ts'
import { type Check, type Expected, unless } from '../faults.ts'
import type { ServedFile, Site } from '../site.ts'

/** The headers of browsers, and `Via`, which makes some servers skip compression. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br', Via: '1.1 proxy.example' }

/** The expected response for a file. */
const asFile = ({ type, cache, bytes }: ServedFile): Expected => ({
  what: 'a file of the site',
  status: [200],
  remedy:
    'Check that all of dist/ is deployed, with hidden folders (cp -r dist/.), and that the host serves a.html at /a.',
  type,
  cache,
  bytes,
})

const altered = 'Look for a proxy that alters responses.'

/** Every file, uncompressed. */
export const plain = ({ files }: Site): Check[] =>
  files.map(file => ({
    path: file.address,
    headers: { 'Accept-Encoding': 'identity' },
    expected: { ...asFile(file), encodings: ['identity'] },
  }))

/** Every compressible file, as browsers request it. */
export const packed = ({ files }: Site): Check[] =>
  files
    .filter(file => file.packed)
    .map(file => ({
      path: file.address,
      headers: browser,
      expected: {
        ...asFile(file),
        encodings: ['br', 'gzip'],
        also: answer =>
          unless(
            /accept-encoding|\*/i.test(headerOf(answer, 'vary') ?? ''),
            'compressed without Vary: Accept-Encoding',
            'Set Vary; otherwise, caches send it to clients that cannot decompress it.',
          ),
      },
    }))

const pagesOf = ({ files, pages }: Site) => files.filter(({ address }) => pages.includes(address))

/** The conditional request of a browser that has the file: 304 without a body. */
function askedAgain(path: string, answer: Answer): Check {
  const [etag, date] = [headerOf(answer, 'etag'), headerOf(answer, 'last-modified')]
  return {
    path,
    headers: { ...browser, ...(etag ? { 'If-None-Match': etag } : date ? { 'If-Modified-Since': date } : {}) },
    expected: {
      what: 'a conditional request',
      ...((etag ?? date) && { status: [304] }),
      also: same => [
        ...unless(
          (etag ?? date) !== undefined,
          'neither ETag nor Last-Modified',
          'Enable one of them; otherwise, browsers load every page again at each visit.',
        ),
        ...unless(same.status !== 304 || same.body.length === 0, 'a 304 with a body', altered),
      ],
    },
  }
}

/** Conditional requests for every page and the service worker. */
export const again = (site: Site): Check[] =>
  [...pagesOf(site).map(({ address }) => address), '/service-worker.js'].map(path => ({
    path,
    headers: browser,
    expected: { what: 'a file of the site' },
    next: answer => askedAgain(path, answer),
  }))

export const heads = (site: Site): Check[] =>
  pagesOf(site).map(({ address, bytes }) => ({
    path: address,
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'identity' },
    expected: {
      what: 'HEAD',
      status: [200],
      also: answer =>
        unless(
          Number(headerOf(answer, 'content-length') ?? bytes.length) === bytes.length,
          'HEAD has another Content-Length than GET',
          altered,
        ),
    },
  }))

/** Content negotiation (RFC 9110 section 12.5.3). */
export const encodings = (site: Site): Check[] =>
  Object.entries({
    gzip: 'gzip',
    'br;q=0, gzip': 'gzip',
    'gzip;q=0, br;q=0': 'identity',
    identity: 'identity',
  }).flatMap(([accepted, encoding]) =>
    site.files
      .filter(file => file.packed && ['/', '/service-worker.js', '/offline.json'].includes(file.address))
      .map(file => ({
        path: file.address,
        headers: { 'Accept-Encoding': accepted },
        expected: { ...asFile(file), encodings: [encoding] },
      })),
  )

/** Range requests (RFC 9110 section 14). */
export function ranges({ files }: Site): Check[] {
  const file = files.find(({ address }) => address.endsWith('.png'))
  if (!file) return []
  const { address: path, bytes } = file
  const { length } = bytes
  const part = (range: string, from: number, to: number): Check => ({
    path,
    headers: { Range: range },
    expected: {
      what: 'a part of a file',
      status: [206],
      also: answer =>
        unless(
          answer.body.equals(bytes.subarray(from, to)) &&
            headerOf(answer, 'content-range') === `bytes ${from}-${to - 1}/${length}`,
          'another part than requested',
          altered,
        ),
    },
  })
  return [
    part('bytes=0-9', 0, 10),
    part('bytes=-5', length - 5, length),
    part(`bytes=${length - 2}-`, length - 2, length),
    { path, headers: { Range: `bytes=${length}-` }, expected: { what: 'a range after the end', status: [416] } },
    { path, headers: { Range: 'bytes=0-9', 'If-Range': '"another"' }, expected: asFile(file) },
  ]
}
