/** Text of a visitor as a terminal may show it: no escape sequences, and nothing that turns the line round. Line breaks stay. */
export const printable = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f]/gu, '\ufffd')

/** More than any terminal has room for; measuring takes memory for each letter. */
const longestLine = 500

/** The same on one line, and not a long one. */
export const onOneLine = (text: string) => printable(text.trim().slice(0, longestLine)).replace(/\s+/g, ' ')

const letters = new Intl.Segmenter()

/** Letters of East Asia and pictures take two places. Source: Unicode UAX 11. */
const wide =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/u

const widthOfLetter = (letter: string) => (wide.test(letter) ? 2 : 1)

/** Places that a text takes in a terminal. */
export const widthOf = (text: string) =>
  [...letters.segment(text)].reduce((sum, { segment }) => sum + widthOfLetter(segment), 0)

/** A text of exactly so many places: cut with a sign for it, or filled up. */
export function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text + ' '.repeat(width - widthOf(text))
  let kept = ''
  let used = 0
  for (const { segment } of letters.segment(text)) {
    if (used + widthOfLetter(segment) > width - 1) break
    kept += segment
    used += widthOfLetter(segment)
  }
  return `${kept}…${' '.repeat(width - used - 1)}`
}
