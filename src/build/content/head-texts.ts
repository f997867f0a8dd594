/** What search engines and pictures ask of a page's title and description. */
import { lettersWithoutFont } from '#build/pictures/faces.ts'
import { type Fault, quoted } from './fault.ts'
import type { Source } from './source.ts'
import { type Path, type SourceFile, valueAt } from './source-file.ts'

/** Characters that a title and a description may have: shorter says nothing, longer is cut off by search engines. */
export const lengths = { title: [10, 70], description: [70, 170] } as const

/** A name that is longer counts as this long: the owner cannot shorten it, and titles end with it. */
export const longestName = 12

/** A text in which long names count as short ones. */
export const withShortNames = (text: string, names: readonly string[]) => names.reduce((rest, name) => rest.replaceAll(name, name.slice(0, longestName)), text)

/** Titles and descriptions of pages that are too long or too short, and titles that no picture can show. */
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
  // The names have faults of their own, in the company's file.
  const own = typeof title === 'string' ? names.reduce((rest, name) => rest.replaceAll(name, ''), title) : ''
  const letters = lettersWithoutFont(own)
  if (letters.length === 0) return ofLength
  return [...ofLength, fault(['title'], `no font for pictures has ${letters.join(' ')}`, { found: quoted(title) })]
}

/** Where content is drawn into pictures: social images, screenshots, the word mark. */
const picturedKeys: Readonly<Record<string, readonly (readonly string[])[]>> = {
  company: [['name'], ['founder', 'name'], ['address', 'city'], ['address', 'country']],
  jobs: [['title']],
}

/** Texts that pictures show, with letters that no font of the pictures has, such as emoji. */
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
      expected: 'letters of Latin, Greek, Cyrillic, Bangla, Devanagari or Arabic script',
      found: quoted(text),
      suggestion: without && quoted(without),
    })
  })
}
