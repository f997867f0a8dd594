/** Finds Markdown that would be shown as it was typed, or not at all. */
import { Lexer, type Token, type Tokens, walkTokens } from 'marked'
import { type Fault, quoted } from './fault.build.ts'
import type { Source } from './source.build.ts'

type Words = Pick<Fault, 'message' | 'expected'>

/** What is left of a mistake in the text that is shown. A sign that is meant has a backslash before it. */
const leftOver: readonly (readonly [RegExp, Words])[] = [
  [/\[[^\]]*\]?\s?\((?=\/|#|https?:|mailto:|tel:|chart:)/, { message: 'a link that is not closed, or has a space', expected: '[words](/address)' }],
  [/\]\[/, { message: 'a link without its address', expected: '[words](/address)' }],
  [
    /&(?:shy|ZeroWidthSpace|NoBreak|#0*(?:173|8203|823[2-8]|829[4-7]|8288)|#x0*(?:ad|200b|202[89a-e]|206[06-9]|feff));/i,
    { message: 'an invisible character', expected: 'none' },
  ],
  [/\[\^\w+\]/, { message: 'a footnote, which the site does not have', expected: 'its words in the text, or a link' }],
  [/\*\*/, { message: 'bold that is opened and not closed', expected: '**words**, without a space inside the stars' }],
  [/`/, { message: 'code that is opened and not closed', expected: '`words`' }],
  [/^\|.*\|$/m, { message: 'a table whose second line does not fit the first', expected: 'a line like | - | - |, with as many cells as the first' }],
  [/^#{2,6}[^\s#]/, { message: 'a heading without a space', expected: '## Words' }],
]

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length

/**
 * Returns where the first row of a table begins that has not as many cells as its head: the parser would drop some, or add
 * empty ones.
 */
function unevenRow({ raw, header }: Tokens.Table): number | undefined {
  let at = 0
  for (const row of raw.trimEnd().split('\n')) {
    if (cellsOf(row) !== header.length) return at
    at += row.length + 1
  }
  return undefined
}

const hasWords = (tokens: readonly Token[] = []) => tokens.some(({ raw }) => raw.trim() !== '')

/** Returns what is wrong with a part of a text, and where in its source. */
function slipOf(token: Token): (Words & { readonly at: number }) | undefined {
  const { type, raw } = token
  if (type === 'code' && /^ {0,3}```/.test(raw) && !/\n {0,3}```\s*$/.test(raw))
    return { at: 0, message: 'code that is opened and not closed', expected: 'a line ``` below it' }
  if (type === 'table') {
    const at = unevenRow(token as Tokens.Table)
    return at === undefined ? undefined : { at, message: 'a row that has more or fewer cells than the first', expected: `${token.header.length} cells` }
  }
  if (type === 'heading' && !hasWords(token.tokens)) return { at: 0, message: 'a heading without words', expected: '## Words' }
  if (type === 'link' && !(hasWords(token.tokens) && token.href))
    return { at: 0, message: 'a link without words or without an address', expected: '[words](/address)' }
  if (type === 'image' && token.text.trim() === '')
    return { at: 0, message: 'a chart without words for those who cannot see it', expected: '![words](chart:name)' }
  if (type !== 'text' || token.tokens) return
  for (const [form, words] of leftOver) {
    const at = raw.search(form)
    if (at >= 0) return { at, ...words }
  }
  return
}

/** Whether a heading may follow one of level `last`: on the same level, one below it, or above it. */
const isBelow = (depth: number, last: number) => depth > 1 && depth <= last + 1

const levelWords = (last: number): Words => ({
  message: 'a heading on a level that does not follow the one before',
  expected: Array.from({ length: last }, (_, at) => '#'.repeat(at + 2)).join(' or '),
})

/** Returns the mistakes in the Markdown of a file. */
export function markdownFaults({ file, markdown = '', markdownLine = 1 }: Pick<Source, 'file' | 'markdown' | 'markdownLine'>): Fault[] {
  const faults: Fault[] = []
  // The page's own heading is of level 1.
  let level = 1
  walkTokens(new Lexer().lex(markdown), token => {
    const slip = token.type === 'heading' && !isBelow(token.depth, level) ? { at: 0, ...levelWords(level) } : slipOf(token)
    if (token.type === 'heading') level = token.depth
    if (!slip) return
    const { at, message, expected } = slip
    const line = markdownLine + markdown.slice(0, markdown.indexOf(token.raw) + at).split('\n').length - 1
    faults.push({ file, line, message, expected, found: quoted(token.raw.slice(at).trim().split('\n')[0]) })
  })
  return faults
}
