/** A parsed file, with a way from every value back to its line. */
import { type Document, isMap, isNode, isPair, isScalar, isSeq, type LineCounter } from 'yaml'
import type { Fault } from './fault.ts'

export type Path = readonly (string | number)[]

/** A file's data, and the faults of its values. */
export interface SourceFile<Data = unknown> {
  readonly file: string
  readonly data: Data
  /** The fault of a value, or of what it is missing in. */
  readonly fault: (path: Path, message: string, more?: Pick<Fault, 'expected' | 'found' | 'suggestion'>) => Fault
}

/** `features[3].icon`, as messages name a value. */
const pathText = (path: Path) =>
  path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Where a key or an entry of a list begins; nothing where there is none. */
function stepInto(node: unknown, key: string | number): { readonly offset: number | undefined; readonly node: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)]
    return isNode(item) ? { offset: item.range?.[0], node: item } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(entry => isPair(entry) && isNode(entry.key) && String(entry.key) === String(key))
  return pair && { offset: isNode(pair.key) ? pair.key.range?.[0] : undefined, node: pair.value }
}

/** The place of an offset, by a text that begins at `firstLine` of its file. */
export const placeIn =
  (lines: LineCounter, firstLine = 1) =>
  (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }

/** The faults of a document's values. */
export function faultsIn(file: string, document: Document, place: ReturnType<typeof placeIn>): SourceFile['fault'] {
  const offsetOf = (path: Path): number => {
    let [node, offset]: [unknown, number] = [document.contents, 0]
    for (const key of path) {
      const next = stepInto(node, key)
      if (!next) return offset
      node = next.node
      offset = next.offset ?? offset
    }
    // A text or a figure has its own place, a list or a group that of its name.
    return isScalar(node) ? (node.range?.[0] ?? offset) : offset
  }
  return (path, message, more = {}) => ({
    file,
    ...place(offsetOf(path)),
    message: path.length > 0 ? `${pathText(path)}: ${message}` : message,
    ...more,
  })
}

/** What is inside a value at a path; nothing where there is no such place. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((around, key) => (typeof around === 'object' && around !== null ? Reflect.get(around, key) : undefined), value)

/** A value and everything inside it, each with its path, the outer first. */
export function* walk(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, inner] of entries) yield* walk(inner, [...path, key])
}

/** Every text of a value, with its path. */
export const textsOf = (value: unknown): [Path, string][] => [...walk(value)].flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : []))
