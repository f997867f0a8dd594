/** Checks titles and descriptions against the needs of search engines and pictures. */
import { lettersWithoutFont } from '#build/pictures/faces.ts'
import { type Fault, quoted } from './fault.ts'
import type { Source } from './source.ts'
import { type Path, type SourceFile, valueAt } from './source-file.ts'

/** Minimum and maximum characters. A shorter text says too little; search engines cut off a longer one. */
export const lengths = { title: [10, 70], description: [70, 170] } as const

/** A longer name counts as this many characters: the owner cannot shorten it, and titles end with it. */
export const longestName = 12

/** Returns a text with long names cut to `longestName`. */
export const withShortNames = (text: string, names: readonly string[]) => names.reduce((rest, name) => rest.replaceAll(name, name.slice(0, longestName)), text)

/** Returns the faults of titles and descriptions that are too long or too short, and of titles that pictures cannot show. */
export function headTextFaults({ file, data, fault }: Source, names: readonly string[]): Fault[] {
  const ofLength = (['title', 'description'] as const).flatMap(key => {
    const text = data[key]
    const [least, most] = lengths[key]
    if (typeof text !== 'string' || file === 'data/pages/404.yaml') return []
    const { length } = withShortNames(text, names)
    if (length >= least && length <= most) return []
    return fault([key], `too ${length < least ? 'short' : 'long'} for search results`, {
      expected: `${least} to ${most} characters`,
      found: `${length}: ${quoted(text)}`,
    })
  })
  const { title } = data
  // The check of the company's file covers the names.
  const own = typeof title === 'string' ? names.reduce((rest, name) => rest.replaceAll(name, ''), title) : ''
  const letters = lettersWithoutFont(own)
  if (letters.length === 0) return ofLength
  return [...ofLength, fault(['title'], `no font for pictures has ${letters.join(' ')}`, { found: quoted(title) })]
}

/** The keys of texts in pictures: social images, screenshots, the word mark. */
const picturedKeys: Readonly<Record<string, readonly (readonly string[])[]>> = {
  company: [['name'], ['founder', 'name'], ['address', 'city'], ['address', 'country']],
  jobs: [['title']],
}

/** Returns the faults of texts in pictures with characters missing from their fonts, such as emoji. */
export function letterFaults(name: string, source: SourceFile): Fault[] {
  const wanted = picturedKeys[name] ?? []
  const entries: readonly Path[] = Array.isArray(source.data) ? source.data.map((_, entry) => [entry]) : [[]]
  const paths = entries.flatMap(entry => wanted.map(keys => [...entry, ...keys]))
  return paths.flatMap(path => {
    const text = String(valueAt(source.data, path) ?? '')
    const letters = lettersWithoutFont(text)
    if (letters.length === 0) return []
    const without = letters
      .reduce((rest, letter) => rest.replaceAll(letter, ''), text)
      .replace(/\s+/g, ' ')
      .trim()
    return source.fault(path, `no font for pictures has ${letters.join(' ')}`, {
      expected: 'letters of Latin, Greek, Cyrillic or Bangla script',
      found: quoted(text),
      suggestion: without && quoted(without),
    })
  })
}
