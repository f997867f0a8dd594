import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import { isHashed } from '#offline/list.ts'
import { cacheNames } from '#offline/saved.ts'
import { precachedFile } from './code.ts'
import { visitorWaitsFor } from './visitor.ts'

/** Scripts, styles, fonts and pictures, as opposed to downloads. */
export const isPartOfPage = ({ destination }: Request) => ['script', 'style', 'font', 'image'].includes(destination)

/** A file of a photograph: its name, width, hash and format. */
const photograph = /^(\/art\/[a-z0-9-]+-)\d+\.[0-9a-f]{8}\.(?:avif|webp)$/

/** Another width of a photograph. Pages name several, and only the smallest is on the list. */
async function otherWidth(path: string, cacheName: string): Promise<Response | undefined> {
  const photo = photograph.exec(path)?.[1]
  const cache = await caches.open(cacheName)
  const others = photo === undefined ? [] : await cache.keys()
  const other = others.find(({ url }) => photograph.exec(new URL(url).pathname)?.[1] === photo)
  return other && cache.match(other, { ignoreVary: true })
}

/** Refuses the page of an error or of a hotel's network in place of a file. */
const noPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && !response.headers.get('Content-Type')?.startsWith('text/html')
      ? response
      : null,
}

/** The files of the builds before and after, for their pages; and one width of a photograph for another, without a network. */
const substitutes: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? precachedFile(new URL(request.url).pathname),
  handlerDidError: ({ request }) => otherWidth(new URL(request.url).pathname, cacheNames.files),
}

const hashed = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [noPage, substitutes],
})

/** The most recently used images are kept: those of the list, and such as a new leader's photograph. */
const images = new StaleWhileRevalidate({
  cacheName: cacheNames.images,
  matchOptions: { ignoreVary: true },
  plugins: [
    noPage,
    // Its type allows undefined hooks, which `exactOptionalPropertyTypes` refuses.
    new ExpirationPlugin({
      maxEntries: 200,
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }) as NonNullable<StrategyOptions['plugins']>[number],
  ],
})

/** How a file is answered and saved. */
export const strategyOf = (path: string) => (isHashed(path) ? hashed : images)

/** Answers with a saved file, else from the network. */
export function answerFile({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const [answer, done] = strategyOf(url.pathname).handleAll({ request, event })
  // Images may be many and late: a page is readable without them.
  if (request.destination !== 'image') visitorWaitsFor(done)
  return answer
}
