import { type Answer, type Found, grouped } from '#search/find.ts'
import { groupNames, texts } from './texts.ts'

/** Results under one title; `mixed` when they are of several kinds. */
export interface FoundGroup {
  readonly title: string
  readonly found: readonly Found[]
  readonly mixed: boolean
}

/** The groups of an answer: the best results, then the others by kind; the nearest titles when nothing was found. */
export function groupsOf({ found, near }: Answer): readonly FoundGroup[] {
  if (near.length > 0) return [{ title: texts.hint, found: near, mixed: true }]
  return grouped(found).map(group => ({
    title: groupNames[group.kind],
    found: group.found,
    mixed: group.kind === 'best',
  }))
}
