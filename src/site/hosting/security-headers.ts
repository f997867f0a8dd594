import { createHash } from 'node:crypto'
import { company } from '#site/company.ts'

/** The origin of an absolute address, as a further CSP source; nothing for one on this site. */
const originOf = (address = '') => (URL.canParse(address) ? [new URL(address).origin] : [])

/** The CSP sources of the inline scripts in the HTML of a page (CSP Level 3, section 2.3.1): the hash of each. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script type="module"(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/**
 * Only what the pages use: no page has an inline handler or style, and all have the same inline script. The map is the one
 * thing that comes from elsewhere, once a visitor asks for it; the site map page shows our own pages in a frame.
 */
const contentSecurityPolicy = (apiBase: string, html: string) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html)],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...originOf(company.map?.embed)],
    'connect-src': ["'self'", ...originOf(apiBase)],
    'form-action': ["'self'", ...originOf(apiBase)],
    'frame-ancestors': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Text that may be from elsewhere is no script's address and no HTML. Two policies let through what is ours: an
    // article's words (web/templates/article.tsx) and the address of the worker (web/offline/tell-worker.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['article', 'worker'],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** What pages never ask a device for; frames from elsewhere cannot either. Names that browsers do not know make them complain. */
const unused =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection local-fonts ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'

/**
 * The headers of every response. `apiBase` is `VITE_API_BASE_URL`, empty when the API is on the site itself; `html` is a page
 * of the build, whose inline script may run.
 */
export const securityHeaders = (apiBase: string, html: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(apiBase, html),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unused
    .split(' ')
    .map(feature => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
})
