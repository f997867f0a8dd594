/**
 * The service worker. Workbox precaches the code; everything else is saved by the same strategies that answer for it
 * (docs/offline.md).
 */
import { clientsClaim, type WorkboxPlugin, cacheNames as workboxCaches } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isHashed } from '#offline/list.ts'
import { type Message, tell } from '#offline/messages.ts'
import { deliver } from '#offline/outbox/deliver.ts'
import { cacheNames, setWantsEverything, wantsEverything } from '#offline/saved.ts'
import { code, codePaths, pathOf } from './code.ts'
import { answerFile, isPartOfPage } from './files.ts'
import { isList, listStrategy } from './lists.ts'
import { currentList, refreshList, tellIfChanged } from './newest-list.ts'
import { answerPage } from './pages.ts'
import { visitorIdle, visitorWaits } from './visitor.ts'
import { endSaving, saveFirst, saveSoon, tellIfFull, warmUp } from './warm-up.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps the code that the worker before this one has precached, and that Workbox removes when this one is activated. Without
 * it, where storage is full, open tabs load the new version.
 */
async function keepOldCode() {
  const [precache] = await Promise.all([caches.open(workboxCaches.precache), caches.delete(cacheNames.oldCode)])
  const old = (await precache.keys()).filter(({ url }) => !codePaths.has(pathOf(url)))
  const cache = old.length > 0 ? await caches.open(cacheNames.oldCode) : undefined
  for (const request of old) {
    const response = await precache.match(request, { ignoreVary: true })
    if (response) await cache?.put(request, response)
  }
}

const yielding: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    // A file that the precache has lost is what a visitor waits for.
    if (event?.type !== 'install') return request
    await visitorIdle()
    return new Request(request, { priority: 'low' })
  },
}

// Not `precacheAndRoute`, whose installation has no end that one can wait for: pages are saved after their code.
const precache = new PrecacheController({ plugins: [yielding] })
precache.addToCacheList(code)
registerRoute(new PrecacheRoute(precache))
clientsClaim()
enableNavigationPreload()

self.addEventListener('activate', event => event.waitUntil(precache.activate(event)))

async function install(event: ExtendableEvent) {
  try {
    await keepOldCode().catch(() => undefined)
    await precache.install(event)
    await saveFirst(event)
  } catch (error) {
    tellIfFull(error)
    throw error
  } finally {
    tell({ type: 'saved-changed' })
  }
}
self.addEventListener('install', event => event.waitUntil(install(event)))

/** A request to this origin, without a range. Workbox routes only GET requests. */
const isOurs = (url: URL, request: Request) => url.origin === self.location.origin && !request.headers.has('range')

/** Whether a path names a file, such as a feed or a picture in a tab of its own, which a page must not replace. */
const isFile = ({ pathname }: URL) => /\.(?!html$)\w+$/.test(pathname) || pathname.startsWith('/api/')

/** A navigation, or the HTML of a page that the app fetches. */
const isPageRequest = ({ mode, destination, headers }: Request) =>
  mode === 'navigate' || (destination === '' && headers.get('Accept') === 'text/html')

registerRoute(({ request, url }) => isPageRequest(request) && isOurs(url, request) && !isFile(url), answerPage)
registerRoute(({ url }) => isList(url), listStrategy)
registerRoute(
  ({ request, url }) => isOurs(url, request) && (isHashed(url.pathname) || isPartOfPage(request)),
  answerFile,
)

/** Handles the messages of pages; the others are for pages. */
async function serve(message: Message, event: ExtendableMessageEvent): Promise<unknown> {
  switch (message.type) {
    case 'page-awaited':
      return visitorWaits(message.milliseconds)
    case 'page-shown':
      saveSoon([message.path, ...message.links])
      return !message.saveData && (await currentList())?.pages[message.path]?.later ? warmUp(event) : undefined
    case 'page-loaded':
      if (message.installed) await setWantsEverything()
      // Without a network the known list holds.
      await refreshList().catch(() => undefined)
      if (message.shown) await tellIfChanged(message.shown)
      return message.saveData && !(await wantsEverything()) ? undefined : warmUp(event)
    case 'save-everything':
      await setWantsEverything()
      await refreshList().catch(() => undefined)
      return warmUp(event, true)
    case 'SKIP_WAITING':
      // Sent to both workers: Safari activates none while the old one is busy.
      endSaving()
      return self.skipWaiting()
    default:
      return undefined
  }
}
self.addEventListener('message', event => event.waitUntil(serve(event.data as Message, event)))

/** Rejects while submissions are left, so that the browser fires the sync event again later. */
async function deliverOrFail() {
  if ((await deliver()) !== 'empty') throw new Error('The outbox still has submissions to send')
}
self.addEventListener('sync', event => {
  const { tag } = event as Event & { readonly tag: string }
  if (tag === 'outbox') (event as ExtendableEvent).waitUntil(deliverOrFail())
})
