/** Reads one content file, YAML or Markdown with front matter, and fills in its placeholders. */

import { withStop } from '#site/fill.ts'
import { withCommas } from '#site/with-commas.ts'
import { ContentError, type Fault } from './fault.ts'
import { readText } from './files.ts'
import { nearest } from './nearest.ts'
import type { Path, SourceFile } from './source-file.ts'
import { parseYaml, type Values } from './yaml.ts'

export interface Source extends SourceFile<Values> {
  /** The Markdown below the front matter; undefined for a YAML file. */
  readonly markdown?: string
  /** The line of the file on which the Markdown begins. */
  readonly markdownLine?: number
}

const opening = /^---\n/
const closing = /\n---\n/

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

/** Returns the text with its placeholders filled in. Adds faults with their line to `faults`. */
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

/** Returns a value with the placeholders in all its texts filled in. */
function filledValue(value: unknown, path: Path, values: Placeholders, onUnknown: (path: Path, written: string, suggestion?: string) => void): unknown {
  if (typeof value === 'string') {
    const { text, unknown } = filled(value, values)
    for (const { written, suggestion } of unknown) onUnknown(path, written, suggestion)
    return text
  }
  if (Array.isArray(value)) return value.map((entry, at) => filledValue(entry, [...path, at], values, onUnknown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filledValue(entry, [...path, key], values, onUnknown)]))
}

/**
 * Reads a file. Without `values`, placeholders stay as they are. Throws a `ContentError` for faults in the syntax or the
 * placeholders.
 */
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

/** Values by name, such as `name`, `company.emails.press` and `claims.overlap.london.winter`. */
export type Placeholders = ReadonlyMap<string, string>

/** A placeholder that has no value. */
interface UnknownPlaceholder {
  /** With its braces. */
  readonly written: string
  readonly suggestion: string | undefined
}

/** The second alternative matches typos, such as `{{name}` and `{{my-name}}`: visitors would see the braces. */
const form = /\{\{(?:\s*([\w.]+)(?:\s*\|\s*(capital))?\s*\}\}(\.?)|[^{}]*\}{0,2})/g

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the text with its placeholders filled in. Keeps those without a value and lists them in `unknown`. */
export function filled(text: string, values: Placeholders): { readonly text: string; readonly unknown: readonly UnknownPlaceholder[] } {
  const unknown: UnknownPlaceholder[] = []
  const whole = text.replace(form, (written: string, name?: string, filter?: string, stop = '') => {
    const value = name && values.get(name)
    if (value === undefined) {
      unknown.push({ written: written.slice(0, written.length - stop.length), suggestion: nearest(written.replace(/[{}]/g, '').trim(), values.keys()) })
      return written
    }
    return withStop(filter ? capital(value) : value, stop)
  })
  return { text: whole, unknown }
}

/** Yields every text and number inside a value by its dotted path. List indexes start at 0. */
export function* named(prefix: string, value: unknown): Generator<[string, string]> {
  if (typeof value === 'string') yield [prefix, value]
  else if (typeof value === 'number') yield [prefix, withCommas(value)]
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* named(prefix ? `${prefix}.${key}` : key, inner)
}
