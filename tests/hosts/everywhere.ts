/** Rules for every response. */
import { type Answer, headerOf } from './ask.ts'
import { type Fault, unless } from './faults.ts'
import type { Site } from './site.ts'

/** Headers that must not be repeated: two values contradict each other. */
const single = [
  'access-control-allow-origin',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
]

/** Obsolete headers, and headers that reveal the software. */
const unwanted = [
  'expect-ct',
  'feature-policy',
  'p3p',
  'pragma',
  'public-key-pins',
  'set-cookie',
  'x-content-security-policy',
  'x-powered-by',
  'x-webkit-csp',
  'x-xss-protection',
]

const secondsOf = (policy = '') => Number(/max-age=(\d+)/.exec(policy)?.[1] ?? 0)

/** `Strict-Transport-Security`: over https only, with at least the lifetime of the hosting model. */
function httpsFaults(found: string | undefined, expected: string, overHttps: boolean): readonly Fault[] {
  if (!overHttps)
    return unless(found === undefined, 'Strict-Transport-Security over http', 'Send it where TLS ends, nowhere else.')
  return unless(
    secondsOf(found) >= secondsOf(expected),
    `Strict-Transport-Security is ${found ?? 'missing'}, not ${expected}`,
    'Set it where TLS ends: the generated configuration does, a proxy in front of it has to.',
  )
}

function securityFaults(answer: Answer, { headers }: Site, overHttps: boolean): readonly Fault[] {
  return Object.entries(headers).flatMap(([name, expected]) => {
    const found = headerOf(answer, name.toLowerCase())
    if (name === 'Strict-Transport-Security') return httpsFaults(found, expected, overHttps)
    // The other headers protect content that is displayed; browsers display no redirect.
    if (answer.status > 300 && answer.status < 400 && found === undefined) return []
    return unless(
      found === expected,
      `${name} is ${found === undefined ? 'missing' : `"${found.slice(0, 80)}"`} with status ${answer.status}`,
      'Use the files that this build wrote for the host, all of them; nothing else may set this header.',
    )
  })
}

/** A redirect to another site. `URL` drops tabs and line breaks and treats a backslash as a slash, as browsers do. */
function leadsAway(answer: Answer, origin: string): readonly Fault[] {
  const location = headerOf(answer, 'location')
  if (location === undefined) return []
  return unless(
    URL.canParse(location, origin) && new URL(location, origin).origin === origin,
    'a redirect leads to another site',
    'An attacker could send links to this site that lead elsewhere: use only the redirect rules of this build.',
  )
}

/** The faults of any response. A `bare` response was sent before the server had chosen the site. */
export function faultsAnywhere(
  answer: Answer,
  site: Site,
  { origin, overHttps, bare }: { origin: string; overHttps: boolean; bare: boolean },
): readonly Fault[] {
  const { status, headers } = answer
  const isBare = bare && status >= 400 && status < 500 && answer.body.length < 1000
  return [
    ...unless(status < 500 || isBare, `status ${status}`, "Look into the server's error log."),
    ...leadsAway(answer, origin),
    ...(isBare || status === 304 ? [] : securityFaults(answer, site, overHttps)),
    ...single.flatMap(name =>
      unless(
        (headers.get(name)?.length ?? 0) <= 1,
        `${name} comes ${headers.get(name)?.length} times`,
        'The server and the application or proxy both set it. Remove one.',
      ),
    ),
    ...unwanted.flatMap(name => unless(!headers.has(name), `the header ${name}`, 'Switch it off: no page needs it.')),
    ...unless(
      !/\d/.test(headerOf(answer, 'server') ?? ''),
      `the Server header has a version: ${headerOf(answer, 'server')}`,
      'nginx: server_tokens off. Apache: ServerTokens Prod, outside .htaccess.',
    ),
  ]
}
