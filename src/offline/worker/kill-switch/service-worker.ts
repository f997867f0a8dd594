/**
 * The worker of last resort, built in place of the other by `KILL_SWITCH=1 npm run build`: it takes over at once, removes
 * every saved page and itself, and leaves open tabs and forms that wait to be sent alone.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => {
  const remove = async () => {
    const names = await caches.keys()
    await Promise.all(names.map(name => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})

export {}
