import type { Thing } from 'schema-dts'
import { company } from '#company.ts'
import { crumbsAbove } from '#site-map/breadcrumbs.ts'
import { type PagePath, pageAt } from '#site-map/index.ts'

/** Nodes of a schema.org graph. */
export type Graph = readonly Thing[]

const siteUrl = company.siteUrl

/** Identifiers by which nodes refer to each other. */
export const ids = {
  organization: `${siteUrl}/#organization`,
  website: `${siteUrl}/#website`,
} as const

const address = (path: PagePath) => `${siteUrl}${path}`

const organization: Thing = {
  '@type': 'Organization',
  '@id': ids.organization,
  name: company.name,
  legalName: company.legalName,
  url: `${siteUrl}/`,
  foundingDate: company.founded,
  email: company.emails.general,
  telephone: company.phone,
  sameAs: company.social.map(({ url }) => url),
}

const website: Thing = {
  '@type': 'WebSite',
  '@id': ids.website,
  url: `${siteUrl}/`,
  name: company.name,
  publisher: { '@id': ids.organization },
}

interface PageFacts {
  path: PagePath
  title: string
  description: string
  image: string
}

/** The structured data of one page: who publishes it, what it is, where it stands, and the page's own nodes. */
export function pageGraph({ path, title, description, image }: PageFacts, nodes: Graph = []) {
  const url = address(path)
  const above = crumbsAbove(path)
  const label = pageAt(path)?.label ?? title
  const trail = [...above, { label, path }]
  const page: Thing = {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    isPartOf: { '@id': ids.website },
    publisher: { '@id': ids.organization },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    ...(above.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
  const breadcrumb: Thing = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: address(crumb.path),
    })),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website, page, ...(above.length > 0 ? [breadcrumb] : []), ...nodes],
  }
}
