import { atom } from 'jotai'
import { objectIn, stored } from '#ui/stored.ts'

const storage = stored('recent-searches')
/** Number of searches that are stored. */
const count = 5

function storedSearches(): readonly string[] {
  const texts: unknown = objectIn(storage.read())
  return Array.isArray(texts) ? texts.filter(entry => typeof entry === 'string').slice(0, count) : []
}

const searches = atom<readonly string[]>(storedSearches())

/** The searches on this device that led to a page, the latest first. Setting it stores them. */
export const recentSearchesAtom = atom(
  get => get(searches),
  (_get, set, texts: readonly string[]) => {
    set(searches, texts)
    storage.write(texts.length > 0 ? JSON.stringify(texts) : undefined)
  },
)

/** Adds a search that led to a page. */
export function withSearch(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim()
  if (!text) return recent
  const others = recent.filter(other => other.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, count)
}
