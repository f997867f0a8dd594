import alsoCalled from '#content/texts/search/alsoCalled.json' with { type: 'json' }
import { anchorOf } from '#site/slug.ts'
import { type IndexFile, type Place, unpackAll } from './index-file.ts'
import { type Kind, kinds } from './kinds.ts'
import { type Expressions, expressionsOf, groupsIn, withGroups } from './synonyms.ts'
import { stemsIn } from './words.ts'

/** Further names of kinds, which visitors use. */
const kindWords: Readonly<Partial<Record<Kind, string>>> = alsoCalled

export interface OpenPlace extends Place {
  readonly id: number
  /** Number of different stems in its text. */
  readonly length: number
}

/** An entry of the index: a page, or a question or a person on a page. */
export interface Entry {
  readonly id: number
  readonly path: string
  readonly title: string
  /** The stems of its names: its title, and the site's label for the page. */
  readonly names: readonly (readonly string[])[]
  readonly kind: Kind
  readonly places: readonly OpenPlace[]
}

/** The ids that have a stem, by field: of entries for names and kinds, of places for the other fields. */
export type Where = Readonly<Record<Field, readonly number[]>>
export const fields = ['name', 'kind', 'heading', 'excerpt', 'text'] as const
export type Field = (typeof fields)[number]

/** The index in memory. */
export interface SearchIndex {
  readonly entries: readonly Entry[]
  readonly expressions: Expressions
  readonly where: ReadonlyMap<string, Where>
  /** All known stems, including synonyms that no text contains, each with the stems to search for. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>
  readonly placeCount: number
}

function vocabularyOf(stems: Iterable<string>, expressions: Expressions) {
  const vocabulary = new Map(Array.from(stems, stem => [stem, [stem]]))
  for (const [first, some] of expressions)
    for (const { name, stems } of some)
      if (stems.length === 1) vocabulary.set(first, [...(vocabulary.get(first) ?? []), name])
  return vocabulary
}

/** Opens an index file. Called once a visit. */
export function openIndex(file: IndexFile): SearchIndex {
  const expressions = expressionsOf(file.synonyms)
  const where = new Map<string, Record<Field, number[]>>()
  const put = (stem: string, field: Field, id: number) => {
    const known = where.get(stem) ?? { name: [], kind: [], heading: [], excerpt: [], text: [] }
    where.set(stem, known)
    known[field].push(id)
  }
  const note = (text: string, field: Field, id: number) => {
    const stems = stemsIn(text)
    for (const stem of new Set([...stems, ...groupsIn(stems, expressions)])) put(stem, field, id)
  }
  const stems = file.stems.split(' ')
  const texts = unpackAll(file.texts)
  let placeCount = 0
  const open = (place: Place): OpenPlace => {
    const id = placeCount++
    const text = texts[id] ?? []
    for (const number of text) put(stems[number] ?? '', 'text', id)
    note(place.heading, 'heading', id)
    note(place.excerpt, 'excerpt', id)
    return { ...place, id, length: text.length }
  }
  const entries: Entry[] = []
  const enter = (called: readonly string[], entry: Omit<Entry, 'id' | 'names'>) => {
    const id = entries.length
    note(called.join(' '), 'name', id)
    note(kindWords[entry.kind] ?? '', 'kind', id)
    entries.push({ ...entry, id, names: called.map(name => withGroups(stemsIn(name), expressions)) })
  }
  for (const [path, title, label, number, ...written] of file.pages) {
    const kind = kinds[number] ?? 'page'
    const places = written.map(([excerpt, heading = '', anchor, own = number]) =>
      open({ anchor: anchor || (anchorOf(heading) ?? ''), heading, excerpt, kind: kinds[own] ?? 'page' }),
    )
    enter([title, label], { path, title, kind, places: places.filter(place => place.kind === kind) })
    for (const place of places)
      if (place.kind !== kind) enter([place.heading], { path, title, kind: place.kind, places: [place] })
  }
  return { entries, expressions, where, vocabulary: vocabularyOf(where.keys(), expressions), placeCount }
}
