import { headerOf } from '../ask.ts'
import { type Check, unless } from '../check.ts'
import { fileFaults, statusFaults } from '../content.ts'
import type { ServedFile, Site } from '../site.ts'

/** The headers of browsers, and `Via`, with which some servers do not compress. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br', Via: '1.1 proxy.example' }

const encodingFaults = (found: string | undefined, expected: readonly string[]) =>
  unless(
    expected.includes(found ?? 'identity'),
    `comes ${found ?? 'unpacked'} to those who can read ${expected.join(' or ')}`,
    'The build wrote .br and .gz beside each file: the generated configuration uses them. Other hosts have a switch for compression.',
  )

/** Every file as it is. */
export const plain = ({ files }: Site): Check[] =>
  files.map(file => ({
    path: file.address,
    headers: { 'Accept-Encoding': 'identity' },
    faults: answer => [
      ...fileFaults(answer, file),
      ...encodingFaults(headerOf(answer, 'content-encoding'), ['identity']),
    ],
  }))

/** Every file that gets smaller, as browsers ask for it. */
export const packed = ({ files }: Site): Check[] =>
  files
    .filter(file => file.packed)
    .map(file => ({
      path: file.address,
      headers: browser,
      faults: answer => [
        ...fileFaults(answer, file),
        ...encodingFaults(headerOf(answer, 'content-encoding'), ['br', 'gzip']),
        ...unless(
          /accept-encoding|\*/i.test(headerOf(answer, 'vary') ?? ''),
          'packed, and no Vary: Accept-Encoding',
          'Caches would give it to those who cannot unpack it: set Vary.',
        ),
      ],
    }))

/** A conditional request gets 304 and no body. */
const askedAgain = (file: ServedFile): Check => ({
  path: file.address,
  headers: browser,
  faults: () => [],
  next: answer => {
    const etag = headerOf(answer, 'etag')
    const date = headerOf(answer, 'last-modified')
    return {
      path: file.address,
      headers: {
        ...browser,
        ...(etag ? { 'If-None-Match': etag } : date ? { 'If-Modified-Since': date } : {}),
      },
      faults: same => [
        ...unless(
          etag !== undefined || date !== undefined,
          'neither ETag nor Last-Modified',
          'Without them every visit loads every page anew: switch one on.',
        ),
        ...statusFaults(same, 304, 'a file that the browser has'),
        ...unless(same.body.length === 0, 'a 304 with a body', 'Look for what alters answers on the way.'),
      ],
    }
  },
})

const askedByHead = (file: ServedFile): Check => ({
  path: file.address,
  method: 'HEAD',
  headers: { 'Accept-Encoding': 'identity' },
  faults: answer => [
    ...statusFaults(answer, 200, 'HEAD'),
    ...unless(
      Number(headerOf(answer, 'content-length') ?? file.bytes.length) === file.bytes.length,
      'HEAD tells another length than GET',
      'Look for what alters answers on the way.',
    ),
  ],
})

const pagesOf = ({ files, pages }: Site) => files.filter(({ address }) => pages.includes(address))

/** Every page, and the worker, as browsers ask when they have it. */
export const again = (site: Site): Check[] =>
  [...pagesOf(site), ...site.files.filter(({ address }) => address === '/service-worker.js')].map(askedAgain)

export const heads = (site: Site): Check[] => pagesOf(site).map(askedByHead)

/** Which encoding for which wish (RFC 9110 section 12.5.3). */
export const encodings = (site: Site): Check[] =>
  (
    [
      ['gzip', ['gzip']],
      ['br;q=0, gzip', ['gzip']],
      ['gzip;q=0, br;q=0', ['identity']],
      ['identity', ['identity']],
    ] as const
  ).flatMap(([accepted, expected]) =>
    site.files
      .filter(file => file.packed && ['/', '/service-worker.js', '/offline.json'].includes(file.address))
      .map(
        file =>
          ({
            path: file.address,
            headers: { 'Accept-Encoding': accepted },
            faults: answer => [
              ...fileFaults(answer, file),
              ...encodingFaults(headerOf(answer, 'content-encoding'), expected),
            ],
          }) satisfies Check,
      ),
  )

/** Parts of a picture, as download managers and players ask for them. */
export function ranges({ files }: Site): Check[] {
  const file = files.find(({ address }) => address.endsWith('.png'))
  if (!file) return []
  const { address: path, bytes } = file
  const part = (range: string, from: number, to: number): Check => ({
    path,
    headers: { Range: range },
    faults: answer => [
      ...statusFaults(answer, 206, 'a part of a file'),
      ...unless(
        answer.body.equals(bytes.subarray(from, to)) &&
          headerOf(answer, 'content-range') === `bytes ${from}-${to - 1}/${bytes.length}`,
        'another part than was asked for',
        'Look for what alters answers on the way.',
      ),
    ],
  })
  return [
    part('bytes=0-9', 0, 10),
    part('bytes=-5', bytes.length - 5, bytes.length),
    part(`bytes=${bytes.length - 2}-`, bytes.length - 2, bytes.length),
    {
      path,
      headers: { Range: `bytes=${bytes.length}-` },
      faults: answer => statusFaults(answer, 416, 'a part behind the end'),
    },
    {
      path,
      headers: { Range: 'bytes=0-9', 'If-Range': '"another"' },
      faults: answer => fileFaults(answer, file),
    },
  ]
}
