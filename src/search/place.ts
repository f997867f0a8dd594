import type { Found } from './find.ts'
import type { SearchIndex, SearchPage, Section } from './index-file.ts'

/** The passages of the pages that have been read: the pages of one search are those of the next. */
const known = new WeakMap<readonly Section[], ReturnType<typeof read>>()

/** Reads the passages of a page: its description, then each sentence with the next one. Cells of tables and labels are none. */
function read(page: SearchPage, sections: readonly Section[], { vocabulary }: SearchIndex) {
  return sections.flatMap(section => {
    const lines = section.text.split('\n').filter(line => /[.!?।…][”’")]?$/.test(line))
    const quotes = lines.flatMap(line => {
      const sentences = line.split(/(?<=[.!?।…][”’")]?) (?=\P{Ll})/u)
      return sentences.map((sentence, at) => ({ sentence, quote: sentences.slice(at, at + 2).join(' ') }))
    })
    if (!section.anchor || quotes.length === 0) quotes.unshift({ sentence: page.description, quote: page.description })
    const heading = vocabulary(section.heading).map(term => term.text)
    return quotes.map(({ sentence, quote }) => {
      const own = vocabulary(sentence).map(term => term.text)
      /** The weight of a term that the heading above or the sentence has. */
      const weightOf = (term: string) => (heading.includes(term) ? 4 : 0) + (own.includes(term) ? 1 : 0)
      return { section, quote, weightOf }
    })
  })
}

/** The place of a page that answers best. */
export function placeIn(page: SearchPage, wanted: readonly string[], index: SearchIndex): Found {
  const sections = index.texts[page.path] ?? []
  const passages = known.get(sections) ?? read(page, sections, index)
  known.set(sections, passages)
  // The name is about the whole page: a query for it leads to the top.
  const name = index.vocabulary(`${page.title} ${page.label} ${sections[0]?.heading}`).map(term => term.text)
  const open = wanted.filter(term => !name.includes(term))
  const scores = passages.map(({ weightOf }) => open.reduce((score, term) => score + weightOf(term), 0))
  const { section, quote } = passages[scores.indexOf(Math.max(...scores))] ?? { quote: page.description }
  return {
    kind: section?.kind ?? page.kind,
    href: section?.anchor ? `${page.path}#${section.anchor}` : page.path,
    title: section?.anchor ? `${page.label || page.title}: ${section.heading}` : page.title,
    picture: page.picture,
    quote,
  }
}
