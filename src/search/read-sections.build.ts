import { DomUtils, parseDocument } from 'htmlparser2'
import { block, collapse, isTag, type Node } from '#build/crawl/read-page.ts'
import type { Section } from './index-file.ts'

const { findAll, findOne, textContent } = DomUtils

const isHeading = ({ name }: { name: string }) => /^h[1-4]$/.test(name)

/** Whether a node's text is not searched: drawings, scripts, navigation, texts for screen readers, and cards of other pages. */
const isUnread = (node: Node) =>
  isTag(node) &&
  (/^(script|style|template|svg|nav|select|iframe)$/.test(node.name) ||
    node.attribs.class?.split(' ').includes('sr-only') ||
    (node.name === 'li' &&
      findAll(isHeading, node.children).some(({ children }) =>
        children.some(child => isTag(child) && /^\/[^#]*$/.test(child.attribs.href ?? '')),
      )))

const withoutUnread = (nodes: Node[]): Node[] => nodes.filter(node => !isUnread(node))

/** The end of a small heading: the text below it follows on the same line. */
const headingEnd = '\t'

const lines = (text: string) =>
  text
    .replace(/\s*\t\s*/g, ': ')
    .replace(/([?!.:]): /g, '$1 ')
    .replace(/ *\n\s*/g, '\n')
    .replace(/ +/g, ' ')
    .trim()

/** Returns the sections of a page's main part, in order. The first is the page's introduction. */
export function readSections(html: string): Section[] {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }]
  const change = (part: (last: Section) => Partial<Section>) => {
    const last = sections.pop()
    if (last) sections.push({ ...last, ...part(last) })
  }
  const add = (text: string) => change(last => ({ text: last.text + text }))
  /** The id of an element without text so far. The next heading uses it. */
  let pendingId = ''
  const read = (node: Node) => {
    if (isUnread(node)) return
    if (!isTag(node)) {
      const text = textContent(node)
      if (text.trim()) pendingId = ''
      return add(text.replace(/\s+/g, ' '))
    }
    if (node.attribs.id) pendingId = node.attribs.id
    if (!isHeading(node)) {
      const end = block.has(node.name) ? '\n' : ''
      add(end)
      node.children.forEach(read)
      return add(end)
    }
    const anchor = pendingId
    const heading = collapse(textContent(withoutUnread(node.children)))
    const isQuestion = node.parent && isTag(node.parent) && node.parent.name === 'summary'
    pendingId = ''
    if (node.name === 'h1') change(() => ({ heading }))
    else if (anchor) sections.push({ anchor, heading, text: '', ...(isQuestion && { kind: 'question' }) })
    else add(`\n${heading}${headingEnd}`)
  }
  const main = findOne(({ name }) => name === 'main', parseDocument(html).children)
  if (main) read(main)
  return sections.map(section => ({ ...section, text: lines(section.text) }))
}
