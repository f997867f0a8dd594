import groupNames from '#generated/texts/search/groups.json' with { type: 'json' }
import type { Answer, Found } from './find.ts'
import { texts } from './texts.ts'

/** Results under one title; `mixed` when they are of several kinds. */
export interface FoundGroup {
  readonly title: string
  readonly found: readonly Found[]
  readonly mixed: boolean
}

/** Number of results in the group of the best. */
const bestCount = 3

/** The groups of an answer: the best results, then the others by kind; the nearest titles when nothing was found. */
export function groupsOf({ found, near }: Answer): readonly FoundGroup[] {
  if (near.length > 0) return [{ title: texts.hint, found: near, mixed: true }]
  if (found.length === 0) return []
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
