import { atom } from 'jotai'

const storageKey = 'recent-searches'
/** Number of searches that are stored. */
const count = 5

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(entry => typeof entry === 'string').slice(0, count) : []
  } catch {
    return []
  }
}

const searches = atom<readonly string[]>(stored())

/** The searches on this device that led to a page, the latest first. Setting it stores them, where storage is allowed. */
export const recentSearchesAtom = atom(
  get => get(searches),
  (_get, set, texts: readonly string[]) => {
    set(searches, texts)
    try {
      if (texts.length > 0) localStorage.setItem(storageKey, JSON.stringify(texts))
      else localStorage.removeItem(storageKey)
    } catch {
      // Storage is forbidden or full: they are kept until the page is closed.
    }
  },
)

/** Adds a search that led to a page. */
export function withSearch(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim()
  if (!text) return recent
  const others = recent.filter(other => other.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, count)
}
