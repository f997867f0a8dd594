import { cacheNames as workboxCaches } from 'workbox-core'
import { isPrecached } from '#offline/list.ts'
import { cacheNames } from '#offline/saved.ts'

declare const self: ServiceWorkerGlobalScope

/** The scripts, styles and the font, which the build inserts. Their names have hashes: the worker changes when they do. */
export const code = self.__WB_MANIFEST

export const pathOf = (url: string) => new URL(url, location.href).pathname

/** The paths of this worker's code. */
export const codePaths = new Set(code.map(entry => pathOf(typeof entry === 'string' ? entry : entry.url)))

/** A file of code in Workbox's precache, where a newer worker puts its files too while it is installed, or of the build before. */
export const precachedFile = async (path: string): Promise<Response | undefined> =>
  isPrecached(path)
    ? ((await caches.match(path, { ignoreVary: true, cacheName: workboxCaches.precache })) ??
      (await caches.match(path, { ignoreVary: true, cacheName: cacheNames.oldCode })))
    : undefined

/**
 * Whether all code that a page names is here: that of this build after its installation, that of the next build once the next
 * worker is installed, that of the build before.
 */
export async function hasCode(html: string): Promise<boolean> {
  const names = new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))
  for (const path of names) if (isPrecached(path) && !(await precachedFile(path))) return false
  return true
}
