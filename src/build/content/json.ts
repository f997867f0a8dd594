import { LineCounter, parseDocument } from 'yaml'
import { ContentError } from './fault.ts'
import { faultsIn, placeIn, type SourceFile } from './source-file.ts'

/** Parses a JSON text. `file` is its path for messages. Throws a `ContentError` if the text is invalid. */
export function parseJson(file: string, text: string): SourceFile {
  const lines = new LineCounter()
  const broken = syntaxFault(text)
  // JSON is also YAML, and the YAML parser keeps the position of every value.
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
  return { file, data: JSON.parse(text), fault: faultsIn(file, document, place) }
}

/** A syntax error in JSON, in words for people who do not know JSON by heart. */
interface SyntaxFault {
  readonly offset: number
  readonly message: string
  readonly expected?: string
  readonly found?: string
}

const token = /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\.)*")|((?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])))/uy

type Place = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'end of value'

const expectedAt: Readonly<Record<Place, string>> = {
  value: 'a text in double quotes, a number, true, false, null, [ or {',
  'first value': 'an entry, or ] at the end of the list',
  name: 'a name in double quotes',
  'first name': 'a name in double quotes, or }',
  colon: ': after the name',
  'end of value': 'a comma, or the closing bracket',
}

/** The beginnings of invalid tokens that show what is wrong. */
const strangers: readonly (readonly [RegExp, string])[] = [
  [/^"/, 'a text without its closing quote on the same line'],
  [/^['‘’“”]/, 'a text that is not in straight double quotes'],
  [/^\/[/*]/, 'a comment, which JSON does not have'],
  [/^\p{L}/u, 'a word without quotes'],
]

function misplaced(text: string, offset: number, place: Place, lastEnd: number): SyntaxFault {
  const rest = text.slice(offset)
  const found = rest === '' ? 'the end of the file' : `${rest.split(/[\r\n]/, 1)[0]?.slice(0, 40)}`
  const stranger = strangers.find(([start]) => start.test(rest))?.[1]
  const isToken = rest.match(new RegExp(token.source, 'u'))?.index === 0
  if (place === 'end of value' && (isToken || stranger?.startsWith('a word')) && !/^[\]}:]/.test(rest))
    return { offset: lastEnd, message: 'a comma is missing at the end of this entry', expected: 'a comma', found }
  if ((place === 'value' || place === 'name') && /^[\]}]/.test(rest) && text[lastEnd - 1] === ',')
    return { offset: lastEnd - 1, message: 'a comma after the last entry', expected: 'none before the closing bracket' }
  return { offset, message: stranger ?? 'not valid JSON', expected: expectedAt[place], found }
}

/** Returns the first syntax error of a JSON text; undefined if there is none. */
function syntaxFault(text: string): SyntaxFault | undefined {
  const open: ('{' | '[')[] = []
  let place: Place = 'value'
  let end = 0
  const within = (): Place => (open.at(-1) === '{' ? 'name' : 'value')
  for (;;) {
    token.lastIndex = end
    const [whole, mark, quote, other] = token.exec(text) ?? []
    const start = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)
    if (whole === undefined && start === text.length && place === 'end of value' && open.length === 0) return
    const isValue = place === 'value' || place === 'first value'
    const isName = place === 'name' || place === 'first name'
    const closes = mark === (open.at(-1) === '{' ? '}' : ']') && open.length > 0 && /^(?:first|end)/.test(place)
    if (isValue && (quote ?? other)) place = 'end of value'
    else if (isValue && (mark === '{' || mark === '[')) {
      open.push(mark)
      place = mark === '{' ? 'first name' : 'first value'
    } else if (isName && quote) place = 'colon'
    else if (place === 'colon' && mark === ':') place = 'value'
    else if (closes) {
      open.pop()
      place = 'end of value'
    } else if (place === 'end of value' && mark === ',' && open.length > 0) place = within()
    else return misplaced(text, start, place, end)
    end += whole?.length ?? 0
  }
}
