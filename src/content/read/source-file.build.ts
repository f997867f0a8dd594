/** Parses YAML and JSON files, and keeps the position of every value. */

import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { type Document, isAlias, isCollection, isMap, isNode, isScalar, isSeq, type Node, parseDocument, type Scalar, visit, type YAMLError } from 'yaml'
import { ContentError, type Fault } from './fault.build.ts'

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

/** Returns a function from an offset to a position, for a text that begins at `firstLine` of its file. */
export const placeIn =
  (text: string, firstLine = 1) =>
  (offset: number) => {
    const lines = text.slice(0, offset).split('\n')
    return { line: firstLine + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 }
  }

/** Returns the offset of the value at a path, or of its closest parent. A list or a map has that of its key. */
function offsetAt(document: Document, path: Path): number {
  let [node, offset]: [unknown, number] = [document.contents, 0]
  for (const key of path) {
    const pair = isMap(node) ? node.items.find(entry => String(entry.key) === String(key)) : undefined
    const next = isSeq(node) ? node.items[Number(key)] : pair?.value
    const start = pair?.key ?? next
    if (!isNode(start)) return offset
    offset = start.range?.[0] ?? offset
    node = next
  }
  return isScalar(node) ? (node.range?.[0] ?? offset) : offset
}

/** Returns the function that creates faults of a document's values. */
const faultsIn =
  (file: string, document: Document, place: ReturnType<typeof placeIn>): SourceFile['fault'] =>
  (path, message, more = {}) => ({
    file,
    ...place(offsetAt(document, path)),
    message: path.length > 0 ? `${pathText(path)}: ${message}` : message,
    ...more,
  })

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

/** The keys of a file with their values. */
export type Values = Record<string, unknown>

const anchorMessage = 'an anchor or alias (& or *), which is not allowed here; put the text in quotes, or write the value out'
const noClosing = 'a quote or bracket that is opened and not closed'
const noKey = 'a line without a key, a colon and a space, such as "title: Contact"'
const wrongIndent = 'a wrong indent: entries of one list or group begin in the same column'

const plainMessages: readonly (readonly [RegExp, string])[] = [
  [/multiple documents/, 'a line "---" in a YAML file: only Markdown files have it, around their front matter'],
  [/^Map keys must be unique/, 'the same key twice; remove one of them, or begin another entry of the list with a dash'],
  [/tab/i, 'a tab; use spaces to indent'],
  [/^Block collections are not allowed within flow|^Missing , or :/, 'a comma is missing between two entries in brackets'],
  [
    /^Not a YAML token|^Not a block scalar|block scalar header/i,
    'words behind a | or > that begins a text: write them into the next line with an indent, or put the text in quotes',
  ],
  [/Missing closing|must end with a|Flow (?:map|sequence)/, noClosing],
  [/Implicit map keys need/, noKey],
  [/Invalid escape sequence/, 'a backslash in double quotes: put the text in single quotes'],
  [/Nested mappings are not allowed|Implicit keys need/, 'a colon in a text without quotes, or a wrong indent: put the text in straight quotes'],
  [
    /Block s|block sequence|block-seq|[Ss]equence item|All collection items|bad indent|must be indented|sufficiently indented|same column|indentation/i,
    wrongIndent,
  ],
  [/Unresolved alias|Anchor|alias/i, anchorMessage],
  [/tag/i, 'a YAML tag (!), which is not allowed here'],
  [/Unexpected|not allowed|cannot start|must be separated|^Missing/i, 'a character in the wrong place: put the text in quotes'],
]

const strangeSpace = 'a space of another kind in the indent; use the space bar with a Latin keyboard'

/** An indent with a space that looks like others, such as those of Japanese keyboards and web pages. */
const strangeIndent = /(?<=^[ -]*)[^\S \t\r\n]/m

/** What would be read otherwise than its author meant, and where. */
interface Slip {
  readonly at: number
  readonly message: string
}

/** Whether a number has a dot between its thousands: `150.000` is 150. */
const isThousands = ({ value, source = '' }: Scalar) => typeof value === 'number' && /^[1-9]\d{0,2}\.\d\d0$/.test(source)

const thousands = ({ value, source = '' }: Scalar) => `${source} is ${value}: write ${source.replace('.', '')} or ${value}`

