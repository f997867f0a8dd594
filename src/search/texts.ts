import { fill } from '#content/fill.ts'
import groups from '#generated/texts/search/groups.json' with { type: 'json' }
import kinds from '#generated/texts/search/kinds.json' with { type: 'json' }
import results from '#generated/texts/search/results.json' with { type: 'json' }
import type { Kind } from './index-file.ts'

/** Titles of groups of results. */
export const groupNames: Readonly<Record<Kind | 'best', string>> = groups

/** Names of the kinds of results. */
export const kindNames: Readonly<Record<Kind, string>> = kinds

export const texts = {
  ...results,
  nothing: (query: string) => fill(results.nothing, { query }),
  found: (count: number) => (count === 1 ? results.one : fill(results.many, { count })),
  first: (title: string) => fill(results.first, { title }),
}
