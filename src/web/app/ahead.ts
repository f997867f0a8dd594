import { linkedPages, savesData } from './links.ts'
import { loadPage } from './navigation/pages.ts'

let shown: readonly [path: string, links: readonly string[]] | undefined
let hear = (_path: string, _links: readonly string[]) => {}

/** Is told of each page that has been shown for a moment, with the pages that it links to; of the present one at once. */
export function onPageShown(listener: typeof hear) {
  hear = listener
  if (shown) hear(...shown)
}

/**
 * Fetches the first page that a page links to, once the browser is idle. The others come with the intent to go there, each
 * with its view at once: a view that is fetched ahead for nothing weighs more than the page, if it has a form.
 */
export function lookAhead(path: string) {
  const links = linkedPages()
  shown = [path, links]
  hear(path, links)
  const [next] = links
  if (next && !savesData()) void loadPage(next)
}
