import { NetworkFirst } from 'workbox-strategies'
import { apiBase } from '#lists/api-base.ts'
import { type ListName, lists, readAnswer } from '#lists/contract.ts'
import { cacheNames } from '#offline/saved.ts'
import { visitorIdle } from './visitor.ts'

/** The URLs of the API's lists, which may be on another host. */
const urls = new Map(
  Object.keys(lists).map(name => [new URL(`${apiBase}/api/${name}`, location.href).href, name as ListName]),
)

export const isList = ({ href }: URL) => urls.has(href)

/** The network first: a page already shows the list that it was built with, and asks for a newer one once. */
export const listStrategy = new NetworkFirst({
  cacheName: cacheNames.lists,
  networkTimeoutSeconds: 5,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Saves only a list of the contract.
      async cacheWillUpdate({ request, response }) {
        const name = urls.get(request.url)
        if (!name || !response.ok || response.redirected) return null
        try {
          readAnswer(name, await response.clone().json())
          return response
        } catch {
          return null
        }
      },
    },
  ],
})

/** Saves the lists that are not saved yet. A page without one shows the list that it was built with. */
export async function saveLists(event: ExtendableEvent) {
  const cache = await caches.open(cacheNames.lists)
  for (const url of urls.keys()) {
    if (await cache.match(url, { ignoreVary: true })) continue
    await visitorIdle()
    const [, done] = listStrategy.handleAll({ request: new Request(url, { priority: 'low' }), event })
    await done.catch(() => undefined)
  }
}
