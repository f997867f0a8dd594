/**
 * Renders the HTML of a page in development. The development server reloads this module after a change of anything that it
 * imports.
 */
import { renderToString } from 'react-dom/server'
import { type Lists, readGoodLists } from '#api/data-folder.ts'
import { buildDay } from '#build/env/build-time.ts'
import { elementOf } from '#build/prerender/element.tsx'
import { completed, shortHtml } from '#build/prerender/page.ts'
import { pageOf } from '#build/prerender/pages.ts'
import type { PagePath } from '#site/map/index.ts'

/** The last good state of each list. */
export type KeptLists = { -readonly [Name in keyof Lists]?: Lists[Name] }

/** Returns the last good state of each list, as the mock API does: a page is shown while a list is broken. */
function goodLists(kept: KeptLists): Lists {
  const { lists, problems } = readGoodLists('data', buildDay())
  Object.assign(kept, lists)
  if (Object.keys(kept).length < Object.keys(lists).length + problems.length) throw new Error(problems.join('\n'))
  return kept as Lists
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
  const page = pageOf(path as PagePath, lists)
  const shown = page ?? pageOf('/404', lists)
  if (!shown) throw new Error('there is no data/pages/404.yaml')
  const element = await elementOf(shown)
  const html = renderToString(element.app)
  return {
    html: await completed(shortHtml(frame.replace(root, () => root + html)), element.page),
    found: page !== undefined,
  }
}
