import { LineCounter, parseDocument } from 'yaml'
import { ContentError } from './fault.ts'
import { syntaxFault } from './json-syntax.ts'
import { faultsIn, placeIn, type SourceFile } from './source-file.ts'

/** Parses a JSON text; `file` is its path for messages. Throws a `ContentError` for one that is broken. */
export function parseJson(file: string, text: string): SourceFile {
  const lines = new LineCounter()
  const broken = syntaxFault(text)
  // JSON is YAML too, and the YAML parser keeps the place of every value.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = placeIn(lines)
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
  return { file, data: JSON.parse(text.replace(/^\uFEFF/, '')), fault: faultsIn(file, document, place) }
}
