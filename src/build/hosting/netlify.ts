import type { EmittedFile } from '#build/emit.ts'
import type { FileRule, Hosting } from '#site/hosting/model.ts'

const block = (files: string, headers: Readonly<Record<string, string>>) =>
  [files, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

const ofRule = ({ files, cache, type }: FileRule) =>
  block(files, { 'Cache-Control': cache, ...(type && { 'Content-Type': type }) })

/** Cloudflare's limits, which are the stricter ones (Pages documentation, "Headers" and "Redirects"). */
const limits = { rules: 100, redirects: 2000, line: 1000 }

/** Throws when a host would silently ignore the rest of a file. */
function checkLimits(model: Hosting, lines: readonly string[]) {
  if (model.rules.length >= limits.rules)
    throw new Error(`_headers: Cloudflare reads ${limits.rules} rules, write fewer`)
  if (model.redirects.length > limits.redirects)
    throw new Error(`_redirects: Cloudflare reads ${limits.redirects} lines, write fewer`)
  const long = lines.find(line => line.length > limits.line)
  if (long) throw new Error(`Cloudflare reads ${limits.line} characters of a line, shorten: ${long.slice(0, 60)}...`)
}

/**
 * `_headers` and `_redirects` as Netlify and Cloudflare Pages read them. Both hosts serve clean addresses and `404.html`,
 * and let browsers revalidate pages, without being told.
 */
export function netlify(model: Hosting): EmittedFile[] {
  const headers = `# Pages are revalidated by default here. No two rules below set the same header: their values would be joined.
${[block('/*', model.headers), ...model.rules.map(ofRule)].join('\n\n')}
`
  const redirects = `# Netlify needs the "!" to redirect where there is a file, the page for hosts that cannot redirect.
# Cloudflare Pages does so in any case, does not know "!", and takes the second line of each pair.
${model.redirects.map(([from, to]) => `${from} ${to} 301!\n${from} ${to} 301`).join('\n')}
`
  checkLimits(model, [...headers.split('\n'), ...redirects.split('\n')])
  return [
    { path: '_headers', content: headers },
    { path: '_redirects', content: redirects },
  ]
}
