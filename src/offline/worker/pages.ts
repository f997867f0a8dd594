import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { canBePage, notFoundPath, type OfflineList, offlinePath, pageKey, pagePathOf } from '#offline/list.ts'
import { cacheNames } from '#offline/saved.ts'
import { hasCode } from './code.ts'
import { currentList, pageChanged, refreshList } from './newest-list.ts'
import { visitorWaitsFor } from './visitor.ts'

/** Seconds to wait for the network before the saved copy is shown. */
const networkTimeoutSeconds = 3

/** Milliseconds to wait for the network when there is no saved copy, before the offline page is shown. */
const patience = 15_000

const matchOptions = { cacheName: cacheNames.pages, ignoreVary: true } as const

/** Only a copy whose code is here: that of an old build is not after two deploys. */
const withCode = async (copy: Response | undefined) =>
  copy && (await hasCode(await copy.clone().text())) ? copy : undefined

/** A copy of any build. */
const copyOf = async (path: string) => withCode(await caches.match(path, { ...matchOptions, ignoreSearch: true }))

const pathOf = ({ url }: Request) => new URL(url).pathname

/**
 * Saves a page only if it contains its key: no error page, no login page, and no page of another build, which `onOther`
 * handles. And only with its code: without a network, a page whose styles are missing is worse than an older copy.
 */
const published = (onOther: (path: string) => Promise<unknown>): WorkboxPlugin => ({
  async cacheKeyWillBeUsed({ request }) {
    const path = pathOf(request)
    const page = (await currentList())?.pages[path]
    return page ? pageKey(path, page.revision) : request
  },
  async cacheWillUpdate({ request, response }) {
    const path = pathOf(request)
    const page = (await currentList())?.pages[path]
    if (!page) return null
    const html = await response.clone().text()
    // Hosts send the 404 page with its status.
    const { status } = response
    if ((status === 200 || path === notFoundPath) && html.includes(pageKey(path, page.revision)))
      return (await hasCode(html)) ? response : null
    const isGone = status === 404 || status === 410
    if (isGone || html.includes(pageKey(path, ''))) await onOther(path)
    return null
  },
  async cacheDidUpdate({ cacheName, request }) {
    const cache = await caches.open(cacheName)
    const copies = await cache.keys(request, { ignoreSearch: true, ignoreVary: true })
    await Promise.all(copies.filter(({ url }) => url !== request.url).map(copy => cache.delete(copy)))
  },
})

/** For a page whose saved copy is of the newest known build. */
const copyFirst = new StaleWhileRevalidate({
  cacheName: cacheNames.pages,
  plugins: [published(pageChanged)],
  matchOptions: { ignoreVary: true },
})
const networkFirstOptions = {
  cacheName: cacheNames.pages,
  plugins: [
    published(() => refreshList().catch(() => undefined)),
    { cachedResponseWillBeUsed: ({ cachedResponse }) => withCode(cachedResponse) } satisfies WorkboxPlugin,
  ],
  matchOptions: { ignoreSearch: true, ignoreVary: true },
}
/** For other pages; a copy of an earlier build is better than none. A page that is not on the list is never saved. */
const networkFirst = new NetworkFirst({ ...networkFirstOptions, networkTimeoutSeconds })
/**
 * Saves a page, however long the network takes: after its timeout, `NetworkFirst` no longer keeps the worker alive for the
 * network's response.
 */
export const saving = new NetworkFirst(networkFirstOptions)

async function strategyFor(path: string, anew: boolean) {
  if (anew) return saving
  const page = (await currentList())?.pages[path]
  return page && (await caches.match(pageKey(path, page.revision), matchOptions)) ? copyFirst : networkFirst
}

/**
 * The answer for a page without a network: a copy under another spelling of its address, a redirect to the offline page when
 * the page may exist, also one that is newer than the list, or the 404 page.
 */
async function withoutNetwork({ pathname, search }: URL, list: OfflineList): Promise<Response> {
  const path = pagePathOf(list, pathname)
  const copy = path === undefined ? undefined : await copyOf(path)
  if (copy) return path === pathname ? copy : Response.redirect(`${path}${search}`, 302)
  if (canBePage(list, pathname) && pathname !== offlinePath)
    return Response.redirect(`${offlinePath}?page=${encodeURIComponent(pathname + search)}`, 302)
  const notFound = await copyOf(notFoundPath)
  return notFound ? new Response(notFound.body, { status: 404, headers: notFound.headers }) : Response.error()
}

const noAnswer = () => new Promise<undefined>(resolve => setTimeout(resolve, patience))

/** Answers a navigation, or the app's request for the HTML of a page; with `cache: 'reload'` it wants no copy first. */
export async function answerPage({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const isNavigation = request.mode === 'navigate'
  const strategy = await strategyFor(url.pathname, !isNavigation && request.cache === 'reload').catch(
    () => networkFirst,
  )
  const [answer, done] = strategy.handleAll({ request, event })
  visitorWaitsFor(done)
  const withoutAnswer = async () => {
    const list = await currentList().catch(() => undefined)
    // When the app's request fails, it loads the whole document.
    return isNavigation && list ? withoutNetwork(url, list) : Response.error()
  }
  try {
    const response = await Promise.race([answer, noAnswer()])
    // A network that gives no answer is not asked twice.
    if (!response) return await withoutAnswer()
    // A broken server, or in Firefox a broken preload.
    if (response.status >= 500) return (await copyOf(url.pathname).catch(() => undefined)) ?? response
    if (response.type !== 'error') return response
  } catch {
    // No network.
  }
  // An aborted preload says nothing about the network.
  return fetch(request).catch(withoutAnswer)
}
