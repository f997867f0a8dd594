/** Chooses the font for each letter: the heading font if it has the letter, otherwise Noto Sans for the script. */
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { fontBytes, headingFiles, type Weight } from './fonts.build.ts'

const heading = headingFiles.map(({ name }) => name)

/** Fallback fonts for characters missing from the heading font. The first font with the character is used. */
const others = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
    subset => `noto-sans-${subset}`,
  ),
  'noto-sans-bengali-bengali',
]

/** Printable ASCII and typographic punctuation. The heading font has all of it, so such text loads no font. */
const usual = /^[\x20-\x7e‘’“”–—…]*$/

const loaded = new Map<string, Font>()

/** Returns a font by its name. Loads it on first use. */
function face(name: string, weight: Weight): Font {
  const key = `${name} ${weight}`
  const known = loaded.get(key)
  if (known) return known
  const { create } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit')
  const font = create(fontBytes(name, weight))
  if (!('layout' in font)) throw new Error(`${name} of src/pictures/faces.build.ts is a collection of fonts`)
  loaded.set(key, font)
  return font
}

/** Invisible characters that join or vary others. */
const invisible = /\p{Cf}|\p{Variation_Selector}/u

/** Splits a text into letters with their marks (grapheme clusters). */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const has = (font: Font, letter: string) =>
  [...letter].every(character => invisible.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

const faceOf = (letter: string, names: readonly string[], weight: Weight) =>
  names.map(name => face(name, weight)).find(font => has(font, letter))

/** Whether the heading font has all letters of a text. */
export const isInHeadingFont = (text: string) =>
  usual.test(text) || [...letters.segment(text)].every(({ segment }) => faceOf(segment, heading, 700) !== undefined)

/** A part of a text in one font. */
interface Run {
  readonly text: string
  readonly font: Font
}

function split(text: string, weight: Weight): { readonly runs: readonly Run[]; readonly missing: readonly string[] } {
  const runs: Run[] = []
  const missing: string[] = []
  for (const { segment } of letters.segment(text)) {
    const last = runs.at(-1)
    const font =
      segment === ' ' && last ? last.font : (faceOf(segment, heading, weight) ?? faceOf(segment, others, weight))
    if (!font) missing.push(segment)
    else if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + segment }
    else runs.push({ text: segment, font })
  }
  return { runs, missing }
}

/** Returns the distinct letters of a text that no font has. */
export const lettersWithoutFont = (text: string): readonly string[] =>
  usual.test(text) ? [] : [...new Set(split(text, 700).missing)]

/** Splits a text where its font changes. Throws for a letter that no font has. */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const { runs, missing } = split(text, weight)
  if (missing.length > 0)
    throw new Error(`"${text}" has ${missing.join(' ')}, which no font of src/pictures/faces.build.ts has`)
  return runs
}

/** Returns the width of a text in em. A letter without a font counts as 1 em. */
export function widthInEm(text: string, weight: Weight = 700): number {
  const { runs, missing } = split(text, weight)
  return runs.reduce((sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm, missing.length)
}
