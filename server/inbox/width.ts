/** What takes no place of its own: marks, and signs that only join or separate. */
const none = /^(?!\u00ad)[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u

/** What takes two places: letters of East Asia, and pictures. Source: Unicode UAX 11. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u

const widthOfSign = (sign: string) => (none.test(sign) ? 0 : wide.test(sign) ? 2 : 1)

/** Places that a text takes in a terminal. */
export function widthOf(text: string): number {
  let sum = 0
  for (const sign of text) sum += widthOfSign(sign)
  return sum
}

const letters = new Intl.Segmenter()

/** A text of exactly so many places: cut between letters, with a sign for it, or filled up. */
export function fitted(text: string, width: number): string {
  // No letter takes less than a place for long: what is measured is bounded however long the text is.
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

/** A word in pieces that fit; a link stays whole, to be followed. */
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

/** A line in lines that fit. */
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
