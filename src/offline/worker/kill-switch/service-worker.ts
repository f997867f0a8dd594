/**
 * The kill switch, which `KILL_SWITCH=1 npm run build` builds in place of the worker. It activates at once and removes every
 * saved page and itself. It does not touch open tabs and the outbox.
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
