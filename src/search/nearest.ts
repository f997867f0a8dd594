import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchIndex, SearchPage } from './index-file.ts'
import { plain } from './words.ts'

/** The maximum number of suggestions, and their minimum similarity. */
const limits = { count: 3, likeness: 0.2 }

/** The pairs of letters of a text, with the ends of words. */
const pairsIn = (text: string) =>
  new Set(Array.from(` ${plain(text)}`, (letter, at) => letter + (plain(text)[at] ?? ' ')))

/** The pages with the titles that are most similar to a query that finds nothing (Dice coefficient of pairs); may be empty. */
export function nearest(query: string, { pages }: SearchIndex) {
  const wanted = pairsIn(query.trim())
  const likeness = (own: ReadonlySet<string>) =>
    (2 * [...wanted].filter(pair => own.has(pair)).length) / (wanted.size + own.size)
  return (pages.search(MiniSearch.wildcard) as (SearchResult & SearchPage)[])
    .map(page => ({ page, score: likeness(pairsIn(page.title)) }))
    .filter(({ score }) => score >= limits.likeness)
    .sort((a, b) => b.score - a.score)
    .slice(0, limits.count)
    .map(({ page }) => page)
}
