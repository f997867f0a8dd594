/** Characters of width 0: combining marks and format characters. */
const none = /^(?!\u00ad)[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u

/** Characters of width 2: East Asian wide characters and emoji (Unicode UAX 11). */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u

const widthOfSign = (sign: string) => (none.test(sign) ? 0 : wide.test(sign) ? 2 : 1)

/** Width of a text in a terminal, in columns. */
export function widthOf(text: string): number {
  let sum = 0
  for (const sign of text) sum += widthOfSign(sign)
  return sum
}

const letters = new Intl.Segmenter()

/** Pads a text to `width` columns, or truncates it between graphemes with an ellipsis. */
export function fitted(text: string, width: number): string {
  // Bounds the measured text, whatever its length.
  const start = text.slice(0, 20 * width)
  const whole = start === text && widthOf(text) <= width
  if (whole) return text + ' '.repeat(width - widthOf(text))
  let kept = ''
  let used = 0
  for (const { segment } of letters.segment(start)) {
    const next = used + widthOf(segment)
    if (next > width - 1) break
    kept += segment
    used = next
  }
  return `${kept}…${' '.repeat(width - used - 1)}`
}

const isLink = (word: string) => /^https?:\/\/[!-~]+$/.test(word)

/** Splits a word that is too long; a link stays whole, so that it can be opened. */
function pieces(word: string, width: number): string[] {
  if (isLink(word) || widthOf(word) <= width) return [word]
  const found = ['']
  for (const { segment } of letters.segment(word)) {
    const last = found.at(-1) ?? ''
    if (widthOf(last + segment) > width) found.push(segment)
    else found[found.length - 1] = last + segment
  }
  return found
}

/** Wraps a line. */
export function wrapped(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line]
  const found = ['']
  for (const piece of line.split(/\s/).flatMap(word => pieces(word, width))) {
    const last = found.at(-1) ?? ''
    if (last === '') found[found.length - 1] = piece
    else if (widthOf(last) + 1 + widthOf(piece) <= width) found[found.length - 1] = `${last} ${piece}`
    else found.push(piece)
  }
  return found
}
