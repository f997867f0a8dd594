/** The text of a legal page: sections with paragraphs and points, of its Markdown. */
import { Lexer, type Token } from 'marked'
import { slugOf } from '#site/slug.ts'
import { ContentError, type Fault } from './fault.ts'
import type { Source } from './source.ts'

interface Section {
  readonly id: string
  readonly title: string
  readonly paragraphs: string[]
  points?: string[]
}

const heading = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/

/** The plain text of a paragraph, on one line. */
const plain = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')

/** `## Title {#id}` begins a section; paragraphs follow, then points. Throws a `ContentError` for anything else. */
export function legalSections({ file, markdown = '', markdownLine = 1 }: Source): Section[] {
  const sections: Section[] = []
  const faults: Fault[] = []
  let line = markdownLine
  const read = (token: Token) => {
    const last = sections.at(-1)
    if (token.type === 'space') return
    if (token.type === 'heading' && token.depth === 2) {
      const [, title = '', id] = heading.exec(token.text) ?? []
      sections.push({ id: id ?? slugOf(title) ?? '', title, paragraphs: [] })
    } else if (token.type === 'paragraph' && last && !last.points) last.paragraphs.push(plain(token.text))
    else if (token.type === 'list' && last && !last.points) last.points = token.items.map(({ text }: { text: string }) => plain(text))
    else
      faults.push({ file, line, message: 'not a part of a legal text', expected: 'a heading "## 1. Title", paragraphs below it, and then one list of points' })
  }
  for (const token of new Lexer({ gfm: false }).lex(markdown)) {
    read(token)
    line += token.raw.split('\n').length - 1
  }
  if (faults.length > 0) throw new ContentError(faults)
  return sections
}
