import { DomUtils, parseDocument } from 'htmlparser2'
import { block, collapse, isTag, type Node } from '#build/crawl/read-page.ts'
import type { Section } from './index-file.ts'

const { findOne, textContent } = DomUtils

/** Whether a node's text is not searched: drawings, scripts, navigation, and texts for screen readers. */
const isUnread = (node: Node) =>
  isTag(node) &&
  (/^(script|style|template|svg|nav|select|iframe)$/.test(node.name) ||
    node.attribs.class?.split(' ').includes('sr-only'))

/** The lines of a text. A tab is the end of a small heading: the text below it follows on the same line. */
const lines = (text: string) => text.replace(/\t\s*/g, ' ').split('\n').map(collapse).filter(Boolean).join('\n')

type Draft = { -readonly [Part in keyof Section]: Section[Part] }

/** Returns the sections of a page's main part, in order. The first is the page's introduction. */
export function readSections(html: string): Section[] {
  let last: Draft = { anchor: '', heading: '', text: '' }
  const sections = [last]
  /** The id of an element without text so far. The next heading uses it. */
  let anchor = ''
  const read = (node: Node) => {
    if (isUnread(node)) return
    if (!isTag(node)) {
      const text = textContent(node)
      if (text.trim()) anchor = ''
      last.text += text.replace(/\s+/g, ' ')
      return
    }
    anchor = node.attribs.id || anchor
    if (!/^h[1-4]$/.test(node.name)) {
      const end = block.has(node.name) ? '\n' : ''
      last.text += end
      node.children.forEach(read)
      last.text += end
      return
    }
    const heading = collapse(textContent(node.children.filter(child => !isUnread(child))))
    const isQuestion = node.parent && isTag(node.parent) && node.parent.name === 'summary'
    const kind = isQuestion ? 'question' : 'data-person' in node.attribs ? 'person' : undefined
    if (node.name === 'h1') last.heading = heading
    else if (anchor) {
      last = { anchor, heading, text: '', kind }
      sections.push(last)
    } else last.text += `\n${heading.replace(/[^?!.:]$/, '$&:')}\t`
    anchor = ''
  }
  const main = findOne(({ name }) => name === 'main', parseDocument(html).children)
  if (main) read(main)
  return sections.map(section => ({ ...section, text: lines(section.text) }))
}
