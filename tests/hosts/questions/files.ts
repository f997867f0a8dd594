/** Questions about the files of the site: content, headers, encodings, conditions and parts. */
import { type Answer, headerOf } from '../ask.ts'
import { type Check, type Expected, unless } from '../faults.ts'
import type { ServedFile, Site } from '../site.ts'

/** The headers of browsers, and `Via`, with which some servers do not compress. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br', Via: '1.1 proxy.example' }

/** A file as it has to come. */
const asFile = ({ type, cache, bytes }: ServedFile): Expected => ({
  what: 'a file of the site',
  status: [200],
  remedy: 'Is all of dist/ on line, hidden folders too (cp -r dist/.), and does the host know that /a is a.html?',
  type,
  cache,
  bytes,
})

const altered = 'Look for what alters answers on the way.'

/** Every file as it is. */
export const plain = ({ files }: Site): Check[] =>
  files.map(file => ({
    path: file.address,
    headers: { 'Accept-Encoding': 'identity' },
    expected: { ...asFile(file), encodings: ['identity'] },
  }))

/** Every file that gets smaller, as browsers ask for it. */
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
            'packed, and no Vary: Accept-Encoding',
            'Caches would give it to those who cannot unpack it: set Vary.',
          ),
      },
    }))

const pagesOf = ({ files, pages }: Site) => files.filter(({ address }) => pages.includes(address))

/** A second question for what the browser has: 304 and no body. */
function askedAgain(path: string, answer: Answer): Check {
  const [etag, date] = [headerOf(answer, 'etag'), headerOf(answer, 'last-modified')]
  return {
    path,
    headers: { ...browser, ...(etag ? { 'If-None-Match': etag } : date ? { 'If-Modified-Since': date } : {}) },
    expected: {
      what: 'a file that the browser has',
      ...((etag ?? date) && { status: [304] }),
      also: same => [
        ...unless(
          (etag ?? date) !== undefined,
          'neither ETag nor Last-Modified',
          'Without them every visit loads every page anew: switch one on.',
        ),
        ...unless(same.status !== 304 || same.body.length === 0, 'a 304 with a body', altered),
      ],
    },
  }
}

/** Every page, and the worker, as browsers ask when they have it. */
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
          'HEAD tells another length than GET',
          altered,
        ),
    },
  }))

/** Which encoding for which wish (RFC 9110 section 12.5.3). */
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

/** Parts of a picture, as download managers and players ask for them. */
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
          'another part than was asked for',
          altered,
        ),
    },
  })
  return [
    part('bytes=0-9', 0, 10),
    part('bytes=-5', length - 5, length),
    part(`bytes=${length - 2}-`, length - 2, length),
    { path, headers: { Range: `bytes=${length}-` }, expected: { what: 'a part behind the end', status: [416] } },
    { path, headers: { Range: 'bytes=0-9', 'If-Range': '"another"' }, expected: asFile(file) },
  ]
}
