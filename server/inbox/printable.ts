import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/** Control characters except line ends and tabs, and bidirectional control characters. */
const unsafe = /(?!\n|\t|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Replaces characters that a terminal could interpret. */
export const withoutControls = (text: string) => text.replace(unsafe, '\ufffd')

/** Makes a visitor's text safe for a terminal; keeps lines. */
export const printable = (text: string) =>
  withoutControls(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll('\t', '    '))

/** Makes a visitor's text safe for a terminal, on one line. */
export const onOneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim()

/** Serializes JSON; escapes all characters that a terminal could interpret. */
export const json = (value: unknown, indent?: number) =>
  JSON.stringify(value, null, indent).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Wraps a text at the width of the terminal, and words that are longer in themselves; without a width it stays. */
export const wrap = (text: string, width: number | undefined): string =>
  width === undefined ? text : wrapAnsi(text, width, { hard: true, trim: false })

/** Cuts a line at the width of the terminal. */
const cut = (line: string, width: number) =>
  stringWidth(line) <= width
    ? line
    : `${wrapAnsi(line, width - 1, { hard: true, trim: false, wordWrap: false }).split('\n', 1)[0]}…`

/** Formats rows in columns under their titles. Lines end at `width`; without it, nothing is cut. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[], width: number | undefined) {
  // Measuring is slow: no more than fills a line, of any script.
  const start = (cell: string) => (width === undefined ? cell : cell.trimStart().slice(0, 4 * width))
  const cells = [titles, ...rows].map(row => row.map(cell => onOneLine(start(cell))))
  const widths = titles.map((_, at) => Math.max(...cells.map(row => Math.min(stringWidth(row[at] ?? ''), 40))))
  const padded = (cell: string, at: number) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(cell)))
  const lines = cells.map(row => row.map(padded).join('  ').trimEnd())
  return lines.map(line => `${width === undefined ? line : cut(line, width)}\n`).join('')
}
