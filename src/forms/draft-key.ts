const storageKey = (form: string) => `draft-key:${form}`

/** Where `localStorage` is forbidden or full, keys live as long as the page. */
const inMemory = new Map<string, string>()

/** The `Idempotency-Key` of a form's draft. It is made when the form first becomes dirty, and stays until it is forgotten. */
export function draftKey(form: string): string {
  const name = storageKey(form)
  const kept = inMemory.get(name)
  if (kept) return kept
  const fresh = crypto.randomUUID()
  try {
    const stored = localStorage.getItem(name)
    if (stored) return stored
    localStorage.setItem(name, fresh)
  } catch {
    inMemory.set(name, fresh)
  }
  return fresh
}

/** Goes on with the key of a submission that comes back to its form. */
export function restoreDraftKey(form: string, key: string) {
  try {
    localStorage.setItem(storageKey(form), key)
  } catch {
    inMemory.set(storageKey(form), key)
  }
}

/** Forgets the key: the draft has arrived, was put into the outbox, or is empty. */
export function forgetDraftKey(form: string) {
  inMemory.delete(storageKey(form))
  try {
    localStorage.removeItem(storageKey(form))
  } catch {
    // Storage is forbidden: the key was in memory.
  }
}

/**
 * Runs one attempt with the draft's key. Two tabs may show the same draft and so the same key: the one that finds it in
 * use gets a key of its own, or the server would take two messages for one. Without a secure context there are neither
 * keys nor locks.
 */
export async function withDraftKey<Result>(form: string, run: (key?: string) => Promise<Result>): Promise<Result> {
  if (!isSecureContext) return run()
  return navigator.locks.request(`draft-key:${draftKey(form)}`, { ifAvailable: true }, lock => {
    if (!lock) inMemory.set(storageKey(form), crypto.randomUUID())
    // Read again: the other tab may have sent and forgotten it just before.
    return run(draftKey(form))
  })
}
