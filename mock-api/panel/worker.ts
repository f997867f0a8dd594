/** The service worker of this address. */
const registrations = async () => (await navigator.serviceWorker?.getRegistrations()) ?? []

/** Whether there is one, in words. */
export async function workerState(): Promise<{ readonly registered: boolean; readonly text: string }> {
  const [first] = await registrations()
  if (!first)
    return {
      registered: false,
      text: 'None is registered. It saves the files of a build: npm run build && npm run preview runs it.',
    }
  const { scriptURL = '' } = first.active ?? first.waiting ?? first.installing ?? {}
  return {
    registered: true,
    text: `${new URL(scriptURL, location.href).pathname} is registered and answers for this address.`,
  }
}

/** Removes it with all that it has saved, and loads the page again. */
export async function removeWorker() {
  await Promise.all((await registrations()).map(registration => registration.unregister()))
  await Promise.all((await caches.keys()).map(name => caches.delete(name)))
  location.reload()
}
