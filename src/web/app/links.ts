import { savesData } from '#web/ui/saves-data.ts'
import { navigator as router } from './navigation/navigate.ts'
import { loadPage } from './navigation/pages.ts'
import { rememberPicture } from './navigation/travelling-picture.ts'

/** Whether a link may lead to a page of this site: files have an ending, and the API is no page. */
const mayLeadToPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !/\.\w+$|^\/api\//.test(pathname)

/** The link under an event, if it may lead to a page of this site. */
function linkUnder({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  return link && mayLeadToPage(link) ? link : undefined
}

/** The pages that the one on the screen links to, each once: its own links come before those of every page. */
export function linkedPages(): string[] {
  const links = ['main a[href]', 'a[href]'].flatMap(where => [...document.querySelectorAll<HTMLAnchorElement>(where)])
  const paths = new Set(links.filter(mayLeadToPage).map(({ pathname }) => pathname))
  paths.delete(location.pathname)
  return [...paths]
}

/** Whether a click means this tab, here and now. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)

/**
 * Opens the pages that links lead to inside the app. One listener for the whole document, so that a link is an `<a>`
 * with an `href` and nothing else: none of the hundred and more on a page costs anything to hydrate or at a navigation.
 * A link with a `target`, `_self` too, is left to the browser; a link's `data-edit` arrives as the location's `state.edit`.
 */
export function followLinks() {
  addEventListener('click', event => {
    const link = linkUnder(event)
    if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    const { pathname, search, hash } = link
    const { edit } = link.dataset
    rememberPicture(pathname === location.pathname ? undefined : link)
    const go = link.href === location.href ? router.replace : router.push
    go({ pathname, search, hash }, edit ? { edit } : null)
  })
}

/**
 * Fetches a page, its words and its component, as soon as the visitor means to go there: pointer on the link, finger down,
 * keyboard focus. Not while the device saves data.
 */
export function prefetchOnIntent() {
  if (savesData()) return
  const prefetch = (event: Event) => {
    const link = linkUnder(event)
    if (link && link.pathname !== location.pathname) void loadPage(link.pathname)
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin'] as const)
    addEventListener(intent, prefetch, { passive: true })
}
