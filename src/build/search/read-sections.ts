import { parseDocument } from 'htmlparser2'
import { block, collapse } from '#build/crawl/read-page.ts'

/** A section of a page: from one heading with an id to the next. */
export interface Section {
  /** The id to link to; empty for the top of the page. */
  readonly anchor: string
  readonly heading: string
  /** The text below the heading, including smaller headings. */
  readonly text: string
  /** Whether it is a question with its answer. */
  readonly isQuestion: boolean
}

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: Record<string, string> }>

const isElement = (node: Node): node is Element => 'attribs' in node
const childrenOf = (node: Node): Node[] => ('children' in node ? (node.children as Node[]) : [])

const headings = new Set(['h1', 'h2', 'h3', 'h4'])
/** Elements whose text is not searched: drawings, scripts and navigation. */
const unread = new Set(['script', 'style', 'template', 'svg', 'nav', 'select', 'iframe'])

function* below(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue
    yield child
    yield* below(child)
  }
}

const textOf = (node: Node): string => {
  if (!isElement(node)) return 'data' in node ? String(node.data) : ''
  if (unread.has(node.name) || node.attribs.class?.split(' ').includes('sr-only')) return ''
  const text = childrenOf(node).map(textOf).join('')
  return block.has(node.name) ? ` ${text} ` : text
}

/** Whether an element is a list item whose heading links to another page. The index contains that page itself. */
const isCardOfPage = (node: Element) =>
  node.name === 'li' &&
  [...below(node)].some(
    ({ name, children }) =>
      headings.has(name) &&
      (children as Node[]).some(child => isElement(child) && /^\/[^#]*$/.test(child.attribs.href ?? '')),
  )

/** Returns the sections of a page's main part, in order. The first is the page's introduction. */
export function readSections(html: string): Section[] {
  const main = [...below(parseDocument(html))].find(({ name }) => name === 'main')
  if (!main) return []
  const sections: { anchor: string; heading: string; parts: string[]; isQuestion: boolean }[] = []
  const current = () => {
    const last = sections.at(-1)
    if (last) return last
    const first = { anchor: '', heading: '', parts: [], isQuestion: false }
    sections.push(first)
    return first
  }
  /** The id of an element without text so far. The next heading uses it. */
  let pendingId = ''
  const read = (node: Node) => {
    if (!isElement(node)) {
      const text = 'data' in node ? String(node.data) : ''
      if (text.trim()) pendingId = ''
      current().parts.push(text)
      return
    }
    const { name, attribs } = node
    if (unread.has(name) || isCardOfPage(node)) return
    if (attribs.id) pendingId = attribs.id
    if (headings.has(name)) {
      const anchor = attribs.id ?? pendingId
      const heading = collapse(textOf(node))
      pendingId = ''
      if (name === 'h1') current().heading = heading
      else if (anchor) sections.push({ anchor, heading, parts: [], isQuestion: isQuestionOf(node) })
      else current().parts.push(` ${heading} `)
      return
    }
    if (attribs.class?.split(' ').includes('sr-only')) return
    if (block.has(name)) current().parts.push(' ')
    for (const child of childrenOf(node)) read(child)
    if (block.has(name)) current().parts.push(' ')
  }
  read(main)
  return sections.map(({ parts, ...rest }) => ({ ...rest, text: collapse(parts.join('')) }))
}

/** Whether a heading is the child of a `<summary>`. */
const isQuestionOf = (heading: Element) =>
  heading.parent !== null && isElement(heading.parent as Node) && (heading.parent as Element).name === 'summary'
