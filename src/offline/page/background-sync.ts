/** Background Sync, which only Chromium has and TypeScript does not know. */
interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Asks the worker to send what waits when the network is back, even when no page is open then. */
export async function askForSync() {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | (ServiceWorkerRegistration & Syncing)
      | undefined
    if (registration?.active) await registration.sync?.register('outbox')
  } catch {
    // Refused by browsers and visitors that want no work in the background: then the page does it.
  }
}
