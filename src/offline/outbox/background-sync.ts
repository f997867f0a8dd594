/** Background Sync: only Chromium has it, and TypeScript has no types for it. */
interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Registers a sync event, so that the worker sends the outbox when the network returns, even without an open page. */
export async function askForSync() {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | (ServiceWorkerRegistration & Syncing)
      | undefined
    if (registration?.active) await registration.sync?.register('outbox')
  } catch {
    // The browser or the visitor forbids background work: the page sends the outbox instead.
  }
}
