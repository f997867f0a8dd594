/** Checks titles and descriptions against the needs of search engines and pictures. */
import { lettersWithoutFont } from '#pictures/faces.build.ts'
import { type Fault, quoted } from './fault.build.ts'
import type { Source } from './source.build.ts'
import { type Path, type SourceFile, valueAt } from './source-file.build.ts'

/** Minimum and maximum characters. A shorter text says too little; search engines cut off a longer one. */
export const lengths = { title: [10, 70], description: [70, 170] } as const

/** A longer name counts as this many characters: the owner cannot shorten it, and titles end with it. */
export const longestName = 12

/** Returns a text with long names cut to `longestName`. */
export const withShortNames = (text: string, names: readonly string[]) => names.reduce((rest, name) => rest.replaceAll(name, name.slice(0, longestName)), text)

/** The keys with the texts for search results; articles and case studies have summaries. */
const headKeys: Readonly<Record<string, readonly ['title', string]>> = { article: ['title', 'excerpt'], caseStudy: ['title', 'summary'] }

/** What the site adds to the titles of some views: the year of a ranking, and a prefix. */
const addedTo = (view: string, caseStudy = '') =>
  ({ companyRanking: ' (2026)', firmRanking: ' (2026)', caseStudy: caseStudy.replace('{title}', '') })[view] ?? ''

/** Returns the fault of a text that is too long or too short for search results. */
function lengthFault(key: keyof typeof lengths, text: string, added: string, names: readonly string[]) {
  const [least, most] = lengths[key].map(limit => Math.max(1, limit - added.length)) as [number, number]
  const { length } = withShortNames(text, names)
  if (length >= least && length <= most) return undefined
  return {
    message: `too ${length < least ? 'short' : 'long'} for search results`,
    more: { expected: `${least} to ${most} characters`, found: `${length}: ${quoted(text)}` },
  }
}

/** The texts of a job for search results, and its own title, which is a part of them. */
interface JobHead {
  readonly own: string
  readonly title: string
  readonly description: string
}

/** Returns the faults of the titles and descriptions of jobs, whose pages add the place and the company to the title. */
export const jobHeadFaults = ({ fault }: SourceFile, heads: readonly JobHead[], names: readonly string[]): Fault[] =>
  heads.flatMap(({ own, title, description }, at): Fault[] => {
    const added = withShortNames(title.replace(own, ''), names)
    const faults = [lengthFault('title', own, added, names), lengthFault('description', description, '', names)]
    const other = heads.findIndex(head => head.title === title)
    return [
      ...faults.flatMap(found => (found ? fault([at, 'title'], found.message, found.more) : [])),
      ...(other < at ? [fault([at, 'title'], `entry [${other}] has the same title and place: search results could not tell them apart`)] : []),
    ]
  })

/** Returns the faults of titles and descriptions that are those of another page. */
export function doubleTexts(sources: readonly Source[]): Fault[] {
  const first = new Map<unknown, string>()
  return sources.flatMap(({ file, data, fault }) =>
    ['title', 'description', 'excerpt', 'summary'].flatMap(key => {
      const text = data[key]
      const other = first.get(text) ?? file
      if (typeof text !== 'string') return []
      first.set(text, other)
      return other === file ? [] : [fault([key], `${other} has the same: search results could not tell the pages apart`, { found: quoted(text) })]
    }),
  )
}

/** Returns the message and the words of the fault of a text with letters outside of the fonts of pictures. */
function withoutFont(text: string, letters: readonly string[]) {
  const without = letters
    .reduce((rest, letter) => rest.replaceAll(letter, ''), text)
    .replace(/\s+/g, ' ')
    .trim()
  const more = { expected: 'letters of Latin, Greek, Cyrillic or Bangla script', found: quoted(text), suggestion: without && quoted(without) }
  return [`no font for pictures has ${letters.join(' ')}`, more] as const
}

/**
 * Returns the faults of titles and descriptions that are too long or too short, and of titles that pictures cannot show.
 * `caseStudy` is the form of a case study's title.
 */
export function headTextFaults({ file, data, fault }: Source, view: string, names: readonly string[], caseStudy?: string): Fault[] {
  const [titleKey, descriptionKey] = headKeys[view] ?? ['title', 'description']
  const ofLength = (
    [
      [titleKey, 'title'],
      [descriptionKey, 'description'],
    ] as const
  ).flatMap(([key, kind]) => {
    const text = data[key]
    if (typeof text !== 'string' || file === 'data/pages/404.yaml') return []
    const found = lengthFault(kind, text, kind === 'title' ? addedTo(view, caseStudy) : '', names)
    return found ? fault([key], found.message, found.more) : []
  })
  const { title } = data
  // The check of the company's file covers the names.
  const own = typeof title === 'string' ? names.reduce((rest, name) => rest.replaceAll(name, ''), title) : ''
  const letters = lettersWithoutFont(own)
  if (letters.length === 0) return ofLength
  return [...ofLength, fault(['title'], ...withoutFont(String(title), letters))]
}

/** The keys of texts in pictures, by file: social images, the word mark. */
const picturedKeys: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'data/company.json': [['name'], ['founder', 'name'], ['address', 'city'], ['address', 'country']],
  'data/jobs.json': [['title']],
}

/** Returns the faults of texts in pictures with characters missing from their fonts, such as emoji. */
export function letterFaults(source: SourceFile): Fault[] {
  const wanted = picturedKeys[source.file] ?? []
  const entries: readonly Path[] = Array.isArray(source.data) ? source.data.map((_, entry) => [entry]) : [[]]
  const paths = entries.flatMap(entry => wanted.map(keys => [...entry, ...keys]))
  return paths.flatMap(path => {
    const text = String(valueAt(source.data, path) ?? '')
    const letters = lettersWithoutFont(text)
    if (letters.length === 0) return []
    return source.fault(path, ...withoutFont(text, letters))
  })
}
