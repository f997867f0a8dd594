import { parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** An element of a chart, for tests. */
export interface Mark {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly text: string
}

const textOf = (node: Node): string =>
  'data' in node ? String(node.data) : 'children' in node ? node.children.map(textOf).join('') : ''

function* walk(nodes: readonly Node[]): Generator<Mark> {
  for (const node of nodes) {
    if (!('attribs' in node)) continue
    if (node.name !== 'pattern') yield { name: node.name, attribs: node.attribs, text: textOf(node) }
    if (node.name !== 'pattern') yield* walk(node.children)
  }
}

/** Returns the elements of a chart in document order, without `<pattern>` elements. */
export const parsed = (svg: string) => [...walk(parseDocument(svg, { xmlMode: true }).children)]

export const all = (marks: readonly Mark[], name: string) => marks.filter(mark => mark.name === name)

/** Parses a number in an attribute, with or without a unit. A missing attribute is 0. */
export const number = (attribute: string | undefined) => Number.parseFloat(attribute ?? '0')
