import { distance } from 'fastest-levenshtein'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { Kind, SearchIndex, SearchPage } from './index-file.ts'
import { placeIn } from './place.ts'
import { plain } from './words.ts'

/** A result: a page, and the place on it that answers best. Its title is that of the page, then the heading of the place. */
export interface Found extends Pick<SearchPage, 'kind' | 'title' | 'picture'> {
  /** The URL of the page, with the anchor of the place. */
  readonly href: string
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

/** The maximum number of results and of suggestions, and the letters of a query that are read. */
const limits = { results: 8, suggestions: 3, query: 200 }

const boost = { title: 1.5, label: 4, called: 2, headings: 4, description: 2 }

/** The weights of kinds: most visitors look for the company and its services first, and read the blog later. */
const priors: Readonly<Partial<Record<Kind, number>>> = { page: 1.2, service: 1.2, industry: 1.1, article: 0.8 }

const sorted = (word: string) => [...word].sort().join('')

/** The number of typing errors in a word. Letters in a wrong order are the smallest one. */
const errorsIn = (typed: string, word: string) =>
  typed !== word && sorted(typed) === sorted(word) ? 0.5 : distance(typed, word)

/** The terms of the words that are or begin most like an unknown one: two errors in seven letters, few of them in the first. */
function termsLike(typed: string, isIncomplete: boolean, { terms }: SearchIndex): readonly string[] {
  const most = typed.length < 4 ? 0.5 : typed.length < 7 ? 1 : 2
  const first = typed.slice(0, 2)
  const near = [...terms].filter(([word]) => first.includes(word.charAt(0)) && word.length >= typed.length - most)
  const like = near.map(([word, term]) => {
    // A whole word is better than the beginning of another one.
    const errors = isIncomplete ? errorsIn(typed, word.slice(0, typed.length)) + 0.25 : most + 1
    return { term, errors: Math.min(errors, errorsIn(typed, word)) }
  })
  const least = Math.min(most, ...like.map(({ errors }) => errors))
  return like.filter(({ errors }) => errors === least).map(({ term }) => term)
}

/** The terms that a query means. Its last word may be incomplete. */
function termsOf(query: string, index: SearchIndex): readonly string[] {
  const read = index.vocabulary(query)
  // A stop word alone may be the beginning of another word.
  const terms = read.length > 0 ? read : [{ text: '', from: 0, to: query.length }]
  let end = 0
  return terms.flatMap(({ text, from, to }) => {
    // An expression replaces its words.
    if (from < end) return []
    end = to
    if (index.terms.get(text) === text) return [text]
    return termsLike(plain(query.slice(from, to)), to === query.length, index)
  })
}

/** The pages with titles that share most parts of three letters with a query that finds nothing; may be empty. */
function nearest(query: string, index: SearchIndex): readonly Found[] {
  const text = plain(query)
  const parts = Array.from(text, (_, at) => text.slice(at, at + 3)).filter(part => part.trim().length === 3)
  const like = index.pages.search(MiniSearch.wildcard, {
    boostDocument: (_path, _term, page) => parts.filter(part => plain(`${page?.title}`).includes(part)).length,
    filter: ({ score }) => score > parts.length / 6,
  }) as (SearchResult & SearchPage)[]
  return like.slice(0, limits.suggestions).map(page => placeIn(page, [], index))
}

/** Searches the index. */
export function find(typed: string, index: SearchIndex): Answer {
  const query = typed.slice(0, limits.query)
  const terms = termsOf(query, index)
  const name = plain(query.trim())
  const isCalled = ({ title, label }: SearchPage) => Number(plain(title) === name || plain(label) === name)
  const results = index.pages.search(query, {
    boost,
    tokenize: () => [...new Set(terms)],
    // The last word may be incomplete, also when it is a word. A shorter stem, such as that of POS, begins other words.
    prefix: term => term === terms.at(-1) && plain(query).endsWith(term),
    boostDocument: (_path, _term, page) => priors[page?.kind as Kind] ?? 1,
  }) as (SearchResult & SearchPage)[]
  const found = results
    .sort((a, b) => isCalled(b) - isCalled(a))
    .slice(0, limits.results)
    // A query for its name leads to the top.
    .map(page => placeIn(page, isCalled(page) ? [] : page.terms, index))
  const wanted = new Set(results.flatMap(page => page.terms))
  return { index, wanted, found, near: found.length > 0 ? [] : nearest(query, index) }
}
