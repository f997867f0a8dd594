import type { parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

/** All elements below a node, in document order, without those of a name and what is in them. */
export function* walk(nodes: readonly Node[], without = ''): Generator<Element> {
  for (const node of nodes) {
    if (!('attribs' in node) || node.name === without) continue
    yield node as Element
    yield* walk(node.children, without)
  }
}

export const textOf = (node: Node): string =>
  'data' in node ? String(node.data) : 'children' in node ? node.children.map(textOf).join('') : ''
