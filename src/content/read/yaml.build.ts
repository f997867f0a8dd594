/** Parses a YAML file and keeps the position of every value. */
import { type Document, isAlias, isMap, LineCounter, parseDocument, type Scalar, visit, type YAMLError } from 'yaml'
import { ContentError, type Fault } from './fault.build.ts'
import { faultsIn, placeIn, type SourceFile } from './source-file.build.ts'

/** The keys of a file with their values. */
export type Values = Record<string, unknown>

const anchorMessage = 'an anchor or alias (& or *), which is not allowed here; put the text in quotes, or write the value out'
const noClosing = 'a quote or bracket that is opened and not closed'

const plainMessages: readonly (readonly [RegExp, string])[] = [
  [/multiple documents/, 'a line "---" in a YAML file: only Markdown files have it, around their front matter'],
  [/^Map keys must be unique/, 'the same key twice; remove one of them'],
  [/tab/i, 'a tab; use spaces to indent'],
  [/Missing closing|must end with a|Flow (?:map|sequence)/, noClosing],
  [/Implicit map keys need/, 'a line without a key, a colon and a space, such as "title: Contact"'],
  [/Invalid escape sequence/, 'a backslash in double quotes: put the text in single quotes'],
  [/Nested mappings are not allowed|Implicit keys need/, 'a colon in a text without quotes, or a wrong indent: put the text in straight quotes'],
  [
    /Block s|block sequence|block-seq|[Ss]equence item|All collection items|bad indent|must be indented|sufficiently indented|same column|indentation/i,
    'a wrong indent: entries of one list or group begin in the same column',
  ],
  [/Unresolved alias|Anchor|alias/i, anchorMessage],
  [/tag/i, 'a YAML tag (!), which is not allowed here'],
  [/Unexpected|not allowed|cannot start|must be separated|^Missing/i, 'a character in the wrong place: put the text in quotes'],
]

/** Returns this project's message for a YAML error; by default the first line of the library's message. */
const plainMessage = ({ message }: YAMLError) => {
  const [first = ''] = message.split('\n')
  return plainMessages.find(([form]) => form.test(first))?.[1] ?? first.replace(/ at line .*/, '')
}

/** Returns the faults of indents with spaces that look like others, such as those of Japanese keyboards and web pages. */
const indentFaults = (file: string, text: string, firstLine: number): Fault[] =>
  text.split('\n').flatMap((line, at) => {
    const [, before, space] = /^([ -]*)([^\S \t\r])/.exec(line) ?? []
    return space === undefined
      ? []
      : [
          {
            file,
            line: firstLine + at,
            column: (before?.length ?? 0) + 1,
            message: 'a space of another kind in the indent; use the space bar with a Latin keyboard',
          },
        ]
  })

/** Returns the offset of the last other anchor or alias, such as in a merge key (`<<: *other`). */
function lastAnchor(document: Document): number | undefined {
  let found: number | undefined
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor) found = node.range?.[0]
    },
  })
  return found
}

/** Returns the offset of a quote whose text spans lines that look like keys. The parser reports a place far below it. */
function openQuote(document: Document, text: string, before: number): number | undefined {
  const found: number[] = []
  visit(document, {
    Scalar(_, { type, range }: Scalar) {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range || range[0] > before) return
      const isRunning = /\n\s*(?:- +)?[\w-]+:(?:\s|$)/.test(text.slice(range[0], range[1]))
      if (isRunning) found.push(range[0])
    },
  })
  return found[0]
}

/** Returns the offset of a `#` that cuts a text of several words: YAML takes the rest of the line for a comment. */
function cutText(document: Document, text: string): number | undefined {
  let found: number | undefined
  visit(document, {
    Scalar(_, { type, value, range }: Scalar) {
      const gap = range && type === 'PLAIN' ? /^[ \t]+(?=#)/.exec(text.slice(range[1])) : null
      if (range && gap && /\s/.test(String(value))) found ??= range[1] + gap[0].length
    },
  })
  return found
}

/** Returns the message of a syntax error, and the offset that has to be changed. */
function formFault(problem: YAMLError, document: Document, text: string) {
  const quote = openQuote(document, text, problem.pos[0])
  return quote === undefined ? { at: problem.pos[0], message: plainMessage(problem) } : { at: quote, message: noClosing }
}

interface Parsed {
  readonly text: string
  readonly source: SourceFile<Values>
}

/**
 * The last parsed version of each file: the development server reads all content after each change, and only one file has
 * changed.
 */
const lastParsed = new Map<string, Parsed>()

/** Parses a YAML text that begins at line `firstLine` of its file. Throws a `ContentError` with its syntax errors. */
export function parseYaml(file: string, text: string, firstLine = 1): SourceFile<Values> {
  const last = lastParsed.get(file)
  if (last?.text === text) return last.source
  const source = parse(file, text, firstLine)
  lastParsed.set(file, { text, source })
  return source
}

function parse(file: string, text: string, firstLine: number): SourceFile<Values> {
  const lines = new LineCounter()
  const place = placeIn(lines, firstLine)
  const typed = indentFaults(file, text, firstLine)
  if (typed.length > 0) throw new ContentError(typed)
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', customTags: [], merge: false, uniqueKeys: true, prettyErrors: false })
  const problems = [...document.errors, ...document.warnings]
  const broken = problems.find(({ code }) => code !== 'DUPLICATE_KEY')
  // After the first syntax error the parser guesses, so its other errors would mislead.
  const reported = broken ? [broken] : problems
  if (reported.length > 0)
    throw new ContentError(
      reported.map(problem => {
        const { at, message } = formFault(problem, document, text)
        return { file, ...place(at), message }
      }),
    )
  const anchor = lastAnchor(document)
  if (anchor !== undefined) throw new ContentError([{ file, ...place(anchor), message: anchorMessage }])
  const cut = cutText(document, text)
  if (cut !== undefined)
    throw new ContentError([{ file, ...place(cut), message: 'a text would end before this #: put it in quotes, or the comment into a line of its own' }])
  if (!isMap(document.contents)) throw new ContentError([{ file, line: firstLine, message: 'no keys with values, such as "title: Contact"' }])

  return { file, data: document.toJS({ maxAliasCount: 0 }) as Values, fault: faultsIn(file, document, place) }
}
