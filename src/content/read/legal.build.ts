/** Reads the Markdown of a legal page: sections with paragraphs and points. */
import { Lexer, type Token } from 'marked'
import { distinctAnchors } from '#content/slug.ts'
import { ContentError, type Fault } from './fault.build.ts'
import type { Source } from './source.build.ts'

interface Section {
  readonly id: string
  readonly title: string
  readonly paragraphs: string[]
  points?: string[]
}

interface Legal {
  readonly sections: readonly Section[]
  /** The line on which each section, paragraph and list begins, by its path in the page's words. */
  readonly lines: ReadonlyMap<string, number>
}

const heading = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/

/** Returns the plain text of a paragraph, on one line. */
const plain = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')

/**
 * Returns the sections: `## Title {#id}` begins a section; paragraphs follow, then points. Throws a `ContentError` for
 * anything else.
 */
export function legalSections({ file, markdown = '', markdownLine = 1 }: Source): Legal {
  const sections: Section[] = []
  const lines = new Map<string, number>()
  const faults: Fault[] = []
  const anchor = distinctAnchors()
  let line = markdownLine
  const placed = (...path: readonly (string | number)[]) => lines.set(['sections', sections.length - 1, ...path].join(), line)
  const read = (token: Token) => {
    const last = sections.at(-1)
    if (token.type === 'space') return
    if (token.type === 'heading' && token.depth === 2) {
      const [, title = '', id] = heading.exec(token.text) ?? []
      sections.push({ id: anchor(id ?? title), title, paragraphs: [] })
      placed()
    } else if (token.type === 'paragraph' && last && !last.points) {
      placed('paragraphs', last.paragraphs.push(plain(token.text)) - 1)
    } else if (token.type === 'list' && last && !last.points) {
      last.points = token.items.map(({ text }: { text: string }) => plain(text))
      placed('points')
    } else
      faults.push({ file, line, message: 'not a part of a legal text', expected: 'a heading "## 1. Title", paragraphs below it, and then one list of points' })
  }
  for (const token of new Lexer({ gfm: false }).lex(markdown)) {
    read(token)
    line += token.raw.split('\n').length - 1
  }
  if (faults.length > 0) throw new ContentError(faults)
  return { sections, lines }
}
