import { type IndexFile, packAll } from '#search/index-file.ts'
import { type Kind, kinds } from '#search/kinds.ts'
import { expressionsOf, groupsIn } from '#search/synonyms.ts'
import { stemsIn } from '#search/words.ts'
import { anchorOf } from '#site/slug.ts'
import type { Section } from './read-sections.ts'

/** The data of a page for the index. */
export interface SearchedPage {
  readonly path: string
  readonly title: string
  /** The label in menus and lists; empty for a page that is made from data. */
  readonly label: string
  readonly description: string
  readonly kind: Kind
  readonly sections: readonly Section[]
}

/**
 * Maximum characters of an excerpt: one line of a result. Excerpts are a quarter of the index, so a lower limit makes it
 * smaller.
 */
const excerptLength = 72

/** Returns the beginning of a text, cut at the end of a word. */
const beginning = (text: string) =>
  text.length <= excerptLength ? text : text.slice(0, text.lastIndexOf(' ', excerptLength) + 1).trimEnd()

interface Options {
  readonly synonyms: readonly (readonly string[])[]
  /** Names of people that pages may describe. */
  readonly people: readonly string[]
}

/** Makes the index of the site's pages. */
export function makeIndex(pages: readonly SearchedPage[], { synonyms, people }: Options): IndexFile {
  const expressions = expressionsOf(synonyms)
  const texts = pages.flatMap(({ sections }) =>
    sections.map(({ text }) => {
      const stems = stemsIn(text)
      return new Set([...stems, ...groupsIn(stems, expressions)])
    }),
  )
  const counts = new Map<string, number>()
  for (const text of texts) for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const stems = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
  const numbers = new Map(stems.map((stem, number) => [stem, number]))
  const kindOf = ({ heading, isQuestion }: Section) => {
    if (isQuestion) return kinds.indexOf('question')
    return people.includes(heading) ? kinds.indexOf('person') : undefined
  }
  const place = (section: Section, at: number, { description }: SearchedPage) => {
    if (at === 0) return [description] as const
    const { heading, anchor, text } = section
    const kind = kindOf(section)
    const usual = anchor === anchorOf(heading)
    if (kind !== undefined) return [beginning(text), heading, usual ? 0 : anchor, kind] as const
    return usual ? ([beginning(text), heading] as const) : ([beginning(text), heading, anchor] as const)
  }
  return {
    synonyms,
    stems: stems.join(' '),
    texts: packAll(texts.map(text => [...text].map(stem => numbers.get(stem) ?? 0).sort((a, b) => a - b))),
    pages: pages.map(page => [
      page.path,
      page.title,
      page.label,
      kinds.indexOf(page.kind),
      ...page.sections.map((section, at) => place(section, at, page)),
    ]),
  }
}
