import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { articles, type Loader, routes } from './routes.ts'

/** The function that loads the page at a path; nothing for what is no page of the app. */
function loaderOf(path: string): Loader | undefined {
  if (Object.hasOwn(routes, path) && path.startsWith('/')) return routes[path as '/']
  if (/^\/careers\/[\w-]+$/.test(path)) return routes.job
  return articles.find(article => article.path === path)?.load
}

/** The link under an event, if it leads to a page of this app. */
function linkUnder({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  const load = link?.origin === location.origin ? loaderOf(link.pathname) : undefined
  return link && load && { link, load }
}

/** Whether a click means this tab, here and now. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)

/**
 * Opens the pages that links lead to inside the app. One listener for the whole document, so that a link is an `<a>`
 * with an `href` and nothing else: none of the hundred and more on a page costs anything to hydrate or at a navigation.
 * A link with a `target`, `_self` too, is left to the browser; a link's `data-edit` arrives as the location's `state.edit`.
 */
export function useFollowedLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { link } = linkUnder(event) ?? {}
      if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return
      event.preventDefault()
      const { pathname, search, hash } = link
      const { edit } = link.dataset
      navigate({ pathname, search, hash }, { replace: link.href === location.href, state: edit ? { edit } : null })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}

/**
 * Loads a page's modules as soon as the visitor means to go there: pointer on the link, finger down, keyboard focus. Not
 * while the device saves data. Returns what ends it.
 */
export function prefetchOnIntent() {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return () => {}
  const prefetch = (event: Event) => {
    const { link, load } = linkUnder(event) ?? {}
    // What cannot be had now is asked for again, and spoken of, when the link is followed.
    if (load && link?.pathname !== location.pathname) load().catch(() => undefined)
  }
  const intents = ['pointerover', 'touchstart', 'focusin'] as const
  for (const intent of intents) addEventListener(intent, prefetch, { passive: true })
  return () => {
    for (const intent of intents) removeEventListener(intent, prefetch)
  }
}
