/**
 * Fills values into starters:
 * - `title: About <name>` becomes `title: About Karibu Labs`.
 * - `icon: <icon?>` is removed when there is no value `icon`.
 * - `{ each: services, most: 3, value: <path> }` becomes one value for each of the first three services.
 * - `{ when: partnership, value: ... }`, in a list or at a key, becomes its value; without `partnership` it is removed.
 */
import { Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml'

/** Values by placeholder. */
export type Scope = Readonly<Record<string, unknown>>

const name = /<([a-zA-Z]+)\??>/g

const namedValue = (scope: Scope, key: string) => {
  if (key in scope) return scope[key]
  throw new Error(`unknown placeholder <${key}> in a starter`)
}

/** Fills a text. A text that is a single placeholder becomes its value, of any type. */
function filledText(text: string, scope: Scope): unknown {
  const [, whole] = /^<([a-zA-Z]+)\??>$/.exec(text) ?? []
  return whole ? namedValue(scope, whole) : text.replace(name, (_, key: string) => String(namedValue(scope, key)))
}

const textAt = (map: YAMLMap, key: string) => String(map.get(key))

/** Returns the nodes that replace a node of a list: several for `each`, none for a `when` that is false. */
function nodesOf(node: unknown, scope: Scope): unknown[] {
  if (isMap(node) && node.has('when') && node.has('value'))
    return scope[textAt(node, 'when')] ? [filled(node.get('value', true), scope)] : []
  if (!isMap(node) || !node.has('each')) return [filled(node, scope)]
  const entries = scope[textAt(node, 'each')]
  const most = Number(node.get('most') ?? 99)
  return (Array.isArray(entries) ? entries : [])
    .slice(0, most)
    .map(entry => filled(copyOf(node.get('value', true)), { ...scope, ...entry }))
}

const lacks = (value: unknown, scope: Scope) => {
  const [, key = ''] = /^<([a-zA-Z]+)\?>$/.exec(String(value)) ?? []
  return key !== '' && !(key in scope)
}

const copyOf = (node: unknown) => (isMap(node) || isSeq(node) || isScalar(node) ? node.clone() : node)

function filled(node: unknown, scope: Scope): unknown {
  if (isScalar(node)) {
    if (typeof node.value !== 'string' || !node.value.match(name)) return node
    const value = filledText(node.value, scope)
    if (typeof value === 'object') return new Document(value).contents
    node.value = value
    return node
  }
  if (isSeq(node)) node.items = node.items.flatMap(item => nodesOf(item, scope))
  if (!isMap(node)) return node
  node.items = node.items.filter(pair => !isScalar(pair.value) || !lacks(pair.value.value, scope))
  for (const pair of [...node.items]) {
    if (isMap(pair.value) && pair.value.has('when')) {
      const [value] = nodesOf(pair.value, scope)
      if (value) pair.value = value as Node
      else node.delete(pair.key)
      continue
    }
    const list = isMap(pair.value) && pair.value.has('each')
    pair.value = list ? new Document([]).createNode(nodesOf(pair.value, scope)) : (filled(pair.value, scope) as Node)
  }
  return node
}

const written = (document: Document) => document.toString({ lineWidth: 0, flowCollectionPadding: false })

/** Returns a starter with its values filled in. Keeps comments. */
export function filledStarter(text: string, scope: Scope): string {
  if (!/<[a-zA-Z]+\??>|\b(?:each|when): /.test(text)) return text
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)
  const document = parseDocument(front?.[1] ?? text)
  if (document.errors.length > 0) throw new Error(document.errors[0]?.message)
  filled(document.contents, scope)
  return front ? `---\n${written(document)}---\n${text.slice(front[0].length)}` : written(document)
}
