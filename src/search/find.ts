import MiniSearch, { type SearchResult } from 'minisearch'
import type { Kind, SearchIndex, SearchPage } from './index-file.ts'
import { placeIn } from './place.ts'
import { apart } from './vocabulary.ts'
import { plain } from './words.ts'

/** A result: a page, and the place on it that answers best. */
export interface Found {
  readonly kind: Kind
  /** The URL of the page, with the anchor of the place. */
  readonly href: string
  /** The name of the page, then the heading of the place unless it is the top. */
  readonly title: string
  /** The address of the page's patch; empty without one. */
  readonly picture: string
  /** The sentences that match. */
  readonly quote: string
}

/** The result of a search. */
export interface Answer {
  /** Best first. */
  readonly found: readonly Found[]
  /** The nearest titles when nothing was found. */
  readonly near: readonly Found[]
  /** The terms of the pages that match. */
  readonly wanted: ReadonlySet<string>
  readonly index: SearchIndex
}

/** The maximum number of results, their minimum share of the best score, and the letters of a query that are read. */
const limits = { results: 8, share: 0.25, query: 200 }

const boost = { title: 1.5, label: 6, called: 2, headings: 4, description: 2, text: 1 }

/** The weights of kinds: most visitors look for the company and its services first, and read the blog later. */
const priors: Readonly<Partial<Record<Kind, number>>> = { page: 1.2, service: 1.2, industry: 1.1, article: 0.8 }

/** The number of typing errors that are tolerated in a word: two in seven letters. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** A word with each pair of neighbours swapped. */
const swapsOf = (word: string) =>
  Array.from(word, (letter, at) => word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2))

/** The terms of pages that are like an unknown word: with letters swapped or few wrong, then without its ending. */
function termsLike(typed: string, stem: string, { pages, terms }: SearchIndex): readonly string[] {
  const swapped = [stem, typed].flatMap(swapsOf).filter(swap => terms.has(swap))
  if (swapped.length > 0) return swapped
  const begins = [1, 2, 3, 4, 5].map(ending => typed.slice(0, -ending)).filter(begin => begin.length >= 5)
  const spellings = [stem, typed].map(word => ({ word, fuzzy: Math.min(1, slipsIn(word)) }))
  for (const { word, fuzzy } of [
    ...spellings,
    ...[stem, typed, ...begins].map(word => ({ word, fuzzy: slipsIn(word) })),
  ]) {
    const like = pages.search(word, {
      tokenize: () => [word],
      processTerm: term => term,
      fuzzy,
      // Typing errors are rare in the first letter.
      boostDocument: (_, term) => Number(term[0] === word[0]),
    })
    if (like.length > 0) return like.flatMap(page => page.terms)
  }
  return []
}

/** The terms of pages that match a query, and the beginning of a word among them: the last word may be incomplete. */
function wantedIn(query: string, index: SearchIndex) {
  const typed = query.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)?.at(-1) ?? ''
  const last = query.endsWith(typed) ? plain(typed) : ''
  const begun = last && [...index.terms].some(term => term.startsWith(last)) ? last : undefined
  const words = apart(index.vocabulary.read(query))
  const terms = words.flatMap(({ text, from, to }) => {
    if (index.terms.has(text)) return [text]
    return begun && to === query.length ? [] : termsLike(plain(query.slice(from, to)), text, index)
  })
  const end = words.at(-1)
  // A stop word alone may be the beginning of another word; an expression is complete.
  const isBegun = begun && (end ? end.to === query.length && !end.text.startsWith('=') : true)
  return { terms: [...new Set(isBegun ? [...terms, begun] : terms)], begun }
}

/** The maximum number of suggestions, and their minimum similarity. */
const suggestions = { most: 3, likeness: 0.2 }

/** The pairs of letters of a text, with the ends of words. */
const pairsIn = (text: string) =>
  new Set(Array.from(` ${plain(text)}`, (letter, at) => letter + (plain(text)[at] ?? ' ')))

/** The pages with the titles that are most similar to a query that finds nothing (Dice coefficient of pairs); may be empty. */
function nearest(query: string, { pages }: SearchIndex) {
  const wanted = pairsIn(query.trim())
  const likeness = (own: ReadonlySet<string>) =>
    (2 * [...wanted].filter(pair => own.has(pair)).length) / (wanted.size + own.size)
  return (pages.search(MiniSearch.wildcard) as (SearchResult & SearchPage)[])
    .map(page => ({ page, score: likeness(pairsIn(page.title)) }))
    .filter(({ score }) => score >= suggestions.likeness)
    .sort((a, b) => b.score - a.score)
    .slice(0, suggestions.most)
    .map(({ page }) => page)
}

/** Searches the index. */
export function find(typed: string, index: SearchIndex): Answer {
  // Reading an unknown word takes the square of its length.
  const query = typed.slice(0, limits.query)
  const { read, meanings } = index.vocabulary
  const { terms, begun } = wantedIn(query, index)
  const named = apart(read(query)).map(({ text }) => text)
  const nameOf = (text: string) =>
    apart(read(text))
      .map(term => meanings(term.text)[0])
      .join(' ')
  const name = nameOf(query)
  const isCalled = ({ title, label }: SearchPage) => Number(nameOf(title) === name || nameOf(label) === name)
  const results = index.pages.search(query, {
    boost,
    tokenize: () => terms,
    processTerm: term => term,
    prefix: term => term === begun,
    boostDocument: (_path, _term, page) => priors[page?.kind as Kind] ?? 1,
  }) as (SearchResult & SearchPage)[]
  const least = (results[0]?.score ?? 0) * limits.share
  const found = results
    .filter(({ score }) => score >= least)
    .sort((a, b) => isCalled(b) - isCalled(a))
    .slice(0, limits.results)
  return {
    index,
    wanted: new Set(results.flatMap(page => page.terms)),
    found: found.map(page => placeIn(page, isCalled(page) ? named : page.terms, index)),
    near: found.length > 0 ? [] : nearest(query, index).map(page => placeIn(page, [], index)),
  }
}
