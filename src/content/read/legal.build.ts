/** Reads the Markdown of a legal page: sections with paragraphs and points. */
import { Lexer, type Tokens } from 'marked'
import { distinctAnchors } from '#content/slug.ts'
import type { FileWords } from '#pages/schemas.ts'
import { ContentError, type Fault } from './fault.build.ts'
import type { Source } from './source.build.ts'

type Section = FileWords<'legal'>['sections'][number]

const heading = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/

/** Returns the plain text of a paragraph, on one line. */
const plain = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')

/**
 * Returns a file with its Markdown as sections, whose faults are those of the Markdown: `## Title {#id}` begins a section;
 * paragraphs follow, then points. Throws a `ContentError` for anything else.
 */
export function withSections(source: Source): Source {
  const { markdown, data, fault, faultBelow } = source
  const sections: Section[] = []
  const starts: number[] = []
  const faults: Fault[] = []
  const anchor = distinctAnchors()
  let at = 0
  for (const token of new Lexer({ gfm: false }).lex(markdown)) {
    const open = sections.at(-1)?.points ? undefined : sections.at(-1)
    if (token.type === 'heading' && token.depth === 2) {
      const [, title = '', id] = heading.exec(token.text) ?? []
      if (title.includes('{#'))
        faults.push(faultBelow(at, { message: 'an id that does not fit', expected: 'small letters, digits and hyphens, such as {#your-rights}' }))
      starts.push(at)
      sections.push({ id: anchor(id ?? title), title, paragraphs: [] })
    } else if (token.type === 'paragraph' && open && !token.text.startsWith('|')) open.paragraphs.push(plain(token.text))
    else if (token.type === 'list' && open && !token.items.some(({ tokens }: Tokens.ListItem) => tokens.some(({ type }) => type === 'list')))
      open.points = token.items.map(({ text }: { text: string }) => plain(text))
    else if (token.type !== 'space') {
      const expected = 'a heading "## 1. Title", paragraphs below it, and then one list of points'
      faults.push(faultBelow(at, { message: 'not a part of a legal text', expected }))
    }
    at += token.raw.length
  }
  if (faults.length > 0) throw new ContentError(...faults)
  return {
    ...source,
    data: { ...data, sections },
    fault: (path, message, more) => {
      const start = path[0] === 'sections' ? starts[Number(path[1])] : undefined
      const { message: whole } = fault(path, message)
      return start === undefined ? fault(path, message, more) : faultBelow(start, { ...more, message: whole })
    },
  }
}
