import type { EmittedFile } from '#build/emit/files.ts'
import { type Hosting, oneAddress, patternOf } from '#site/hosting/model.ts'
import type { Surroundings } from './surroundings.ts'

/** Its rules match whole paths. */
const whole = (pattern: string) => (pattern.endsWith('$') ? pattern : `${pattern}.*$`)

/**
 * `vercel/config.json`, for Vercel's Build Output API: its rules can be set behind the look-up of a file, so that an address
 * without one is never kept for good. Vercel gives pages their address without extension by `overrides`, and lets browsers
 * revalidate them.
 */
export function vercel({ redirects, headers, rules }: Hosting, { files }: Surroundings): EmittedFile[] {
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
