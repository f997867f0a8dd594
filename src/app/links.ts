import { atom, getDefaultStore } from 'jotai'
import { savesData } from '#ui/saves-data.ts'
import { loadPage } from './navigation/pages.ts'
import { leafOf, router } from './navigation/router.ts'
import { rememberPicture } from './navigation/travelling-picture.ts'

/** Whether a link may lead to a page of this site: files have an extension, and API paths are not pages. */
const mayLeadToPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !/\.\w+$|^\/api\//.test(pathname)

/** The link under an event, if it may lead to a page of this site. */
function linkUnder({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  return link && mayLeadToPage(link) ? link : undefined
}

/** The unique paths that the current page links to. Links in its main content come first. */
function linkedPages(): string[] {
  const links = ['main a[href]', 'a[href]'].flatMap(where => [...document.querySelectorAll<HTMLAnchorElement>(where)])
  const paths = new Set(links.filter(mayLeadToPage).map(({ pathname }) => pathname))
  paths.delete(location.pathname)
  return [...paths]
}

/** Whether a click opens a link in this tab: the main button without modifier keys. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)

/**
 * Opens linked pages inside the app. There is one listener for the whole document, so that a link is a plain `<a>` with an
 * `href`: the more than one hundred links of a page add no work to hydration or navigation. The browser handles links with
 * a `target`, including `_self`. A link's `data-edit` becomes the location's `state.edit`.
 */
export function followLinks() {
  addEventListener('click', event => {
    const link = linkUnder(event)
    if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    const { pathname, search, hash } = link
    const { edit } = link.dataset
    rememberPicture(pathname === location.pathname ? undefined : link)
    const state = edit ? { edit } : null
    void router.navigate({ pathname, search, hash }, { replace: link.href === location.href, state })
  })
}

/** Fetches a page and its code. */
function prefetch(path: string) {
  void loadPage(path)
  leafOf(router.routes, path)
    ?.handle.load()
    .catch(() => undefined)
}

/**
 * Prefetches a page and its code on intent: the pointer is over the link, a touch starts, or the link has the focus.
 * Does nothing if the device saves data.
 */
export function prefetchOnIntent() {
  if (savesData()) return
  const onIntent = (event: Event) => {
    const link = linkUnder(event)
    if (link && link.pathname !== location.pathname) prefetch(link.pathname)
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin'] as const)
    addEventListener(intent, onIntent, { passive: true })
}

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
