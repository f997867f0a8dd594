import type { Found } from './find.ts'
import type { SearchIndex, SearchPage, Section } from './index-file.ts'

/** A sentence that can be quoted, with the next one, and the terms of its section and its own. */
interface Sentence extends Readonly<Record<'heading' | 'text' | 'sentence', ReadonlySet<string>>> {
  readonly section: Section
  readonly quote: string
}

/** The weights of a term by where it is; that of an amount in a sentence that has the term or is below a heading with it. */
const weights = { title: 1, heading: 4, text: 2, sentence: 1, amount: 1.25 }

/** A price or another large figure. */
const amount = /\p{Sc}|\p{N}[.,]\p{N}{3}/u

/** The sentences of the pages that have been read: the pages of one search are those of the next. */
const known = new WeakMap<readonly Section[], readonly Sentence[]>()

/** Reads the sentences of a page. Cells of tables, labels and buttons are none. */
function read(page: SearchPage, sections: readonly Section[], { vocabulary }: SearchIndex): readonly Sentence[] {
  const termsOf = (text: string) => new Set(vocabulary.read(text).flatMap(term => vocabulary.meanings(term.text)))
  const sentences = sections.flatMap(section => {
    const [heading, text] = section.anchor
      ? [section.heading, section.text]
      : [`${page.title} ${page.label} ${section.heading}`, `${page.description}\n${section.text}`]
    const paragraphs = text.split('\n').filter(line => /[.!?।…][”’")]?$/.test(line))
    const quotes = (paragraphs.length > 0 ? paragraphs : [page.description]).flatMap(line => {
      const all = line.split(/(?<=[.!?।…][”’")]?) (?=\P{Ll})/u)
      return all.map((sentence, at) => ({ quote: all.slice(at, at + 2).join(' '), sentence: termsOf(sentence) }))
    })
    const shared = { section, heading: termsOf(heading), text: termsOf(text) }
    return quotes.map(quote => ({ ...shared, ...quote }))
  })
  known.set(sections, sentences)
  return sentences
}

/** The place of a page that answers best. The fewer sentences have a term near, the more it tells. */
export function placeIn(page: SearchPage, wanted: readonly string[], index: SearchIndex): Found {
  const sections = index.texts[page.path] ?? []
  const all = known.get(sections) ?? read(page, sections, index)
  // A query for the name leads to the top.
  const isName = wanted.every(term => all[0]?.heading.has(term))
  const sentences = isName ? all.filter(({ section }) => !section.anchor) : all
  const scores = sentences.map(() => 0)
  for (const term of wanted) {
    const own = sentences.map(({ section, heading, text, sentence, quote }) => {
      const above = heading.has(term) ? (section.anchor ? weights.heading : weights.title) : 0
      const near = above + (sentence.has(term) ? weights.sentence : 0)
      return near + (text.has(term) ? weights.text : 0) + (near > 0 && amount.test(quote) ? weights.amount : 0)
    })
    const count = own.filter(score => score > 0).length
    for (const [at, score] of own.entries()) scores[at] = (scores[at] ?? 0) + score / Math.max(1, count)
  }
  const { section, quote } = sentences[scores.indexOf(Math.max(...scores))] ?? { quote: page.description }
  return {
    kind: section?.kind ?? page.kind,
    href: section?.anchor ? `${page.path}#${section.anchor}` : page.path,
    title: section?.anchor ? `${page.label || page.title}: ${section.heading}` : page.title,
    picture: page.picture,
    quote,
  }
}
