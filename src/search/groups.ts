import groupNames from '#generated/texts/search/groups.json' with { type: 'json' }
import type { Answer, Found } from './find.ts'

/** Results under one title; `mixed` when they are of several kinds. */
export interface FoundGroup {
  readonly title: string
  readonly found: readonly Found[]
  readonly mixed: boolean
}

/** Number of results in the group of the best. */
const bestCount = 3

/** The groups of an answer: the best results, then the others by kind. */
export function groupsOf({ found }: Answer): readonly FoundGroup[] {
  const others = found.slice(bestCount)
  return [
    { title: groupNames.best, found: found.slice(0, bestCount), mixed: true },
    ...[...new Set(others.map(({ kind }) => kind))].map(kind => ({
      title: groupNames[kind],
      found: others.filter(other => other.kind === kind),
      mixed: false,
    })),
  ]
}
