/** Reads one content file, YAML, JSON, or Markdown with front matter, and fills in its placeholders. */
import { filled, filledIn, type Placeholders } from '#content/placeholders.ts'
import { ContentError, type Fault } from './fault.build.ts'
import { readText } from './files.build.ts'
import { parseJson } from './json.build.ts'
import { nearest } from './nearest.build.ts'
import type { SourceFile } from './source-file.build.ts'
import { parseYaml, type Values } from './yaml.build.ts'

export interface Source extends SourceFile<Values> {
  /** The Markdown below the front matter; undefined for other files. */
  readonly markdown?: string
  /** The line of the file on which the Markdown begins. */
  readonly markdownLine?: number
}

/** Splits a Markdown file. Throws when it has no front matter. */
function split(file: string, text: string): { readonly head: string; readonly body: string; readonly bodyLine: number } {
  const [whole, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (whole === undefined)
    throw new ContentError([
      { file, line: 1, message: 'no front matter', expected: 'a line "---", keys with values, and another line "---" at the top of the file' },
    ])
  return { head, body: text.slice(whole.length), bodyLine: whole.split('\n').length }
}

/** Returns the words of the fault of a placeholder without a value. */
function unknownWords(written: string, values: Placeholders) {
  const close = nearest(written.replace(/[{}]/g, '').trim(), values.keys())
  return { message: `there is no ${written}`, ...(close && { suggestion: `{{${close}}}` }) }
}

/** Fills in Markdown, except its blocks of code. Adds faults with their line to `faults`. */
function filledMarkdown(file: string, text: string, firstLine: number, values: Placeholders, faults: Fault[]): string {
  let isCode = false
  return text
    .split('\n')
    .map((line, at) => {
      if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode
      return isCode ? line : filled(line, values, written => faults.push({ file, line: firstLine + at, ...unknownWords(written, values) }))
    })
    .join('\n')
}

/**
 * Reads a file. Without `values`, placeholders stay as they are. Throws a `ContentError` for faults in the syntax or the
 * placeholders.
 */
export function readSource(root: string, file: string, values?: Placeholders): Source {
  const text = readText(root, file)
  const parts = file.endsWith('.md') ? split(file, text) : undefined
  const json = file.endsWith('.json') && (parseJson(file, text) as SourceFile<Values>)
  const read = json || (parts ? parseYaml(file, parts.head, 2) : parseYaml(file, text))
  if (!values) return read
  const faults: Fault[] = []
  const data = filledIn(read.data, (text, path) =>
    filled(text, values, written => {
      const { message, ...more } = unknownWords(written, values)
      faults.push(read.fault(path, message, more))
    }),
  )
  const markdown = parts && filledMarkdown(file, parts.body, parts.bodyLine, values, faults)
  if (faults.length > 0) throw new ContentError(faults)
  return { ...read, data, ...(parts && { markdown: markdown ?? '', markdownLine: parts.bodyLine }) }
}
