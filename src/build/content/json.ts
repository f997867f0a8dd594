import { isNode, LineCounter, parseDocument } from 'yaml'
import { ContentError, type Fault } from './fault.ts'
import { syntaxFault } from './json-syntax.ts'

export type Path = readonly (string | number)[]

/** The values of a JSON file, with a way back to their lines. */
export interface ReadJson {
  readonly data: unknown
  /** A fault at a value; where the value is missing, at what it is missing in. */
  readonly fault: (path: Path, message: string, more?: Pick<Fault, 'expected' | 'found' | 'suggestion'>) => Fault
}

/** `[2].salary.from`, as messages name a value. */
const pathText = (path: Path) =>
  path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Parses a JSON text; `file` is its path for messages. Throws a `ContentError` for one that is broken. */
export function parseJson(file: string, text: string): ReadJson {
  const lines = new LineCounter()
  const broken = syntaxFault(text)
  // JSON is YAML too, and the YAML parser keeps the place of every value.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  if (broken) {
    const { offset, ...words } = broken
    throw new ContentError([{ file, ...place(offset), ...words }])
  }
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  if (twice.length > 0)
    throw new ContentError(
      twice.map(({ pos }) => ({
        file,
        ...place(pos[0]),
        message: 'the same name twice in one entry: remove one of them',
      })),
    )
  const offsetOf = (path: Path): number => {
    const node = document.getIn(path, true)
    if (isNode(node)) return node.range?.[0] ?? 0
    return path.length > 0 ? offsetOf(path.slice(0, -1)) : 0
  }
  return {
    data: JSON.parse(text.replace(/^\uFEFF/, '')),
    fault: (path, message, more) => ({
      file,
      ...place(offsetOf(path)),
      message: path.length > 0 ? `${pathText(path)}: ${message}` : message,
      ...more,
    }),
  }
}
