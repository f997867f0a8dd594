import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { caddy } from './caddy.build.ts'
import { hosting } from './model.ts'
import { nginx } from './nginx.build.ts'
import { cloudflare, netlify, vercel } from './static-hosts.build.ts'

/** GitHub Pages has no headers and no redirects. The files turn its build off and set the site's host name. */
const githubPages = (): EmittedFile[] => [
  { path: 'github-pages/.nojekyll', content: '' },
  { path: 'github-pages/CNAME', content: `${new URL(company.siteUrl).hostname}\n` },
]

const writers = [netlify, cloudflare, vercel, githubPages, nginx, caddy]

/** Excludes compressed copies, which browsers do not request by name. */
const isOriginal = (file: string) => !/\.(br|gz)$/.test(file)

/**
 * Returns the files for each host, in a folder of its own. `files` are those of the site, `apiBase` is the API's base URL
 * (`VITE_API_BASE_URL`), and `html` is the HTML of one page.
 */
export const hostFiles = (files: readonly string[], apiBase: string, html: string): EmittedFile[] =>
  writers.flatMap(write => write(hosting(apiBase, html), files.filter(isOriginal).sort()))