/** Returns the first value that a YAML parser takes for something else: an anchor or alias, quotes, or a text that a `#` cuts. */
function slipIn(nodes: readonly Node[], text: string): Slip | undefined {
  for (const node of nodes) {
    const [from = 0, to = 0] = node.range ?? []
    if (isAlias(node) || ('anchor' in node && node.anchor)) return { at: from, message: anchorMessage }
    const glued = isMap(node) ? node.items.find(({ key }) => isScalar(key) && /^\w+:\S/.test(String(key)))?.key : undefined
    if (isScalar(glued)) return { at: glued.range?.[0] ?? from, message: 'a colon without a space behind it: write key: value' }
    const alone = isMap(node) && node.flow ? node.items.find(({ value }) => value === null)?.key : undefined
    if (isMap(node) && (node.items.some(({ key }) => isMap(key)) || (alone && node.items.length === 1)))
      return { at: from, message: 'a text that begins with a placeholder: put it in quotes' }
    if (isScalar(alone)) return { at: alone.range?.[0] ?? from, message: 'a text behind a comma: put the whole text in quotes' }
    const [gap] = (isScalar(node) && node.type === 'PLAIN' && /\s/.test(String(node.value)) && /^[ \t]+(?=#)/.exec(text.slice(to))) || []
    if (isScalar(node) && node.type === 'PLAIN' && /^[“”„«].*[“”»]$/.test(String(node.value)))
      return { at: from, message: 'typographic quotes around a text, which would be shown: write straight ones or none' }
    if (isScalar(node) && isThousands(node)) return { at: from, message: thousands(node) }
    if (gap) return { at: to + gap.length, message: 'a text would end before this #: put it in quotes, or the comment into a line of its own' }
  }
  return undefined
}

/** Returns what is wrong at an error of the parser. It reports a missing quote far below a text that spans lines like keys. */
function slipOf({ message, pos: [at] }: YAMLError, nodes: readonly Node[], text: string): Slip {
  const isOpen = (node: Node) =>
    isScalar(node) && /^QUOTE/.test(node.type ?? '') && node.range && /\n\s*(?:- +)?[\w-]+:(?:\s|$)/.test(text.slice(node.range[0], node.range[1]))
  const open = nodes.find(isOpen)?.range?.[0]
  if (open !== undefined && open <= at) return { at: open, message: noClosing }
  const [first = ''] = message.split('\n')
  const isBefore = ({ range }: Node) => range && range[1] <= at && text.slice(range[1], at).trim() === ''
  if (first.endsWith('at node end') && nodes.some(node => isScalar(node) && /^QUOTE/.test(node.type ?? '') && isBefore(node)))
    return {
      at,
      message: /^[,;]\s*(?:\n|$)/.test(text.slice(at))
        ? 'a comma behind a value, as only JSON has it: delete it'
        : 'words behind the closing quote of a text: write ’, “ and ” inside of it',
    }
  // A text that runs on to a line like a key is reported where it begins.
  const [before, [onLine = '', ...rest]] = [text.slice(text.lastIndexOf('\n', at - 1) + 1, at), text.slice(at).split(/(?<=\n)/)]
  const key = rest.find(line => /^ *[\w-]+:\s/.test(line))
  if (key && /^Nested mappings|^Implicit keys/.test(first) && !/:\s/.test(onLine))
    return /^[\s-]*$/.test(before) ? { at, message: noKey } : { at: text.indexOf(key, at) + key.search(/\S/), message: wrongIndent }
  const said = plainMessages.find(([form]) => form.test(first))?.[1] ?? first.replace(/ at line .*/, '')
  const isUnclosed = (node: Node) => isCollection(node) && node.flow && node.range && node.range[0] < at && !/[\]}]/.test(text.charAt(node.range[1] - 1))
  return { at: (said === noClosing && nodes.findLast(isUnclosed)?.range?.[0]) || at, message: said }
}

