/**
 * Fills values into starters:
 * - `title: About <name>` becomes `title: About Karibu Labs`.
 * - `icon: <icon?>` is removed when there is no value `icon`.
 * - `{ each: services, most: 3, value: <path> }` becomes one value for each of the first three services.
 * - `{ when: partnership, value: ... }`, in a list or at a key, becomes its value; without `partnership` it is removed.
 */
import { Document, isMap, isScalar, type Node, type Pair, parseDocument, visit, type YAMLMap, YAMLSeq } from 'yaml'

/** Values by placeholder. */
export type Scope = Readonly<Record<string, unknown>>

/** Fills a text. A text that is a single placeholder becomes its value, of any type. */
function filledText(text: string, scope: Scope): unknown {
  const valueAt = (key: string) => {
    if (key in scope) return scope[key]
    throw new Error(`unknown placeholder <${key}> in a starter`)
  }
  const [, whole] = /^<([a-zA-Z]+)\??>$/.exec(text) ?? []
  return whole ? valueAt(whole) : text.replace(/<([a-zA-Z]+)\??>/g, (_, key: string) => String(valueAt(key)))
}

const isRule = (node: unknown): node is YAMLMap =>
  isMap(node) && node.has('value') && (node.has('when') || node.has('each'))

/** Returns the nodes that replace a rule: several for `each`, none for a `when` that is false. */
function nodesOf(rule: YAMLMap, scope: Scope): Node[] {
  const value = rule.get('value', true) as unknown as Node
  if (rule.has('when')) return scope[String(rule.get('when'))] ? [filled(value, scope)] : []
  const entries = scope[String(rule.get('each'))]
  const examples = (Array.isArray(entries) ? entries : []).slice(0, Number(rule.get('most') ?? 99))
  return examples.map(entry => filled(value.clone() as Node, { ...scope, ...entry }))
}

/** Fills a node in place. Returns it, or the node that replaces it. */
function filled<Filled extends Node | Document.Parsed>(node: Filled, scope: Scope): Filled {
  // A visitor is not asked about a root that it replaces.
  const holder = new YAMLSeq()
  holder.items = [node]
  visit(holder, {
    Seq: (_, seq) => {
      seq.items = seq.items.flatMap(item => (isRule(item) ? nodesOf(item, scope) : [item]))
    },
    Pair: (_, pair: Pair) => {
      if (!isRule(pair.value)) {
        const [, key] = /^<([a-zA-Z]+)\?>$/.exec(isScalar(pair.value) ? String(pair.value.value) : '') ?? []
        return key !== undefined && !(key in scope) ? visit.REMOVE : undefined
      }
      const nodes = nodesOf(pair.value, scope)
      if (pair.value.has('each')) pair.value = Object.assign(new YAMLSeq(), { items: nodes })
      else if (nodes[0]) pair.value = nodes[0]
      else return visit.REMOVE
    },
    Scalar: (_, scalar) => {
      if (typeof scalar.value !== 'string') return
      const value = filledText(scalar.value, scope)
      if (typeof value === 'object') return new Document(value).contents as Node
      scalar.value = value
    },
  })
  return holder.items[0] as Filled
}

const serialize = (document: Document) => document.toString({ lineWidth: 0, flowCollectionPadding: false })

/** Returns a starter with its values filled in. Keeps comments. */
export function filledStarter(text: string, scope: Scope): string {
  if (!/<[a-zA-Z]+\??>|\b(?:each|when): /.test(text)) return text
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)
  const document = parseDocument(front?.[1] ?? text)
  if (document.errors.length > 0) throw new Error(document.errors[0]?.message)
  if (document.contents) filled(document.contents, scope)
  return front ? `---\n${serialize(document)}---\n${text.slice(front[0].length)}` : serialize(document)
}
