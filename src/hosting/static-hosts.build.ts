import type { EmittedFile } from '#build/emit/files.ts'
import { type FileRule, type Hosting, oneAddress, patternOf } from './model.ts'

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

const headersOf = ({ cache, type }: FileRule) => ({ 'Cache-Control': cache, ...(type && { 'Content-Type': type }) })

/**
 * Returns `_headers` in the format that Netlify and Cloudflare Pages share. A rule for a folder also applies to the 404s
 * below it: `oneByOne` returns whether to write a rule for each file instead.
 */
function headerRules(
  { headers, rules }: Hosting,
  files: readonly string[],
  oneByOne: (rule: FileRule) => boolean,
): string {
  const pathsOf = (rule: FileRule) =>
    oneByOne(rule) ? files.map(file => `/${file}`).filter(path => new RegExp(patternOf(rule)).test(path)) : [rule.files]
  const blocks = rules.flatMap(rule => pathsOf(rule).map(path => block(path, headersOf(rule))))
  return `# Pages are revalidated by default here. No two rules below set the same header: their values would be joined.
${[block('/*', headers), ...blocks].join('\n\n')}
`
}

/**
 * Returns `_headers` and `_redirects` for Netlify, which publishes neither. By default it serves clean URLs and `404.html`,
 * and lets browsers revalidate pages.
 */
export const netlify = (model: Hosting, files: readonly string[]): EmittedFile[] => [
  { path: 'netlify/_headers', content: headerRules(model, files, () => true) },
  {
    path: 'netlify/_redirects',
    content: `# The "!" is for where there is a file, too: the page for hosts that cannot redirect.
${model.redirects.map(([from, to]) => `${from} ${to} 301!`).join('\n')}
/404 /404.html 404!
/404.html /404.html 404!
`,
  },
]

/**
 * Returns `_headers` and `_redirects` for Cloudflare Pages, which publishes neither. It does not cache 404s, but applies a
 * rule's type to them.
 */
export const cloudflare = (model: Hosting, files: readonly string[]): EmittedFile[] => [
  { path: 'cloudflare/_headers', content: headerRules(model, files, ({ type }) => type !== undefined) },
  {
    path: 'cloudflare/_redirects',
    content: `${model.redirects.map(([from, to]) => `${from} ${to} 301`).join('\n')}\n`,
  },
]

/** Extends a pattern to the whole path for Vercel's rules. */
const whole = (pattern: string) => (pattern.endsWith('$') ? pattern : `${pattern}.*$`)

/**
 * Returns `vercel/config.json` for Vercel's Build Output API. Its rules can apply after the file lookup, so that a missing
 * path is never cached permanently. Routes serve pages without their extension, and `overrides` sets types. Vercel lets
 * browsers revalidate pages.
 */
export function vercel({ redirects, headers, rules }: Hosting, files: readonly string[]): EmittedFile[] {
  const moved = (src: string, to: string) => ({ src, status: 301, headers: { Location: to } })
  const config = {
    version: 3,
    routes: [
      { src: '^/.*$', headers, continue: true },
      ...redirects.map(([from, to]) => moved(`^${from}/?$`, to)),
      { src: '^/404(\\.html)?$', status: 404, dest: '/404.html' },
      moved('^/index(\\.html)?/?$', '/'),
      moved(oneAddress.slash, '/$1'),
      moved(oneAddress.extension, '/$1'),
      { handle: 'filesystem' },
      { src: '^/$', dest: '/index.html', check: true },
      { src: '^/(.+)$', dest: '/$1.html', check: true },
      { handle: 'hit' },
      ...rules.map(rule => ({ src: whole(patternOf(rule)), headers: { 'Cache-Control': rule.cache }, continue: true })),
      { handle: 'error' },
      { src: '^/.*$', status: 404, dest: '/404.html' },
    ],
    overrides: Object.fromEntries(
      rules.flatMap(({ type, ...rule }) =>
        type
          ? files
              .filter(file => new RegExp(patternOf(rule)).test(`/${file}`))
              .map(file => [file, { contentType: type }])
          : [],
      ),
    ),
  }
  return [{ path: 'vercel/config.json', content: `${JSON.stringify(config, null, 2)}\n` }]
}
