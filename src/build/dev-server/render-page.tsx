/**
 * Renders the HTML of a page in development. The development server reloads this module after a change of anything that it
 * imports.
 */
import { renderToString } from 'react-dom/server'
import type { RouteObject } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import { type Lists, readGoodLists } from '#api/data-folder.ts'
import { buildDay } from '#build/env/build-time.ts'
import { partsOf } from '#build/prerender/build-parts.ts'
import { completed, shortHtml } from '#build/prerender/page.ts'
import { pageDataAt } from '#build/prerender/pages.ts'
import { routes, type Unhead, withHead } from '#routes.tsx'

/** The last good state of each list. */
export type KeptLists = { -readonly [Name in keyof Lists]?: Lists[Name] }

/** Returns the last good state of each list, as the mock API does: a page is shown while a list is broken. */
function goodLists(kept: KeptLists): Lists {
  const { lists, problems } = readGoodLists('data', buildDay())
  Object.assign(kept, lists)
  if (Object.keys(kept).length < Object.keys(lists).length + problems.length) throw new Error(problems.join('\n'))
  return kept as Lists
}

/** Renders a page by its route, with the data of its loader as react-router writes it. */
export async function renderedPage(path: string, lists: Lists, head: Unhead) {
  const { query, dataRoutes } = createStaticHandler(withHead(routes, head) as RouteObject[])
  const context = await query(new Request(`http://localhost${path}`), { requestContext: lists })
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}`)
  const [error] = Object.values(context.errors ?? {})
  if (error) throw error
  const router = createStaticRouter(dataRoutes as RouteObject[], context)
  return renderToString(<StaticRouterProvider router={router} context={context} />)
}

const root = '<div id="root" class="site">'

/**
 * Returns the page at a path as the build writes it, in the frame of `index.html`; the 404 page if there is none. Updates
 * `kept`.
 */
export async function developmentHtml(
  path: string,
  frame: string,
  kept: KeptLists,
): Promise<{ readonly html: string; readonly found: boolean }> {
  const lists = goodLists(kept)
  const data = pageDataAt(path, lists)
  const parts = partsOf(data.path, lists)
  const html = await renderedPage(path, lists, parts.head)
  const page = frame.replace(root, () => `${root.replace('>', ' data-server-rendered="true">')}${html}`)
  return { html: await completed(shortHtml(page), parts), found: data.path === path }
}
