import { type Answer, type Found, grouped } from '#search/find.ts'
import { groupNames, texts } from './texts.ts'

/** Results that stand under one title, `mixed` of several kinds. */
export interface FoundGroup {
  readonly title: string
  readonly found: readonly Found[]
  readonly mixed: boolean
}

/** An answer as it is shown: the best results, then the others by kind; where nothing was found, what comes nearest. */
export function groupsOf({ found, near }: Answer): readonly FoundGroup[] {
  if (near.length > 0) return [{ title: texts.hint, found: near, mixed: true }]
  return grouped(found).map(group => ({
    title: groupNames[group.kind],
    found: group.found,
    mixed: group.kind === 'best',
  }))
}