/** Parses a YAML text that begins at line `firstLine` of its file. Throws a `ContentError` with its syntax errors. */
export function parseYaml(file: string, text: string, firstLine = 1): SourceFile<Values> {
  const place = placeIn(text, firstLine)
  const document = parseDocument(text, { schema: 'core', customTags: [], merge: false, uniqueKeys: true, prettyErrors: false })
  const nodes: Node[] = []
  visit(document, { Node: (_, node) => void nodes.push(node) })
  const problems = [...document.errors, ...document.warnings]
  const broken = problems.find(({ code }) => code !== 'DUPLICATE_KEY')
  const indent = text.search(strangeIndent)
  // After the first syntax error the parser guesses, so its other errors would mislead.
  const slips = indent >= 0 ? [{ at: indent, message: strangeSpace }] : (broken ? [broken] : problems).map(problem => slipOf(problem, nodes, text))
  const faults = slips.length > 0 ? slips : [slipIn(nodes, text) ?? []].flat()
  if (faults.length > 0) throw new ContentError(...faults.map(({ at, message }) => ({ file, ...place(at), message })))
  if (!isMap(document.contents)) throw new ContentError({ file, line: firstLine, message: 'no keys with values, such as "title: Contact"' })
  return { file, data: document.toJS({ maxAliasCount: 0 }) as Values, fault: faultsIn(file, document, place) }
}

const noQuote = { message: 'a text without its closing quote on the same line' }
const noComma = { expected: 'a comma, or the closing bracket' }

/** What is wrong or expected at an error of the parser, by its name there. */
const words: Readonly<Record<string, { readonly message?: string; readonly expected?: string }>> = {
  InvalidSymbol: { message: 'a text that is not in straight double quotes' },
  InvalidCommentToken: { message: 'a comment, which JSON does not have' },
  UnexpectedEndOfString: noQuote,
  InvalidCharacter: { message: 'a tab or another character in a text that JSON does not allow there: use the space bar' },
  InvalidEscapeCharacter: { message: 'a backslash in a text: write two' },
  ValueExpected: { expected: 'a text in double quotes, a number, true, false, null, [ or {' },
  PropertyNameExpected: { expected: 'a name in double quotes' },
  ColonExpected: { expected: ': after the name' },
  CloseBraceExpected: noComma,
  CloseBracketExpected: noComma,
  EndOfFileExpected: { expected: 'nothing after the last bracket' },
}

/** Returns the place and the words of a syntax error, for people who do not know JSON by heart. */
function syntaxFault(text: string, { error, offset }: ParseError): Omit<Fault, 'file'> & { readonly offset: number } {
  const name = printParseErrorCode(error)
  const before = text.slice(0, offset).trimEnd().length
  const found = /^.{0,40}/.exec(text.slice(offset))?.[0] || 'the end of the file'
  if (/\d,?$/.test(text.slice(0, offset)) && /^[\w.]/.test(found))
    return { offset, message: 'a number with other signs than digits and one dot', expected: 'a number such as 150000', found }
  if (name === 'InvalidSymbol' && text[offset - 1] === '"')
    return { offset, message: 'words behind the closing quote of a text: write “ and ” inside of it', found }
  if (name === 'EndOfFileExpected' && found.startsWith(',')) return { offset: 0, message: 'the bracket [ is missing at the beginning of the list' }
  if (name === 'PropertyNameExpected' && found.startsWith('{'))
    return { offset: before - 1, message: 'the bracket } of this entry is missing before the comma' }
  if (name === 'CommaExpected') return { offset: before, message: 'a comma is missing at the end of this entry', expected: 'a comma', found }
  if (/^[\]}]/.test(found) && text[before - 1] === ',')
    return { offset: before - 1, message: 'a comma after the last entry', expected: 'none before the closing bracket' }
  if (/^\s/.test(found)) return { offset, message: strangeSpace }
  return { offset, message: 'not valid JSON', ...words[name], found }
}

/** Parses a JSON text. `file` is its path for messages. Throws a `ContentError` if the text is invalid. */
export function parseJson(file: string, text: string): SourceFile {
  const errors: ParseError[] = []
  const data: unknown = parse(text, errors, { disallowComments: true })
  // JSON is also YAML, whose parser keeps the position of every value.
  const document = parseDocument(text, { prettyErrors: false })
  const place = placeIn(text)
  const [first] = errors
  if (first) {
    const { offset, ...fault } = syntaxFault(text, first)
    throw new ContentError({ file, ...place(offset), ...fault })
  }
  const twice = document.errors.find(({ code }) => code === 'DUPLICATE_KEY')
  if (twice) throw new ContentError({ file, ...place(twice.pos[0]), message: 'the same name twice in one entry: remove one of them' })
  visit(document, {
    Scalar: (_, node) => {
      if (isThousands(node)) throw new ContentError({ file, ...place(node.range?.[0] ?? 0), message: thousands(node) })
    },
  })
  return { file, data, fault: faultsIn(file, document, place) }
}
