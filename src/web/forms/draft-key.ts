const storageKey = (form: string) => `draft-key:${form}`

/** Where `localStorage` is forbidden or full, keys live as long as the page. */
const inMemory = new Map<string, string>()

/** The `Idempotency-Key` of a form's draft. It is made when the form first becomes dirty, and stays until it is forgotten. */
export function draftKey(form: string): string {
  const name = storageKey(form)
  const kept = inMemory.get(name)
  if (kept) return kept
  try {
    const stored = localStorage.getItem(name)
    if (stored) return stored
  } catch {
    // As if there were none.
  }
  return setDraftKey(form, crypto.randomUUID())
}

/** Goes on with a key: of a submission that comes back to its form. */
export function setDraftKey(form: string, key: string): string {
  try {
    localStorage.setItem(storageKey(form), key)
  } catch {
    inMemory.set(storageKey(form), key)
  }
  return key
}

/** Gives this page's draft a key of its own, in place of the one that it shares with another tab. */
export const renewDraftKey = (form: string) => void inMemory.set(storageKey(form), crypto.randomUUID())

/** Forgets the key: the draft has arrived, was put into the outbox, or is empty. */
export function forgetDraftKey(form: string) {
  inMemory.delete(storageKey(form))
  try {
    localStorage.removeItem(storageKey(form))
  } catch {
    // Storage is forbidden: the key was in memory.
  }
}
