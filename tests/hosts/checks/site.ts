import { type Answer, headerOf } from '../ask.ts'
import { type Check, unless } from '../check.ts'
import { statusFaults } from '../content.ts'
import type { Site } from '../site.ts'

/** Plain http leads to https, at once and with the whole address: without https there is no worker. */
export const plainHttp = (site: Site, origin: string): Check[] =>
  [...site.pages.slice(0, 3), '/nothing', '/assets/x/'].map(page => ({
    path: `${page}?a=b`,
    plain: true,
    faults: (answer: Answer) => {
      const location = headerOf(answer, 'location')
      return unless(
        [301, 308].includes(answer.status) && location === `${origin}${page}?a=b`,
        `http does not lead to https for good (status ${answer.status}${location ? `, to ${location}` : ''})`,
        'Redirect http to https: nginx.conf and .htaccess of this build do, Caddy does so by itself, other hosts have a switch.',
      )
    },
  }))

/** Behind a proxy that ends TLS, redirects of https requests keep https. */
export const behindProxy: Check = {
  path: '/about/',
  plain: true,
  headers: { 'X-Forwarded-Proto': 'https' },
  faults: answer => {
    const location = headerOf(answer, 'location') ?? ''
    return unless(
      !location.startsWith('http:'),
      `a redirect leads from https to ${location}`,
      'Redirects name https or no scheme at all: use those that this build wrote for the host.',
    )
  },
}

const month = 30 * 24 * 3600 * 1000

/** RFC 9116: who finds a hole needs an address that is still good. */
export const securityText: Check = {
  path: '/.well-known/security.txt',
  faults: answer => {
    const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body.toString())?.[1] ?? '')
    return [
      ...statusFaults(answer, 200, 'security.txt'),
      ...unless(expires - Date.now() > month, 'security.txt expires within a month', 'Build anew and put it on line.'),
    ]
  },
}
