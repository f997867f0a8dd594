import { type Answer, headerOf } from '../ask.ts'
import { type Check, unless } from '../check.ts'
import { cacheFaults, statusFaults, typeFaults } from '../content.ts'
import type { Site } from '../site.ts'

const json = { 'Content-Type': 'application/json' }

/** On a static host a submission must fail: a success would clear the form. */
export const withoutServer: readonly Check[] = ['/api/contact', '/api/newsletter', '/api/job-apply'].map(path => ({
  path,
  method: 'POST',
  headers: json,
  body: '{}',
  bare: true,
  faults: answer =>
    unless(
      answer.status >= 400 && answer.status < 502,
      `a form that nobody receives is answered with status ${answer.status}`,
      'Pass /api to the server, or let POST fail.',
    ),
}))

const refusal = (answer: Answer) => [
  ...unless(
    answer.status >= 400 && answer.status < 500,
    `an empty form: status ${answer.status}, not a refusal`,
    'Is the server behind /api running, and does /api lead to it?',
  ),
  ...typeFaults(answer, 'application/json'),
  ...unless(
    !/immutable|max-age=[1-9]/.test(headerOf(answer, 'cache-control') ?? ''),
    'answers to forms are kept',
    'Caching rules are for files.',
  ),
]

const megabyte = 1024 * 1024

/** The host passes `/api` and its answers on unchanged. No check sends a submission. */
export const withServer = (site: Site): Check[] => [
  ...site.lists.map(path => ({
    path,
    faults: (answer: Answer) => [
      ...statusFaults(answer, 200, 'a list'),
      ...typeFaults(answer, 'application/json'),
      ...cacheFaults(answer, 'no-cache'),
    ],
  })),
  ...['/api/contact', '/api/newsletter'].map(path => ({
    path,
    method: 'POST',
    headers: json,
    body: '{}',
    faults: refusal,
  })),
  {
    path: '/api/job-apply',
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    // As large as the largest application: a proxy with a lower limit says so before the server can.
    body: `--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n${'a'.repeat(10 * megabyte)}\r\n--x--\r\n`,
    faults: refusal,
  },
  {
    path: '/api/nothing',
    faults: answer => [...statusFaults(answer, 404, 'a list that is none'), ...typeFaults(answer, 'application/json')],
  },
]

/** Addresses below `/api` that no list has. */
export const unknownLists = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/jobs/',
  '/api/jobs.html',
  '/api/../package.json',
].map(
  (path): Check => ({
    path,
    faults: answer => [
      ...(path === '/api/nothing' ? statusFaults(answer, 404, 'a list that is none') : []),
      ...unless(
        [301, 308, 404].includes(answer.status),
        `an address below /api has status ${answer.status}`,
        'Unknown addresses are 404.',
      ),
    ],
  }),
)
