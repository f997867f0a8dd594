import type { Kind } from './kinds.ts'
import { nearest } from './nearest.ts'
import type { SearchIndex } from './open-index.ts'
import { wantedIn } from './query.ts'
import { best, type Ranked } from './rank.ts'

/** Something that answers a query. */
export interface Found {
  readonly kind: Kind
  /** The page, with the place on it. */
  readonly href: string
  readonly title: string
  /** The heading of the place; empty for the top of the page. */
  readonly heading: string
  readonly excerpt: string
}

/** What a search has come to. */
export interface Answer {
  /** The best first. */
  readonly found: readonly Found[]
  /** When nothing was found: what comes nearest. */
  readonly near: readonly Found[]
  /** The stems that were looked for. */
  readonly wanted: ReadonlySet<string>
}

/** How many results are shown, and how much less than the best one they may count. */
const limits = { results: 6, share: 0.3 }

const foundAt = ({ entry, place }: Ranked): Found => ({
  kind: entry.kind,
  href: place?.anchor ? `${entry.path}#${place.anchor}` : entry.path,
  title: entry.title,
  heading: place?.heading ?? '',
  excerpt: place?.excerpt ?? '',
})

/** Looks for what was typed. */
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

/** The best results that stand first, whatever they are. */
const bestCount = 3

/** Results as they are shown: the best ones, and the others by kind, the kind of the better one first. */
export function grouped(found: readonly Found[]): Group[] {
  const others = new Map<Kind, Found[]>()
  for (const one of found.slice(bestCount)) others.set(one.kind, [...(others.get(one.kind) ?? []), one])
  const best: Group[] = found.length > 0 ? [{ kind: 'best', found: found.slice(0, bestCount) }] : []
  return [...best, ...[...others].map(([kind, own]) => ({ kind, found: own }))]
}
