import { atom, getDefaultStore } from 'jotai'
import { savesData } from '#ui/saves-data.ts'
import { linkedPages, prefetch } from './links.ts'

/** The page that is shown, and the pages that it links to, in order. Set when the browser is idle. */
export const shownPageAtom = atom<{ readonly path: string; readonly links: readonly string[] } | undefined>(undefined)

/**
 * Prefetches the first page that a page links to, once the browser is idle. The others are prefetched on intent (hover, touch,
 * focus) together with their views: the view of a form is larger than its page, and may never be opened.
 */
export function lookAhead(path: string) {
  const links = linkedPages()
  getDefaultStore().set(shownPageAtom, { path, links })
  const [next] = links
  if (next && !savesData()) prefetch(next)
}
