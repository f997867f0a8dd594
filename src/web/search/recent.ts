const storageKey = 'recent-searches'
/** How many searches are remembered. */
const count = 5

/** What was looked for on this device and opened, the latest first; nothing where storage is forbidden. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(entry => typeof entry === 'string').slice(0, count) : []
  } catch {
    return []
  }
}

/** Remembers a search that has led somewhere. */
export function rememberSearch(query: string) {
  const text = query.trim()
  if (!text) return
  const others = recentSearches().filter(other => other.toLowerCase() !== text.toLowerCase())
  try {
    localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, count)))
  } catch {
    // Storage is forbidden or full: nothing is remembered.
  }
}

/** Forgets all of them. */
export function forgetSearches() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was remembered either.
  }
}
