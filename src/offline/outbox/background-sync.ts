import { ifAllowed, registration } from '#offline/allowed.ts'

/** Background Sync: only Chromium has it, and TypeScript has no types for it. */
interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Registers a sync event, so that the worker sends the outbox when the network returns, even without an open page. */
export async function askForSync() {
  const worker: (ServiceWorkerRegistration & Syncing) | undefined = await registration()
  // Where background work is forbidden, the page sends the outbox.
  if (worker?.active) await ifAllowed(async () => worker.sync?.register('outbox'))
}
