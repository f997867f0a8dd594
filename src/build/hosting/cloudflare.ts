import type { EmittedFile } from '#build/emit/files.ts'
import type { Hosting } from '#site/hosting/model.ts'
import { headerRules } from './header-rules.ts'
import type { Surroundings } from './surroundings.ts'

/** What Cloudflare Pages reads of a file; it ignores the rest without a word. */
const limits = { rules: 100, redirects: 2000, line: 1000 }

/** Throws when Cloudflare would ignore the rest of a file. */
function withinLimits(headers: string, redirects: string) {
  const lines = [...headers.split('\n'), ...redirects.split('\n')]
  const long = lines.find(line => line.length > limits.line)
  if (long) throw new Error(`Cloudflare reads ${limits.line} characters of a line, shorten: ${long.slice(0, 60)}...`)
  if ([...headers.matchAll(/^\//gm)].length > limits.rules)
    throw new Error(`_headers: Cloudflare reads ${limits.rules} rules, write fewer`)
  if ([...redirects.matchAll(/^\//gm)].length > limits.redirects)
    throw new Error(`_redirects: Cloudflare reads ${limits.redirects} lines, write fewer`)
}

/** `_headers` and `_redirects` as Cloudflare Pages reads them, which publishes neither. It keeps no 404, but leaves it its type. */
export function cloudflare(model: Hosting, { files }: Surroundings): EmittedFile[] {
  const headers = headerRules(model, files, ({ type }) => type !== undefined)
  const redirects = `${model.redirects.map(([from, to]) => `${from} ${to} 301`).join('\n')}\n`
  withinLimits(headers, redirects)
  return [
    { path: 'cloudflare/_headers', content: headers },
    { path: 'cloudflare/_redirects', content: redirects },
  ]
}
