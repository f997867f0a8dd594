/** The table of questions: everything that the hosting model promises, asked of a running server. */
import { type Answer, headerOf } from '../ask.ts'
import { type Check, failure, redirects, refusal, unless } from '../faults.ts'
import type { Site } from '../site.ts'
import { aliases, doubled, errorPage, hostile, methods, nothing, spellings } from './addresses.ts'
import { again, encodings, heads, packed, plain, ranges } from './files.ts'
import { offline } from './offline.ts'

const month = 30 * 24 * 3600 * 1000

/** RFC 9116: the contact for reports must not have expired. */
const securityText = (): Check[] => [
  {
    path: '/.well-known/security.txt',
    expected: {
      what: 'security.txt',
      status: [200],
      also: answer => {
        const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body.toString())?.[1] ?? '')
        return unless(expires - Date.now() > month, 'security.txt expires within a month', 'Build and deploy again.')
      },
    },
  },
]

/** http redirects to https with path and query. Behind a proxy that ends TLS, redirects keep https. */
const https = ({ pages }: Site, origin: string): Check[] =>
  origin.startsWith('http:')
    ? []
    : [
        ...[...pages.slice(0, 3), '/nothing', '/assets/x/'].map(page => ({
          path: `${page}?a=b`,
          plain: true,
          expected: {
            what: 'http',
            also: (answer: Answer) =>
              unless(
                redirects.includes(answer.status) && headerOf(answer, 'location') === `${origin}${page}?a=b`,
                `http does not redirect to https permanently (status ${answer.status}, to ${headerOf(answer, 'location')})`,
                'Redirect http to https: nginx.conf and .htaccess of this build do, Caddy does so by default, other hosts have a setting.',
              ),
          },
        })),
        {
          path: '/about/',
          plain: true,
          headers: { 'X-Forwarded-Proto': 'https' },
          expected: {
            what: 'a page behind a proxy',
            also: answer =>
              unless(
                !headerOf(answer, 'location')?.startsWith('http:'),
                `a redirect leads from https to http: ${headerOf(answer, 'location')}`,
                'Redirects must have https or no scheme: use the redirect rules that this build wrote for the host.',
              ),
          },
        },
      ]

/** The questions for every host, by subject. */
export const subjects = {
  plain,
  packed,
  again,
  heads,
  encodings,
  ranges,
  spellings,
  doubled,
  aliases,
  nothing,
  errorPage,
  hostile,
  methods,
  securityText,
  offline,
  https,
} satisfies Record<string, (site: Site, origin: string) => readonly Check[]>

export type Subject = keyof typeof subjects

const json = { 'Content-Type': 'application/json' }

/** On a static host a submission must fail, because a success would clear the form. Unknown lists are 404. */
export const withoutServer = (): Check[] => [
  ...['/api/contact', '/api/newsletter', '/api/job-apply'].map(path => ({
    path,
    method: 'POST',
    headers: json,
    body: '{}',
    bare: true,
    expected: {
      what: 'a form without a server',
      status: failure,
      remedy: 'Forward /api to the server, or let POST fail.',
    },
  })),
  ...['/api', '/api/', '/api/nothing', '/api/jobs/', '/api/jobs.html', '/api/../package.json'].map(path => ({
    path,
    expected: {
      what: 'an address below /api',
      status: path === '/api/nothing' ? [404] : [...redirects, 404],
      remedy: 'Unknown addresses are 404.',
    },
  })),
]

const emptyForm = (path: string, headers: Check['headers'], body: string): Check => ({
  path,
  method: 'POST',
  ...(headers && { headers }),
  body,
  expected: {
    what: 'an empty form',
    status: refusal,
    remedy: 'Check that the server runs and that /api is forwarded to it.',
    type: 'application/json',
    notKept: true,
  },
})

const megabyte = 1024 * 1024

/** The host forwards `/api` and its responses unchanged. No question sends a valid submission. */
export const withServer = ({ lists }: Site): Check[] => [
  ...lists.map(path => ({
    path,
    expected: { what: 'a list', status: [200], type: 'application/json', cache: 'no-cache' },
  })),
  ...['/api/contact', '/api/newsletter'].map(path => emptyForm(path, json, '{}')),
  // As large as the largest application: a proxy with a lower limit would refuse it.
  emptyForm(
    '/api/job-apply',
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    `--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n${'a'.repeat(10 * megabyte)}\r\n--x--\r\n`,
  ),
  { path: '/api/nothing', expected: { what: 'an unknown list', status: [404], type: 'application/json' } },
]
