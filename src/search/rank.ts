import type { Kind } from './kinds.ts'
import { type Entry, type Field, fields, type OpenPlace, type SearchIndex } from './open-index.ts'
import type { Wanted } from './query.ts'

/** The weights of fields: name, names of the kind, heading, excerpt of the page, and text. */
const weights = { name: 6, kind: 2, heading: 4.5, excerpt: 2, text: 4 } as const

/** The weights of kinds: most visitors look for the company and its services first, and read the blog later. */
const priors: Readonly<Record<Kind, number>> = {
  page: 1.2,
  service: 1.2,
  industry: 1.1,
  study: 1,
  article: 0.8,
  job: 1,
  person: 1,
  question: 0.9,
}

/** Number of stems in a text of usual length: in longer texts a stem scores less. */
const usualLength = 40

/** The factor for entries with the whole query in one place. */
const together = 1.4

/** An entry that matches a query. */
export interface Ranked {
  readonly entry: Entry
  /** The place that matches best: the top of the page, unless a place below has a higher score. */
  readonly place: OpenPlace | undefined
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The scores of one word of the query, by field and id. */
type Counted = Readonly<Record<Field, Float64Array>>

/** Scores a word: the fewer places have a stem, the higher its score. */
function counted(wanted: Wanted, { where, entries, placeCount }: SearchIndex): Counted {
  const found: Counted = {
    name: new Float64Array(entries.length),
    kind: new Float64Array(entries.length),
    heading: new Float64Array(placeCount),
    excerpt: new Float64Array(placeCount),
    text: new Float64Array(placeCount),
  }
  for (const [stem, weight] of wanted) {
    const places = where.get(stem)
    if (!places) continue
    const score = weight * Math.log(1 + placeCount / (1 + places.text.length + places.heading.length))
    for (const field of fields) {
      const scores = found[field]
      for (const id of places[field]) scores[id] = Math.max(scores[id] ?? 0, score)
    }
  }
  return found
}

const headingScore = ({ id }: OpenPlace, { heading }: Counted) => heading[id] ?? 0
const textScore = ({ id, length }: OpenPlace, { text }: Counted) =>
  ((text[id] ?? 0) * 2 * usualLength) / (usualLength + length)

function entryScore({ id, places }: Entry, one: Counted): number {
  const texts = places.map(place => textScore(place, one))
  const matches = texts.filter(score => score > 0).length
  return (
    weights.name * (one.name[id] ?? 0) +
    weights.kind * (one.kind[id] ?? 0) +
    weights.heading * Math.max(0, ...places.map(place => headingScore(place, one))) +
    weights.excerpt * (one.excerpt[places[0]?.id ?? -1] ?? 0) +
    (weights.text * Math.max(0, ...texts) * matches) / (matches + 1)
  )
}

function bestPlace({ id, places }: Entry, all: readonly Counted[]): OpenPlace | undefined {
  // A query for the name leads to the top, not to a teaser at the end that repeats the name.
  if (all.every(({ name }) => (name[id] ?? 0) > 0)) return places[0]
  const scores = places.map((place, at) =>
    sum(
      all.map(
        one =>
          weights.heading * headingScore(place, one) +
          weights.text * textScore(place, one) +
          (at === 0 ? weights.name * (one.name[id] ?? 0) : 0),
      ),
    ),
  )
  return places[scores.indexOf(Math.max(...scores))]
}

/** Whether the query is exactly one of the names of an entry. */
const isCalled = ({ names }: Entry, wanted: readonly Wanted[]) =>
  names.some(name => name.length === wanted.length && name.every((stem, at) => wanted[at]?.has(stem)))

/**
 * Ranks entries: those with exactly this name first, then by score. Returns at most `count`, each with at least `share` of the
 * best score.
 */
export function best(index: SearchIndex, wanted: readonly Wanted[], count: number, share: number): Ranked[] {
  const all = wanted.map(one => counted(one, index))
  const scored = index.entries.map(entry => {
    const scores = all.map(one => entryScore(entry, one))
    const had = scores.filter(score => score > 0).length / all.length
    const whole = entry.places.some(place =>
      all.every(one => headingScore(place, one) > 0 || textScore(place, one) > 0),
    )
    const score = sum(scores) * had ** 2 * (whole ? together : 1) * priors[entry.kind]
    return { entry, score, called: isCalled(entry, wanted) ? 1 : 0 }
  })
  scored.sort((a, b) => b.called - a.called || b.score - a.score)
  const least = Math.max(0, ...scored.map(({ score }) => score)) * share
  return scored
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, count)
    .map(({ entry }) => ({ entry, place: bestPlace(entry, all) }))
}
