import { readFile } from 'node:fs/promises'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { withHeadAndData } from '#build/prerender/page.ts'
import type { BuiltPage } from '#build/prerender/pages.ts'
import type { PagePath } from '#site/map/index.ts'

/** What a page is made of, from the sources as they are now; the 404 page where there is none. */
async function pageOf(server: ViteDevServer, path: string) {
  const { pageOf } = (await server.ssrLoadModule('/src/build/prerender/pages.ts')) as {
    pageOf: (path: PagePath) => BuiltPage | undefined
  }
  const page = pageOf(path as PagePath)
  return { page: page ?? pageOf('/404'), found: page !== undefined }
}

/**
 * Answers with a page's head and data, as the build writes them, and nothing rendered: the browser does that. So a navigation
 * takes the same way as on the finished site.
 */
export const developmentPage =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
    const url = request.url ?? '/'
    try {
      const { page, found } = await pageOf(server, new URL(url, 'http://localhost').pathname)
      const { headTags } = (await server.ssrLoadModule(
        '/src/build/head/page-head.ts',
      )) as typeof import('#build/head/page-head.ts')
      const html = await server.transformIndexHtml(url, await readFile('index.html', 'utf8'))
      response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html' })
      if (!page) return response.end(html)
      const { head, ...data } = page
      response.end(withHeadAndData(html, headTags(head), data))
    } catch (error) {
      next(error)
    }
  }

/** Tells open pages of changed words: no script of theirs holds any. */
export const wordsChanged: NonNullable<Plugin['hotUpdate']> = function ({ file }) {
  if (this.environment.name === 'client' && /\/(src\/site\/words|data)\//.test(file))
    this.environment.hot.send('words-changed')
}
