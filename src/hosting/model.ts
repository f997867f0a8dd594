/**
 * The rules for serving the site. A module for each host writes them in that host's format, and the preview server follows
 * them too. The lists omit what each host has its own setting for: `/a/b` is the file `a/b.html`, `/a/b/` and `/a/b.html`
 * redirect there permanently, and an unknown path gets `404.html` with status 404.
 */
import { redirects } from '#content/map/redirects.ts'
import { securityHeaders } from './security-headers.ts'

/** The headers of some files. No two rules match one path, because some hosts join the values of both. */
export interface FileRule {
  /** A path, or a folder with everything below it, ending in `/*`. */
  readonly files: `/${string}`
  readonly cache: string
  /** `Content-Type`, for files whose name not every host recognizes. */
  readonly type?: string
}

export interface Hosting {
  readonly redirects: readonly (readonly [from: string, to: string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly rules: readonly FileRule[]
}

/** `Cache-Control` of pages and of files without a rule; the default of static hosts. */
export const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

const rules: readonly FileRule[] = [
  // Their names change with their content; the assets include the fonts.
  { files: '/assets/*', cache: immutable },
  { files: '/art/*', cache: immutable },
  { files: '/api/*', cache: 'no-cache', type: 'application/json' },
  { files: '/service-worker.js', cache: 'no-cache' },
  { files: '/offline.json', cache: 'no-cache' },
  { files: '/opensearch.xml', cache: revalidated, type: 'application/opensearchdescription+xml' },
  { files: '/manifest.webmanifest', cache: 'no-cache', type: 'application/manifest+json' },
]

/** Returns the rules of a build whose API is at `apiBase` (`VITE_API_BASE_URL`); `html` is one of its pages. */
export const hosting = (apiBase = '', html = ''): Hosting => ({
  redirects,
  headers: securityHeaders(apiBase, html),
  rules,
})

/**
 * Regular expressions of paths that redirect to the URL without slash or extension, whose path is the first group. They
 * never redirect to `//host`, `/\host`, or the same with a tab or a line break, which browsers drop (5c is the backslash).
 */
export const oneAddress = {
  slash: String.raw`^/+([^/\x00-\x1f\x5c\x7f][^\x00-\x1f\x7f]*?)/+$`,
  extension: String.raw`^/+([^/\x00-\x1f\x5c\x7f][^\x00-\x1f\x7f]*)\.html$`,
} as const

const covers = ({ files }: FileRule, path: string) =>
  files.endsWith('/*') ? path.startsWith(files.slice(0, -1)) : path === files

/** The `Cache-Control` of a file that exists. */
export const cacheOf = (path: string) => rules.find(rule => covers(rule, path))?.cache ?? revalidated

/** Returns a rule's files as a regular expression for nginx (PCRE) and Caddy (RE2). */
export const patternOf = ({ files }: Pick<FileRule, 'files'>) =>
  files.endsWith('/*') ? `^${escaped(files.slice(0, -1))}` : `^${escaped(files)}$`

/** The URL at which `npm run serve` listens, for hosts on the same machine. */
export const server = 'http://127.0.0.1:4173'

const escaped = (path: string) => path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')
