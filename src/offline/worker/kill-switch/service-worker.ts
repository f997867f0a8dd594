/**
 * The kill switch, which `KILL_SWITCH=1 npm run build` builds in place of the worker. It activates at once and removes every
 * saved page and itself. It does not touch open tabs and the outbox.
 */
declare const self: ServiceWorkerGlobalScope

async function remove() {
  const names = await caches.keys()
  await Promise.all(names.map(name => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(remove()))
// A page of the old build may register the worker again just after it was removed, and then sends it a message.
self.addEventListener('message', event => event.waitUntil(remove()))

export {}
