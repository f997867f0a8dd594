/** Checks titles and descriptions against the needs of search engines and pictures. */
import { lettersWithoutFont } from '#pictures/faces.build.ts'
import { type Fault, quoted } from './fault.build.ts'
import { summaryKey } from './map.build.ts'
import { type Path, type SourceFile, type Values, valueAt } from './source-file.build.ts'

/** Minimum and maximum characters. A shorter text says too little; search engines cut off a longer one. */
export const lengths = { title: [10, 70], description: [70, 170] } as const

/** A longer name counts as this many characters: the owner cannot shorten it, and titles end with it. */
export const longestName = 12

/** Returns a text with long names cut to `longestName`. */
export const withShortNames = (text: string, names: readonly string[]) => names.reduce((rest, name) => rest.replaceAll(name, name.slice(0, longestName)), text)

/** Returns the fault of a text that is too long or too short for search results. `added` is what the site adds to it. */
export function lengthFaults({ fault }: SourceFile, path: Path, kind: keyof typeof lengths, text: unknown, names: readonly string[], added = ''): Fault[] {
  if (typeof text !== 'string') return []
  const [least, most] = lengths[kind].map(limit => Math.max(1, limit - added.length)) as [number, number]
  const { length } = withShortNames(text, names)
  if (length >= least && length <= most) return []
  return [
    fault(path, `too ${length < least ? 'short' : 'long'} for search results`, {
      expected: `${least} to ${most} characters`,
      found: `${length}: ${quoted(text)}`,
    }),
  ]
}

/** Returns the fault of a text in pictures with letters that none of their fonts has, such as emoji. `names` have a fault of their own. */
export function fontFaults({ data, fault }: SourceFile, path: Path, names: readonly string[] = []): Fault[] {
  const text = String(valueAt(data, path) ?? '')
  if (text.includes('\n')) return [fault(path, 'more than one line', { expected: 'text on one line, which does not begin with | or >', found: quoted(text) })]
  const letters = lettersWithoutFont(names.reduce((rest, name) => rest.replaceAll(name, ''), text))
  if (letters.length === 0) return []
  const without = letters.reduce((rest, letter) => rest.replaceAll(letter, ''), text).replace(/\s+/g, ' ')
  const expected = 'letters of Latin, Greek, Cyrillic or Bangla script'
  return [fault(path, `no font for pictures has ${letters.join(' ')}`, { expected, found: quoted(text), suggestion: quoted(without.trim()) })]
}

/**
 * Returns the faults of titles and descriptions that are too long or too short, and of titles that pictures cannot show.
 * `caseStudy` is the form of a case study's title.
 */
export function headTextFaults(source: SourceFile<Values>, view: string, names: readonly string[], caseStudy: string): Fault[] {
  const { file, data } = source
  const added = { companyRanking: ' (2026)', firmRanking: ' (2026)', caseStudy: caseStudy.replace('{{title}}', '') }[view]
  const key = summaryKey(view)
  const ofLength = [...lengthFaults(source, ['title'], 'title', data.title, names, added), ...lengthFaults(source, [key], 'description', data[key], names)]
  return [...(file === 'data/pages/404.yaml' ? [] : ofLength), ...fontFaults(source, ['title'], names)]
}
