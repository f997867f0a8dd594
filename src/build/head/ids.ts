import type { Thing } from 'schema-dts'
import { company } from '#site/company.ts'
import { founderPath } from '#site/map/families.ts'
import type { PagePath } from '#site/map/index.ts'
import { absolute } from './address.ts'

/** Nodes of a schema.org graph. */
export type Nodes = readonly Thing[]

/** The identifier of a node that belongs to a page. */
export const nodeId = (path: PagePath, name: string) => `${absolute(path)}#${name}`

/** Identifiers of the nodes that several pages have. */
export const ids = {
  organization: `${company.siteUrl}/#organization`,
  website: `${company.siteUrl}/#website`,
  founder: `${company.siteUrl}${founderPath}#person`,
  blog: `${company.siteUrl}/blog#blog`,
} as const

/** A reference to a node by its identifier. */
export const refer = (id: string) => ({ '@id': id })

/** A reference to the page that a node is the subject of. */
export const subjectOf = (path: PagePath) => refer(nodeId(path, 'webpage'))
