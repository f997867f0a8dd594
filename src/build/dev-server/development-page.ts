import { readFile } from 'node:fs/promises'
import type { Connect, ViteDevServer } from 'vite'
import type { KeptLists } from './render-page.tsx'

/** The style sheets of the entry, which no page's module imports. */
const entryStyles = ['/src/site/theme/base.css', '/__uno.css']

/**
 * Returns links to the style sheets of everything rendered so far: in development, scripts add them only after the paint.
 */
function styleLinks(server: ViteDevServer): string {
  const ofModules = [...server.environments.ssr.moduleGraph.idToModuleMap.values()].flatMap(({ url, id }) =>
    id?.endsWith('.css') ? url : [],
  )
  return [...new Set([...entryStyles, ...ofModules])]
    .map(href => `<link rel="stylesheet" href="${href}" data-development>`)
    .join('')
}

/** Returns the path of a request as the browser has sent it: Vite rewrites `/` to `/index.html`. */
const pathOf = (request: Connect.IncomingMessage) =>
  new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost').pathname

/**
 * Responds with a page as the build writes it: rendered, with its head, its data and the final URLs of its pictures. Only
 * scripts and style sheets are those of development.
 */
export function developmentPage(server: ViteDevServer): Connect.NextHandleFunction {
  // The module that renders is reloaded after every change, and would lose these.
  const lists: KeptLists = {}
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const path = pathOf(request)
    try {
      const frame = await server.transformIndexHtml(path, await readFile('index.html', 'utf8'))
      const { developmentHtml } = (await server.ssrLoadModule(
        '/src/build/dev-server/render-page.tsx',
      )) as typeof import('./render-page.tsx')
      const { html, found } = await developmentHtml(path, frame, lists)
      response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(html.replace('</head>', () => `${styleLinks(server)}</head>`))
    } catch (error) {
      next(error)
    }
  }
}
