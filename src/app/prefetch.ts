import { articles, type Loader, routes } from './routes.ts'

/** The function that loads the page at a path; nothing for what is no page of the app. */
function loaderOf(path: string): Loader | undefined {
  if (Object.hasOwn(routes, path) && path.startsWith('/')) return routes[path as '/']
  if (/^\/careers\/\d+$/.test(path)) return routes.job
  return articles.find(article => article.path === path)?.load
}

/** The link under an event, if it leads to another page of this site. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined
}

/**
 * Loads a page's modules as soon as the visitor means to go there: pointer on the link, finger down, keyboard focus. Not
 * while the device saves data. Returns what ends it.
 */
export function prefetchOnIntent() {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return () => {}
  const prefetch = (event: Event) => {
    const path = linkedPath(event)
    // What cannot be had now is asked for again, and spoken of, when the link is followed.
    if (path) loaderOf(path)?.().catch(() => undefined)
  }
  const intents = ['pointerover', 'touchstart', 'focusin'] as const
  for (const intent of intents) addEventListener(intent, prefetch, { passive: true })
  return () => {
    for (const intent of intents) removeEventListener(intent, prefetch)
  }
}
