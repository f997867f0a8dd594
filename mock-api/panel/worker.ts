/** The service worker registrations of this origin. */
const registrations = async () => (await navigator.serviceWorker?.getRegistrations()) ?? []

/** Whether a service worker is registered, and a description. */
export async function workerState(): Promise<{ readonly registered: boolean; readonly text: string }> {
  const [first] = await registrations()
  if (!first)
    return {
      registered: false,
      text: 'None is registered. In development it answers requests and sends the outbox, and saves no page: only a build has files to save.',
    }
  const { scriptURL = '' } = first.active ?? first.waiting ?? first.installing ?? {}
  return {
    registered: true,
    text: `${new URL(scriptURL, location.href).pathname} is registered and answers for this address.`,
  }
}

/** Registers the service worker. Resolves when it controls this page. */
export async function addWorker() {
  const controlled = new Promise(resolve =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  await controlled
}

/** Unregisters the service worker, deletes its caches and reloads the page. */
export async function removeWorker() {
  await Promise.all((await registrations()).map(registration => registration.unregister()))
  await Promise.all((await caches.keys()).map(name => caches.delete(name)))
  location.reload()
}
