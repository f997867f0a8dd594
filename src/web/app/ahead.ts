import { linkedPages, savesData } from './links.ts'
import { loadPage } from './navigation/pages.ts'
import { componentOf, viewOf } from './views.ts'

/** How many views are fetched ahead: the modules of the next page are small, but all of them are no longer. */
const most = 2

let shown: readonly [path: string, links: readonly string[]] | undefined
let hear = (_path: string, _links: readonly string[]) => {}

/** Is told of each page that has been shown for a moment, with the pages that it links to; of the present one at once. */
export function onPageShown(listener: typeof hear) {
  hear = listener
  if (shown) hear(...shown)
}

/**
 * What a page is followed by once the browser is idle: the first page that it links to, and the views of the next ones, in
 * its order.
 */
export function lookAhead(path: string) {
  const links = linkedPages()
  shown = [path, links]
  hear(path, links)
  if (savesData()) return
  const [next] = links
  if (next) void loadPage(next)
  const views = new Set(links.flatMap(link => viewOf(link) ?? []))
  for (const view of [...views].slice(0, most)) componentOf(view).catch(() => undefined)
}
