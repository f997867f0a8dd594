import { widthInEm } from './faces.build.ts'

/** The letter spacing of headings, in em per character. */
export const tracking = -0.02

/** The width of a word, in em. */
const widthOf = (word: string) => widthInEm(word) + [...word].length * tracking

/** The width of the space between two words, in em. */
export const space = 0.26

/** Returns the number of lines that words take at a line width in em. Words that are longer than a line are broken. */
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

/** Returns the narrowest line width in em that needs no more lines than `measure`, so that lines have similar lengths. */
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
  /** As a multiple of the font size. */
  readonly lineHeight: number
}

/**
 * Fits a text into a room: returns its words, the largest size at which they fit unbroken, and the width of balanced lines,
 * both in pixels. A text that is too long even for the smallest size is cut off with an ellipsis.
 */
export function fitText(text: string, { width, height, sizes, lineHeight }: Room) {
  const words = text.trim().split(/\s+/)
  const fits = (size: number) => lines(words, width / size) * size * lineHeight <= height
  const whole = (size: number) => words.every(word => widthOf(word) * size <= width)
  const size = sizes.find(candidate => whole(candidate) && fits(candidate)) ?? Math.min(...sizes)
  while (words.length > 1 && !fits(size)) words.splice(-2, 2, `${words.at(-2)?.replace(/[\s.,:;…]+$/, '')}…`)
  return { words, size, width: Math.ceil(balanced(words, width / size) * size) + 2 }
}
