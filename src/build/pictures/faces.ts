/** Which font draws which letters: the heading font where it has them, Noto Sans of the script elsewhere. */
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { fontBytes, type Weight } from './fonts.ts'

const heading = ['bricolage-grotesque-latin', 'bricolage-grotesque-latin-ext', 'bricolage-grotesque-vietnamese']

/** For letters that the heading font lacks, the first that has them. */
const others = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
    subset => `noto-sans-${subset}`,
  ),
  'noto-sans-bengali-bengali',
  'noto-sans-devanagari-devanagari',
  'noto-sans-arabic-arabic',
]

/** Printable ASCII and the punctuation of print, which the heading font has: content of these alone loads no font. */
const usual = /^[\x20-\x7e‘’“”–—…]*$/

const loaded = new Map<string, Font>()

/** A font by its name; read when it is first wanted. */
function face(name: string, weight: Weight): Font {
  const key = `${name} ${weight}`
  const known = loaded.get(key)
  if (known) return known
  const { create } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit')
  const font = create(fontBytes(name, weight))
  if (!('layout' in font)) throw new Error(`${name} of src/build/pictures/faces.ts is a collection of fonts`)
  loaded.set(key, font)
  return font
}

/** Characters that join or vary others and show nothing themselves. */
const invisible = /\p{Cf}|\p{Variation_Selector}/u

/** Letters as people see them, with the marks that belong to them. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const has = (font: Font, letter: string) =>
  [...letter].every(character => invisible.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

const faceOf = (letter: string, names: readonly string[], weight: Weight) =>
  names.map(name => face(name, weight)).find(font => has(font, letter))

/** Whether the heading font has all letters of a text. */
export const isInHeadingFont = (text: string) =>
  usual.test(text) || [...letters.segment(text)].every(({ segment }) => faceOf(segment, heading, 700) !== undefined)

/** Part of a text that one font draws. */
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

/** The letters of a text that no font has, each once. */
export const lettersWithoutFont = (text: string): readonly string[] =>
  usual.test(text) ? [] : [...new Set(split(text, 700).missing)]

/** A text cut where its font changes. Throws for a letter that no font has. */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const { runs, missing } = split(text, weight)
  if (missing.length > 0)
    throw new Error(`"${text}" has ${missing.join(' ')}, which no font of src/build/pictures/faces.ts has`)
  return runs
}

/** The width of a text in em; a letter without a font is as wide as it is high. */
export function widthInEm(text: string, weight: Weight = 700): number {
  const { runs, missing } = split(text, weight)
  return runs.reduce((sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm, missing.length)
}
