import type { Kind } from './kinds.ts'
import { nearest } from './nearest.ts'
import type { SearchIndex } from './open-index.ts'
import { wantedIn } from './query.ts'
import { best, type Ranked } from './rank.ts'

/** A result. */
export interface Found {
  readonly kind: Kind
  /** The URL of the page, with the anchor of the place. */
  readonly href: string
  readonly title: string
  /** The heading of the place; empty for the top of the page. */
  readonly heading: string
  readonly excerpt: string
}

/** The result of a search. */
export interface Answer {
  /** Best first. */
  readonly found: readonly Found[]
  /** The nearest titles when nothing was found. */
  readonly near: readonly Found[]
  /** The searched stems. */
  readonly wanted: ReadonlySet<string>
}

/** The maximum number of results, and their minimum share of the best score. */
const limits = { results: 8, share: 0.3 }

const foundAt = ({ entry, place }: Ranked): Found => ({
  kind: entry.kind,
  href: place?.anchor ? `${entry.path}#${place.anchor}` : entry.path,
  title: entry.title,
  heading: place?.heading ?? '',
  excerpt: place?.excerpt ?? '',
})

/** Searches the index. */
export function find(query: string, index: SearchIndex): Answer {
  const wanted = wantedIn(query, index)
  const found = wanted.length > 0 ? best(index, wanted, limits.results, limits.share) : []
  return {
    wanted: new Set(wanted.flatMap(one => [...one.keys()])),
    found: found.map(foundAt),
    near: found.length > 0 ? [] : nearest(query, index).map(entry => foundAt({ entry, place: entry.places[0] })),
  }
}

/** Results of one kind, or the best of all kinds. */
export interface Group {
  readonly kind: Kind | 'best'
  readonly found: readonly Found[]
}

/** Number of results in the group of the best. */
const bestCount = 3

/** Groups results: the best ones, then the others by kind, in the order of their scores. */
export function grouped(found: readonly Found[]): Group[] {
  const others = new Map<Kind, Found[]>()
  for (const one of found.slice(bestCount)) others.set(one.kind, [...(others.get(one.kind) ?? []), one])
  const best: Group[] = found.length > 0 ? [{ kind: 'best', found: found.slice(0, bestCount) }] : []
  return [...best, ...[...others].map(([kind, own]) => ({ kind, found: own }))]
}
