import { getDefaultStore } from 'jotai'
import { shownPageAtom } from '#web/offline/navigation-state.ts'
import { savesData } from '#web/ui/saves-data.ts'
import { linkedPages } from './links.ts'
import { loadPage } from './navigation/pages.ts'

/**
 * Fetches the first page that a page links to, once the browser is idle. The others are fetched on intent (hover, touch, focus), each
 * with its view at once: the view of a form weighs more than its page, and may never be opened.
 */
export function lookAhead(path: string) {
  const links = linkedPages()
  getDefaultStore().set(shownPageAtom, { path, links })
  const [next] = links
  if (next && !savesData()) void loadPage(next)
}
