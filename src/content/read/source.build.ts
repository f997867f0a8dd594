/** Reads one content file, YAML, JSON, or Markdown with front matter, and fills in its placeholders. */

import { filled, filledIn, type Placeholders } from '#content/placeholders.ts'
import { shownNames } from '#content/schema/texts.ts'
import { ContentError, type Fault, nearest } from './fault.build.ts'
import { readText } from './files.build.ts'
import { parseJson, parseYaml, placeIn, type SourceFile, type Values } from './source-file.build.ts'

export interface Source extends SourceFile<Values> {
  /** The Markdown below the front matter; empty for other files. */
  readonly markdown: string
  /** Returns the fault of a place in the Markdown. */
  readonly faultBelow: (offset: number, fault: Omit<Fault, 'file' | 'line'>) => Fault
}

/** Splits a Markdown file. Throws when it has no front matter. */
function split(file: string, text: string): readonly [head: string, markdown: string] {
  const [whole, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (whole) return [head, text.slice(whole.length)]
  throw new ContentError({
    file,
    line: 1,
    message: 'no front matter',
    expected: 'a line "---", keys with values, and another line "---" at the top of the file',
  })
}

/** Returns a file with the Markdown that begins on a line of it. */
export const withMarkdown = (read: SourceFile<Values>, markdown: string, firstLine: number): Source => ({
  ...read,
  markdown,
  faultBelow: (offset, fault) => ({ file: read.file, line: placeIn(markdown, firstLine)(offset).line, ...fault }),
})

/** Code, whose braces are its own. */
const code = /^[ >]{0,12}(`{3,9}|~{3,9})[\s\S]*?^[ >]{0,12}\1|`[^`\n]*`/gm

/** A placeholder with one brace too few, or as other programs write it. */
const single = /(?<![{\\])\{\s*([\w.]+)\s*\}+|\[\[\s*([\w.]+)\s*\]\]|%([\w.]+)%/g

/** The placeholders of files that are filled when a text is shown: they stay as they are. */
const shown: Readonly<Record<string, readonly string[]>> = { 'data/texts.yaml': shownNames, 'data/pages/index.yaml': ['before', 'after', 'client'] }

/** What placeholders stand for, and where the faults of those are added that stand for nothing. */
export interface Filling {
  readonly values: Placeholders
  readonly faults: Fault[]
}

/** Reads a file. Without `filling`, placeholders stay as they are. Throws a `ContentError` for faults in the syntax. */
export function readSource(root: string, file: string, filling?: Filling): Source {
  const text = readText(root, file)
  const isMarkdown = file.endsWith('.md')
  const [head, markdown] = isMarkdown ? split(file, text) : [text, '']
  const read = file.endsWith('.json') ? (parseJson(file, text) as SourceFile<Values>) : parseYaml(file, head, isMarkdown ? 2 : 1)
  const firstLine = placeIn(text)(text.length - markdown.length).line
  const source = withMarkdown(read, markdown, firstLine)
  if (!filling) return source
  const { faults } = filling
  const values = new Map([...filling.values, ...(shown[file] ?? []).map(name => [name, `{{${name}}}`] as const)])
  const fill = (given: string, faultAt: (offset: number, fault: Pick<Fault, 'message' | 'suggestion'>) => Fault) => {
    const report = (written: string, offset: number) => {
      const close = nearest(written.replace(/[{}[\]%]/g, '').trim(), values.keys())
      const isClaim = file === 'data/claims.yaml' && written.includes('claims.')
      const ofClaim = { message: `a claim cannot name another one, ${written}: write its value` }
      faults.push(
        faultAt(
          offset,
          isClaim
            ? ofClaim
            : { message: `there is no ${written}${close ? '' : ': put a backslash before braces that are meant'}`, suggestion: close && `{{${close}}}` },
        ),
      )
    }
    // The schema of the texts says which placeholders each of them needs.
    for (const { 0: written, index, ...names } of given.replace(code, text => ' '.repeat(text.length)).matchAll(single))
      if (!(file === 'data/texts.yaml' && written.startsWith('{')) && values.has(names[1] ?? names[2] ?? names[3] ?? '')) report(written, index)
    return filled(given, values, report)
  }
  const data = filledIn(read.data, (given, path) => fill(given, (_, { message, suggestion }) => read.fault(path, message, { suggestion })))
  return withMarkdown({ ...read, data }, fill(markdown, source.faultBelow), firstLine)
}
