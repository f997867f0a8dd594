/** What holds for every answer, whatever was asked. */
import { type Answer, headerOf } from './ask.ts'
import { type Fault, unless } from './faults.ts'
import type { Site } from './site.ts'

/** Two values of these contradict each other, or make browsers take the stricter of both. */
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

/** Headers that browsers have dropped, or that tell strangers what runs here. */
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

/** The header that keeps browsers to https: over https only, and for as long as the model says or longer. */
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
    // Browsers show nothing of a redirect: all others are for what is shown.
    if (answer.status > 300 && answer.status < 400 && found === undefined) return []
    return unless(
      found === expected,
      `${name} is ${found === undefined ? 'missing' : `"${found.slice(0, 80)}"`} with status ${answer.status}`,
      'Use the files that this build wrote for the host, all of them; nothing else may set this header.',
    )
  })
}

/** Where browsers go from here. They drop tabs and line breaks and take a backslash for a slash, and so does `URL`. */
function leadsAway(answer: Answer, origin: string): readonly Fault[] {
  const location = headerOf(answer, 'location')
  if (location === undefined) return []
  return unless(
    URL.canParse(location, origin) && new URL(location, origin).origin === origin,
    'a redirect leads to another site',
    'Whoever sends a link to this site can choose where it ends: use the redirect rules of this build alone.',
  )
}

/** The faults of any answer from `origin`; `bare` are answers from before the server knew which site was asked. */
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
        'Two places set it: the server and what stands behind or before it. Leave one.',
      ),
    ),
    ...unwanted.flatMap(name => unless(!headers.has(name), `the header ${name}`, 'Switch it off: no page needs it.')),
    ...unless(
      !/\d/.test(headerOf(answer, 'server') ?? ''),
      `the server tells its version: ${headerOf(answer, 'server')}`,
      'nginx: server_tokens off. Apache: ServerTokens Prod, outside .htaccess.',
    ),
  ]
}
