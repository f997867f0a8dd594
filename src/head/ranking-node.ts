import { company } from '#company.ts'
import type { PagePath } from '#site-map/index.ts'
import type { Graph } from './graph.ts'

interface Ranked {
  readonly rank: number
  readonly name: string
  readonly website: string
}

/** A ranking as structured data. */
export const rankingNode = (path: PagePath, name: string, entries: readonly Ranked[]): Graph[number] => ({
  '@type': 'ItemList',
  '@id': `${company.siteUrl}${path}#ranking`,
  name,
  numberOfItems: entries.length,
  itemListElement: entries.map(({ rank, name: entry, website }) => ({
    '@type': 'ListItem',
    position: rank,
    item: { '@type': 'Organization', name: entry, url: website },
  })),
})
