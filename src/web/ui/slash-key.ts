const storageKey = 'slash-key'

/** Whether the visitor has turned off that `/` opens the search: who speaks to the browser presses keys without meaning to. */
export function isSlashOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off'
  } catch {
    return false
  }
}

/** Turns the key on or off. */
export function turnSlash(on: boolean) {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Storage is forbidden: it stays as it is.
  }
}
