/** The HTML of a page in development. Loaded anew by the development server whenever something that it imports has changed. */
import { renderToString } from 'react-dom/server'
import { type Lists, readGoodLists } from '#api/data-folder.ts'
import { buildDay } from '#build/env/build-time.ts'
import { elementOf } from '#build/prerender/element.tsx'
import { completed, shortHtml } from '#build/prerender/page.ts'
import { pageOf } from '#build/prerender/pages.ts'
import type { PagePath } from '#site/map/index.ts'

/** The last good state of each list. */
export type KeptLists = { -readonly [Name in keyof Lists]?: Lists[Name] }

/** The lists, each as it last was good: a page is shown while one of them is broken, as the mock API answers it. */
function goodLists(kept: KeptLists): Lists {
  const { lists, problems } = readGoodLists('data', buildDay())
  Object.assign(kept, lists)
  if (Object.keys(kept).length < Object.keys(lists).length + problems.length) throw new Error(problems.join('\n'))
  return kept as Lists
}

const root = '<div id="root" class="site">'

/** The page at a path as the build writes it, in the frame of `index.html`; the 404 page where there is none. `kept` is filled. */
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
