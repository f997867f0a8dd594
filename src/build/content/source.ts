/** One file of the content: YAML, or Markdown below front matter, with its placeholders filled in. */
import { ContentError, type Fault } from './fault.ts'
import { readText } from './files.ts'
import { filled, type Placeholders } from './placeholders.ts'
import type { Path, SourceFile } from './source-file.ts'
import { parseYaml, type Values } from './yaml.ts'

export interface Source extends SourceFile<Values> {
  /** The Markdown below the front matter; nothing in a YAML file. */
  readonly markdown?: string
  /** The line on which it begins. */
  readonly markdownLine?: number
}

const opening = /^---\r?\n/
const closing = /\r?\n---\r?\n/

/** Splits a Markdown file. Throws when it has no front matter. */
function split(file: string, text: string): { readonly head: string; readonly body: string; readonly bodyLine: number } {
  const rest = text.replace(opening, '')
  const end = closing.exec(rest)
  if (rest === text || !end)
    throw new ContentError([
      { file, line: 1, message: 'no front matter', expected: 'a line "---", keys with values, and another line "---" at the top of the file' },
    ])
  const head = rest.slice(0, end.index)
  return { head, body: rest.slice(end.index + end[0].length), bodyLine: head.split('\n').length + 3 }
}

const unknownText = (written: string) => `there is no ${written}`

/** The text with its placeholders filled in; faults name the line. */
function filledMarkdown(file: string, text: string, firstLine: number, values: Placeholders, faults: Fault[]): string {
  return text
    .split('\n')
    .map((line, at) => {
      const { text: whole, unknown } = filled(line, values)
      faults.push(
        ...unknown.map(({ written, suggestion }) => ({
          file,
          line: firstLine + at,
          message: unknownText(written),
          ...(suggestion && { suggestion: `{{${suggestion}}}` }),
        })),
      )
      return whole
    })
    .join('\n')
}

/** Every text below a value with its placeholders filled in. */
function filledValue(value: unknown, path: Path, values: Placeholders, told: (path: Path, written: string, suggestion?: string) => void): unknown {
  if (typeof value === 'string') {
    const { text, unknown } = filled(value, values)
    for (const { written, suggestion } of unknown) told(path, written, suggestion)
    return text
  }
  if (Array.isArray(value)) return value.map((entry, at) => filledValue(entry, [...path, at], values, told))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filledValue(entry, [...path, key], values, told)]))
}

/** Reads a file; without values, its placeholders stay. Throws a `ContentError` with all faults of its form and its placeholders. */
export function readSource(root: string, file: string, values?: Placeholders): Source {
  const text = readText(root, file)
  const parts = file.endsWith('.md') ? split(file, text) : undefined
  const read = parts ? parseYaml(file, parts.head, 2) : parseYaml(file, text)
  if (!values) return read
  const faults: Fault[] = []
  const data = filledValue(read.data, [], values, (path, written, suggestion) => {
    faults.push(read.fault(path, unknownText(written), suggestion ? { suggestion: `{{${suggestion}}}` } : {}))
  }) as Values
  const markdown = parts && filledMarkdown(file, parts.body, parts.bodyLine, values, faults)
  if (faults.length > 0) throw new ContentError(faults)
  return { ...read, data, ...(parts && { markdown: markdown ?? '', markdownLine: parts.bodyLine }) }
}
