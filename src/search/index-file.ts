import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { plain, type Vocabulary, vocabularyOf, wordPattern } from './words.ts'

/** Placeholder in `/search` for the address of the index, whose hash is known last. */
export const indexPlaceholder = '/assets/search-index.json'

/** The address of the texts of an index, from which results quote. */
export const textsOf = (index: string) => index.replace('.json', '-texts.json')

/** Kinds of results: kinds of pages, and questions and people on pages. */
export type Kind = 'page' | 'service' | 'industry' | 'study' | 'article' | 'job' | 'person' | 'question'

/** A section of a page: from one heading with an id to the next. */
export interface Section {
  /** The id to link to; empty for the top of the page. */
  readonly anchor: string
  readonly heading: string
  /** The text below the heading, including smaller headings: one line for each paragraph, cell and the like. */
  readonly text: string
  /** The kind, if it is not that of the page. */
  readonly kind?: Kind | undefined
}

/** A page in the index. */
export interface SearchPage {
  readonly path: string
  readonly title: string
  /** The label in menus and lists; empty for a page that is made from data. */
  readonly label: string
  readonly description: string
  readonly kind: Kind
  /** The address of its patch; empty without one. */
  readonly picture: string
}

/** The file of the index. */
export interface IndexFile {
  readonly synonyms: readonly (readonly string[])[]
  readonly pages: AsPlainObject
}

/** The file of the texts: the sections of each path, the top first. */
export type TextsFile = Readonly<Record<string, readonly Section[]>>

/** The options with which an index is made and opened. */
export const optionsOf = (vocabulary: Vocabulary): Options => ({
  idField: 'path',
  fields: ['title', 'label', 'called', 'headings', 'description', 'text'],
  storeFields: ['path', 'title', 'label', 'description', 'kind', 'picture'],
  tokenize: text => vocabulary(text).map(term => term.text),
})

/** The index in memory. */
export type SearchIndex = Awaited<ReturnType<typeof openIndex>>

/** Opens an index with its texts. Called once a visit. */
export async function openIndex({ synonyms, pages }: IndexFile, texts: TextsFile) {
  const vocabulary = vocabularyOf(synonyms)
  const sections = Object.values(texts).flat()
  const all = [...sections.map(({ text }) => text), ...synonyms.flat()].join(' ')
  /** The term of each word that pages or synonyms have, and of each term: itself. */
  const terms = new Map<string, string>()
  for (const word of new Set(all.match(wordPattern)))
    for (const { text } of vocabulary(word)) terms.set(plain(word), text)
  for (const [term] of pages.index) terms.set(term, term)
  return { pages: await MiniSearch.loadJSAsync(pages, optionsOf(vocabulary)), terms, vocabulary, texts }
}
