import { company } from '#site/company.ts'
import type { PagePath } from '#site/map/index.ts'
import { absolute } from './address.ts'
import { ids, type Nodes, nodeId, subjectOf } from './ids.ts'

interface Ranked {
  readonly rank: number
  readonly name: string
  readonly website: string
  readonly description: string
  readonly email?: string
  /** Year, four digits. */
  readonly founded?: number
}

/** A firm of a ranking, with the facts that its row shows; our own is the node that the graph has already. */
const firm = ({ name, website, description, email, founded }: Ranked) => {
  const own = website === company.siteUrl
  return {
    '@type': 'Organization',
    ...(own && { '@id': ids.organization }),
    name,
    url: own ? absolute('/') : website,
    description,
    ...(email && { email }),
    ...(founded && { foundingDate: String(founded) }),
  } as const
}

/** A ranking, first place first. */
export const rankingNodes = (path: PagePath, name: string, entries: readonly Ranked[]): Nodes => [
  {
    '@type': 'ItemList',
    '@id': nodeId(path, 'ranking'),
    name,
    mainEntityOfPage: subjectOf(path),
    numberOfItems: entries.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: entries.map(entry => ({ '@type': 'ListItem', position: entry.rank, item: firm(entry) })),
  },
]
