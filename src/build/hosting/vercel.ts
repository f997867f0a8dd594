import { lists } from '#api/contract.ts'
import type { EmittedFile } from '#build/emit.ts'
import { type Hosting, oneAddress, patternOf } from '#site/hosting/model.ts'

/**
 * `vercel/config.json`, for Vercel's Build Output API: its rules can be set behind the look-up of a file, so that an address
 * without one is never kept for good. Vercel gives pages their address without extension by `overrides`, and lets browsers
 * revalidate them.
 */
export function vercel({ redirects, headers, rules }: Hosting): EmittedFile[] {
  const moved = (src: string, to: string) => ({ src, status: 301, headers: { Location: to } })
  const config = {
    version: 3,
    routes: [
      { src: '^/.*$', headers, continue: true },
      ...redirects.map(([from, to]) => moved(`^${from}/?$`, to)),
      moved('^/index(\\.html)?/?$', '/'),
      moved(oneAddress.slash, '/$1'),
      moved(oneAddress.extension, '/$1'),
      { src: '^/404$', status: 404, dest: '/404.html' },
      { handle: 'filesystem' },
      { src: '^/$', dest: '/index.html', check: true },
      { src: '^/(.+)$', dest: '/$1.html', check: true },
      { handle: 'hit' },
      ...rules.map(rule => ({ src: patternOf(rule), headers: { 'Cache-Control': rule.cache }, continue: true })),
      { handle: 'error' },
      { src: '^/.*$', status: 404, dest: '/404.html' },
    ],
    overrides: {
      ...Object.fromEntries(Object.keys(lists).map(name => [`api/${name}`, { contentType: 'application/json' }])),
      'manifest.webmanifest': { contentType: 'application/manifest+json' },
    },
  }
  return [{ path: 'vercel/config.json', content: `${JSON.stringify(config, null, 2)}\n` }]
}
