/** The worker's event listeners and routes. The other files of this folder implement them. */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import { imagesCache, setPaused, setWantsAll } from '#offline/cache.ts'
import { isHashed } from '#offline/list.ts'
import { type Message, tell } from '#offline/messages.ts'
import { deliver } from '#offline/outbox/deliver.ts'
import { pageChanged, tellIfChanged } from './changes.ts'
import { answerFile, isPartOfPage } from './files.ts'
import { pageAnswered, pageRequested } from './foreground.ts'
import { forgetAll, forgetOldBuilds } from './forgetting.ts'
import { saveFirst } from './installing.ts'
import { answerList, isList } from './lists.ts'
import { refreshList } from './newest-list.ts'
import { isForLater, pageShown } from './order.ts'
import { answerPage } from './pages.ts'
import { endSaving, saveRest, savingEnded } from './saving.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly { readonly url: string }[] }

/**
 * The files of the shell, which the build inserts. Their names have hashes, so the worker changes exactly when the app's own
 * code changes. Only then are visitors asked to reload.
 */
const shell: readonly string[] = self.__WB_MANIFEST.map(({ url }) => `/${url}`)

const onProgress = () => tell({ type: 'saved-changed' })

async function saveAndTidy(asked = false) {
  await saveRest({ asked, onProgress })
  await forgetOldBuilds()
}

self.addEventListener('install', event => event.waitUntil(saveFirst(shell).finally(onProgress)))
self.addEventListener('activate', event =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
)

/** Days for which an image that is not on the list is kept. */
const imageAge = 30

/**
 * Images that are not on the list, such as a new leader's photograph. Their names have no hash, so the saved image is shown
 * and revalidated. The least recently used image is removed first.
 */
const unlisted = new StaleWhileRevalidate({
  cacheName: imagesCache,
  plugins: [
    // Without it, Workbox also saves answers of other sites that it cannot read, and pages in place of images.
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && response.headers.get('Content-Type')?.startsWith('image/') ? response : null,
    },
    // Its type allows undefined hooks, which `exactOptionalPropertyTypes` refuses.
    new ExpirationPlugin({
      maxEntries: 60,
      maxAgeSeconds: imageAge * 24 * 3600,
      purgeOnQuotaError: true,
    }) as NonNullable<StrategyOptions['plugins']>[number],
  ],
})

/** Handles the messages of pages; the worker ignores messages that are for pages. */
async function serve(message: Message, source: ExtendableMessageEvent['source']): Promise<unknown> {
  switch (message.type) {
    case 'page-awaited':
      return pageRequested()
    case 'page-arrived':
      return pageAnswered()
    case 'page-shown':
      pageShown(message.path, message.links)
      return !message.saveData && (await isForLater(message.path)) ? saveAndTidy() : undefined
    case 'page-loaded':
      if (message.installed) await setWantsAll()
      await refreshList()
      await tellIfChanged(message.shown, source)
      return message.saveData ? undefined : saveAndTidy()
    case 'save-all':
      await Promise.all([setPaused(false), setWantsAll()])
      await refreshList()
      return saveAndTidy(true)
    case 'pause-saving':
      await setPaused(true)
      return onProgress()
    case 'clear-saved':
      await setPaused(true)
      await savingEnded()
      await forgetAll()
      await setPaused(true)
      return onProgress()
    case 'give-way':
      return endSaving()
    case 'take-over':
      return self.skipWaiting()
    default:
      return undefined
  }
}
self.addEventListener('message', event => event.waitUntil(serve(event.data as Message, event.source)))
self.addEventListener('sync', event => {
  const { tag } = event as Event & { readonly tag: string }
  if (tag === 'outbox') (event as ExtendableEvent).waitUntil(deliverOrFail())
})

/** Rejects while submissions are left, so that the browser fires the sync event again later. */
async function deliverOrFail() {
  if ((await deliver()) === 'waiting') throw new Error('The outbox still has submissions to send')
}

/** Whether the worker may answer: a request to this origin, without a range. Workbox routes only GET requests. */
const ours = (url: URL, request: Request) => url.origin === self.location.origin && !request.headers.has('range')

/** Whether a path names a file, such as a feed or a picture in a tab of its own, which a page must not replace. */
const isFile = ({ pathname }: URL) => /\.(?!html$)\w+$/.test(pathname) || pathname.startsWith('/api/')

/** A navigation, or the HTML of a page that the app fetches. */
const isPageRequest = ({ mode, destination, headers }: Request) =>
  mode === 'navigate' || (destination === '' && headers.get('Accept') === 'text/html')

registerRoute(
  ({ request, url }) => isPageRequest(request) && ours(url, request) && !isFile(url),
  ({ request, event }) => {
    const { clientId, preloadResponse } = event as FetchEvent
    return answerPage({
      request,
      preload: preloadResponse,
      onChanged: path => pageChanged(path, clientId),
      waitUntil: work => (event as FetchEvent).waitUntil(work),
    })
  },
)
registerRoute(
  ({ url }) => isList(url),
  ({ request }) => answerList(request),
)
registerRoute(
  ({ request, url }) => ours(url, request) && (isHashed(url.pathname) || isPartOfPage(request)),
  ({ request, event }) => answerFile(request, () => unlisted.handle({ request, event: event as ExtendableEvent })),
)
