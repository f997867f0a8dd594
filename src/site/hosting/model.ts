/**
 * How a host has to serve the site, once; a writer for each host puts it into that host's words, and the preview server
 * follows it too. Not in the lists, because each host has its own switch for it: `/a/b` is the file `a/b.html`, `/a/b/`
 * and `/a/b.html` lead there for good, and an unknown path gets `404.html` with status 404.
 */
import { redirects } from '#site/map/redirects.ts'
import { securityHeaders } from './security-headers.ts'

/** What is special about some files. No two rules match one path: some hosts join the values of both. */
export interface FileRule {
  /** A path, or a folder with everything below it, ending in `/*`. */
  readonly files: `/${string}`
  readonly cache: string
  /** For files whose name does not tell every host. */
  readonly type?: string
}

export interface Hosting {
  readonly redirects: readonly (readonly [from: string, to: string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly rules: readonly FileRule[]
}

/** `Cache-Control` of pages and of all that no rule names; static hosts do the same on their own. */
export const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

const rules: readonly FileRule[] = [
  // Their names change with what they hold; fonts are among the assets.
  { files: '/assets/*', cache: immutable },
  { files: '/art/*', cache: immutable },
  { files: '/api/*', cache: 'no-cache', type: 'application/json' },
  { files: '/service-worker.js', cache: 'no-cache' },
  { files: '/offline.json', cache: 'no-cache' },
  { files: '/opensearch.xml', cache: revalidated, type: 'application/opensearchdescription+xml' },
  { files: '/manifest.webmanifest', cache: 'no-cache', type: 'application/manifest+json' },
]

/** The model of a build whose API is at `apiBase` (`VITE_API_BASE_URL`) and that has `html` among its pages. */
export const hosting = (apiBase = '', html = ''): Hosting => ({
  redirects,
  headers: securityHeaders(apiBase, html),
  rules,
})

/**
 * Addresses that lead to the one without slash or extension, as regular expressions with its path in the first group.
 * They never give `//host`, `/\host` or, with a tab or a line break that browsers drop, the like (5c is the backslash).
 */
export const oneAddress = {
  slash: String.raw`^/+([^/\x00-\x1f\x5c\x7f][^\x00-\x1f\x7f]*?)/+$`,
  extension: String.raw`^/+([^/\x00-\x1f\x5c\x7f][^\x00-\x1f\x7f]*)\.html$`,
} as const

const covers = ({ files }: FileRule, path: string) =>
  files.endsWith('/*') ? path.startsWith(files.slice(0, -1)) : path === files

/** The `Cache-Control` of a file that exists. */
export const cacheOf = (path: string) => rules.find(rule => covers(rule, path))?.cache ?? revalidated

/** A rule's files as a regular expression that nginx (PCRE) and Caddy (RE2) read alike. */
export const patternOf = ({ files }: Pick<FileRule, 'files'>) =>
  files.endsWith('/*') ? `^${escaped(files.slice(0, -1))}` : `^${escaped(files)}$`

const escaped = (path: string) => path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')
