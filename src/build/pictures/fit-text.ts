import { widthInEm } from './faces.ts'

/** Headings are set this much tighter, in em a character. */
export const tracking = -0.02

/** In em. */
const widthOf = (word: string) => widthInEm(word) + [...word].length * tracking

/** The space between two words in em. */
export const space = 0.26

/** How many lines words take at a measure in em; those that are longer than a line are broken. */
function lines(words: readonly string[], measure: number): number {
  let count = 1
  let filled = 0
  for (const word of words) {
    const width = widthOf(word)
    const after = (filled === 0 ? 0 : filled + space) + width
    if (after <= measure) filled = after
    else {
      count += (filled === 0 ? 0 : 1) + Math.ceil(width / measure) - 1
      filled = width % measure
    }
  }
  return count
}

/** The narrowest measure in em that takes no more lines than this one: lines of about the same length. */
function balanced(words: readonly string[], measure: number): number {
  const count = lines(words, measure)
  const longest = Math.min(measure, Math.max(...words.map(widthOf)))
  let narrow = measure
  while (narrow - 0.1 >= longest && lines(words, narrow - 0.1) === count) narrow -= 0.1
  return narrow
}

interface Room {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Font sizes to choose from in pixels, largest first. */
  readonly sizes: readonly [number, ...number[]]
  /** Of the font size. */
  readonly lineHeight: number
}

/**
 * How to set a text in a room: the largest size at which it fits with whole words, and the width of balanced lines, both in
 * pixels. A text that is too long even for the smallest size ends early, with an ellipsis.
 */
export function fitText(text: string, { width, height, sizes, lineHeight }: Room) {
  const words = text.trim().split(/\s+/)
  const fits = (size: number) => lines(words, width / size) * size * lineHeight <= height
  const whole = (size: number) => words.every(word => widthOf(word) * size <= width)
  const size = sizes.find(candidate => whole(candidate) && fits(candidate)) ?? Math.min(...sizes)
  while (words.length > 1 && !fits(size)) words.splice(-2, 2, `${words.at(-2)?.replace(/[\s.,:;…]+$/, '')}…`)
  return { words, size, width: Math.ceil(balanced(words, width / size) * size) + 2 }
}
