/** A text in storage. Where storage is full or forbidden, it is not kept. */
interface Stored {
  readonly read: () => string | undefined
  /** Stores a text; `undefined` removes it. */
  readonly write: (text: string | undefined) => void
}

/** The text that local storage, or that of the tab, keeps under a key. */
export const stored = (key: string, storage: () => Storage = () => localStorage): Stored => ({
  read() {
    try {
      return storage().getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  write(text) {
    try {
      if (text === undefined) storage().removeItem(key)
      else storage().setItem(key, text)
    } catch {
      // Storage is full or forbidden.
    }
  },
})

/** The object that a stored text holds; an empty one for anything else, such as what another version has stored. */
export function objectIn<Value extends object>(text: string | null | undefined): Partial<Value> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Asks the browser to keep what the site stores: Safari otherwise removes it after seven days without a visit. */
export async function persist() {
  try {
    await navigator.storage.persist()
  } catch {
    // The browser cannot, or the visitor forbids storage.
  }
}
