import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { LineCounter, parseDocument } from 'yaml'
import { ContentError, type Fault } from './fault.build.ts'
import { faultsIn, placeIn, type SourceFile } from './source-file.build.ts'

const noQuote = 'a text without its closing quote on the same line'

/** What is wrong at an error of the parser, by its name there; else what is expected. */
const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a text that is not in straight double quotes',
  InvalidCommentToken: 'a comment, which JSON does not have',
  UnexpectedEndOfString: noQuote,
  InvalidCharacter: noQuote,
  InvalidEscapeCharacter: 'a backslash in a text: write two',
}
const expectations: Readonly<Record<string, string>> = {
  ValueExpected: 'a text in double quotes, a number, true, false, null, [ or {',
  PropertyNameExpected: 'a name in double quotes',
  ColonExpected: ': after the name',
  CloseBraceExpected: 'a comma, or the closing bracket',
  CloseBracketExpected: 'a comma, or the closing bracket',
}

/** Returns the place and the words of a syntax error, for people who do not know JSON by heart. */
function syntaxFault(text: string, { error, offset }: ParseError): Omit<Fault, 'file'> & { readonly offset: number } {
  const name = printParseErrorCode(error)
  const before = text.slice(0, offset).trimEnd().length
  const found =
    text
      .slice(offset)
      .split(/[\r\n]/, 1)[0]
      ?.slice(0, 40) || 'the end of the file'
  if (name === 'CommaExpected') return { offset: before, message: 'a comma is missing at the end of this entry', expected: 'a comma', found }
  if (/^[\]}]/.test(found) && text[before - 1] === ',')
    return { offset: before - 1, message: 'a comma after the last entry', expected: 'none before the closing bracket' }
  return { offset, message: messages[name] ?? 'not valid JSON', expected: expectations[name], found }
}

/** Parses a JSON text. `file` is its path for messages. Throws a `ContentError` if the text is invalid. */
export function parseJson(file: string, text: string): SourceFile {
  const errors: ParseError[] = []
  const data: unknown = parse(text, errors, { disallowComments: true })
  const lines = new LineCounter()
  // JSON is also YAML, whose parser keeps the position of every value.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = placeIn(lines)
  const [first] = errors
  if (first) {
    const { offset, ...words } = syntaxFault(text, first)
    throw new ContentError([{ file, ...place(offset), ...words }])
  }
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  if (twice.length > 0)
    throw new ContentError(twice.map(({ pos }) => ({ file, ...place(pos[0]), message: 'the same name twice in one entry: remove one of them' })))
  return { file, data, fault: faultsIn(file, document, place) }
}
