import { createHash } from 'node:crypto'
import { company } from '#content/company.ts'

/** Returns the origin of an absolute URL as a CSP source; empty for any other URL. */
const originOf = (address = '') => (URL.canParse(address) ? [new URL(address).origin] : [])

/** Returns the CSP sources of the inline scripts of a page: their hashes (CSP Level 3, section 2.3.1). */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script type="module"(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/**
 * Allows only what the pages use: no page has an inline handler or style, and all have the same inline script. Only the map
 * comes from another origin, when a visitor asks for it. The sitemap page shows pages of this site in a frame.
 */
const contentSecurityPolicy = (apiBase: string, html: string) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html)],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...originOf(company.map?.still?.embed)],
    'connect-src': ["'self'", ...originOf(apiBase)],
    'form-action': ["'self'", ...originOf(apiBase)],
    'frame-ancestors': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Browsers reject strings as script URLs, scripts and HTML. Three policies allow our own: the HTML of articles
    // (sections/article-body.tsx), the URL of the worker (offline/register.ts) and the structured data
    // (seo/structured-data.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['article', 'graph', 'worker'],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** Features that no page uses; frames of other origins cannot use them either. Browsers warn about unknown names. */
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
  // Feeds, social images and logos are shown on other sites, and no file is private.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': unused
    .split(' ')
    .map(feature => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
})
