import { type Answer, headerOf } from '../ask.ts'
import { type Check, unless } from '../check.ts'

/** Where something of value would be, and what the build makes for hosts alone. */
const hidden = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.htaccess',
  '/.htpasswd',
  '/.deploy/nginx.conf',
  '/.deploy/Caddyfile',
  '/.nojekyll',
  '/.DS_Store',
  '/assets/.env',
  '/api/.env',
  '/api/.git/config',
  '/.well-known/.env',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/nginx.conf',
  '/Caddyfile',
  '/package.json',
  '/config.json',
]

/** Ways out of the folder, and into a server's error page. */
const outside = [
  '/../package.json',
  '/../../../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/../../../../../../../etc/passwd',
  '/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/%252e%252e/package.json',
  '/.%00./package.json',
  '/%00',
  '/about%00',
  '/about%00.html',
  '/about.html%00',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae/package.json',
  '/about%0d%0aSet-Cookie:a=b',
  '/about%0d%0aSet-Cookie:a=b/',
  '/about/%0d%0aSet-Cookie:a=b.html',
  '/about%20',
  '/about.',
  '/about::$DATA',
  '/about;.js',
  '/about%2f',
  '/services%2fcloud-services',
  '/con',
  '/~root',
  '/server-status',
  '/cgi-bin/',
  `/${'a'.repeat(255)}`,
  `/${'a'.repeat(256)}`,
  `/${'a'.repeat(3000)}`,
  `/api/${'a'.repeat(300)}`,
  `/${'%E0%A6%A8'.repeat(90)}`,
  `/${'a/'.repeat(500)}`,
  `/${'../'.repeat(50)}etc/passwd`,
]

/** Redirects that a browser would take for another site: it drops tabs and line breaks, and takes `\` for `/`. */
const away = [
  '//evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%09%5cevil.example',
  '/%0a/evil.example',
  '/%0d%5cevil.example',
  '///evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/x/%2e%2e//evil.example',
  '/@evil.example',
  '/\\evil.example',
  '//%5cevil.example',
  '/%5c%5cevil.example',
  '/%00/evil.example',
  '/%0b/evil.example',
  '/%20/evil.example',
].flatMap(path => [path, `${path}/`, `${path}//`, `${path}/x.html`, `${path}/index.html`])

/** Of what lies outside, or hides. */
const secret = /root:x:0|nokshi-website|"private": true|planted secret|\[core\]/

const refused = (path: string): Check => ({
  path,
  bare: true,
  faults: answer => [
    ...unless(
      (answer.status >= 400 && answer.status < 500) || [301, 308].includes(answer.status) || answer.status === 200,
      `an odd address has status ${answer.status}`,
      "Look into the server's error log.",
    ),
    ...unless(
      !secret.test(answer.body.toString()),
      `${path} gives away a file`,
      'Take it out of the folder that is served.',
    ),
    ...unless(
      !answer.headers.has('set-cookie'),
      'an address can put a header into the answer',
      'Use the redirect rules of this build alone.',
    ),
    ...unless(
      headerOf(answer, 'cache-control')?.includes('immutable') !== true,
      'an odd address is kept for good',
      'Caching rules are for files that exist.',
    ),
  ],
})

export const hostile: readonly Check[] = [
  ...hidden.map(path => ({
    path,
    faults: (answer: Answer) => [
      ...unless(
        [403, 404].includes(answer.status),
        `${path} can be read`,
        'It is for the server, not for visitors: copy what is in dist/ and nothing else.',
      ),
    ],
  })),
  ...[...outside, ...away].map(refused),
]

/** Pages accept only GET and HEAD; on a static host, submissions fail. */
export const methods = (page: string): Check[] => [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'].map(method => ({
    path: page,
    method,
    bare: true,
    faults: (answer: Answer) =>
      unless(
        answer.status >= 400 && answer.status < 502,
        `${method} of a page: status ${answer.status}, not 405`,
        'Allow GET and HEAD alone.',
      ),
  })),
  {
    path: page,
    method: 'OPTIONS',
    faults: answer => unless(answer.status < 500, `OPTIONS: status ${answer.status}`, 'Allow GET and HEAD alone.'),
  },
]
