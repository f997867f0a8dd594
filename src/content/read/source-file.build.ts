/** Maps every value of a parsed file to its line. */
import { type Document, isMap, isNode, isPair, isScalar, isSeq, type LineCounter } from 'yaml'
import type { Fault } from './fault.build.ts'

export type Path = readonly (string | number)[]

/** The data of a file, and a function that creates faults of its values. */
export interface SourceFile<Data = unknown> {
  readonly file: string
  readonly data: Data
  /** Returns the fault of a value; a missing value has the position of its parent. */
  readonly fault: (path: Path, message: string, more?: Pick<Fault, 'expected' | 'found' | 'suggestion'>) => Fault
}

/** Formats a path for messages: `features[3].icon`. */
const pathText = (path: Path) =>
  path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Returns the offset and node of a key or a list entry; undefined if there is none. */
function stepInto(node: unknown, key: string | number): { readonly offset: number | undefined; readonly node: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)]
    return isNode(item) ? { offset: item.range?.[0], node: item } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(entry => isPair(entry) && isNode(entry.key) && String(entry.key) === String(key))
  return pair && { offset: isNode(pair.key) ? pair.key.range?.[0] : undefined, node: pair.value }
}

/** Returns a function from an offset to a position, for a text that begins at `firstLine` of its file. */
export const placeIn =
  (lines: LineCounter, firstLine = 1) =>
  (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }

/** Returns the function that creates faults of a document's values. */
export function faultsIn(file: string, document: Document, place: ReturnType<typeof placeIn>): SourceFile['fault'] {
  const offsetOf = (path: Path): number => {
    let [node, offset]: [unknown, number] = [document.contents, 0]
    for (const key of path) {
      const next = stepInto(node, key)
      if (!next) return offset
      node = next.node
      offset = next.offset ?? offset
    }
    // A text or a number has its own position; a list or a map has that of its key.
    return isScalar(node) ? (node.range?.[0] ?? offset) : offset
  }
  return (path, message, more = {}) => ({
    file,
    ...place(offsetOf(path)),
    message: path.length > 0 ? `${pathText(path)}: ${message}` : message,
    ...more,
  })
}

/** Returns the value at a path inside a value; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((around, key) => (typeof around === 'object' && around !== null ? Reflect.get(around, key) : undefined), value)

/** Yields a value and everything inside it with their paths, outer values first. */
export function* walk(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, inner] of entries) yield* walk(inner, [...path, key])
}

/** Returns every text inside a value, with its path. */
export const textsOf = (value: unknown): [Path, string][] => [...walk(value)].flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : []))
