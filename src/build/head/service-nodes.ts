import type { Offer, Service } from 'schema-dts'
import { childrenOf, type PageLink, type PagePath, pageAt } from '#site/map/index.ts'
import type { Question } from '#site/pages/parts.ts'
import { absolute } from './address.ts'
import { faqNodes } from './faq-nodes.ts'
import { ids, type Nodes, nodeId, refer, subjectOf } from './ids.ts'

interface Part {
  readonly title: string
  readonly description: string
  readonly link: PageLink
}

const offer = ({ title, description, link }: Part): Offer => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: title, description, url: absolute(link) },
})

const catalog = (parts: readonly Part[]) =>
  parts.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: parts.map(offer) } as const }

interface ServiceFacts {
  readonly lead: string
  readonly faq?: { readonly items: readonly (Question | undefined)[] }
}

/** A service with the parts that have pages of their own, and what is asked about it. It is sold everywhere, so no area is claimed. Throws for a path that is not in the site map. */
export function serviceNodes(path: PagePath, { lead, faq }: ServiceFacts): Nodes {
  const page = pageAt(path)
  if (!page) throw new Error(`${path} is not in src/site/map: a service is named by its label there`)
  const parts = childrenOf(page.path).map(part => ({
    title: part.label,
    description: part.blurb ?? '',
    link: part.path,
  }))
  const parent = page.parent === '/services' ? undefined : pageAt(page.parent ?? '')
  const service: Service = {
    '@type': 'Service',
    '@id': nodeId(path, 'service'),
    name: page.label,
    serviceType: (parent ?? page).label,
    description: lead,
    url: absolute(path),
    provider: refer(ids.organization),
    mainEntityOfPage: subjectOf(path),
    ...catalog(parts),
  }
  return [service, ...(faq ? faqNodes(path, faq.items) : [])]
}

interface LandingFacts {
  readonly lead: string
  /** What is sold, in a word or two that stand on the page. */
  readonly serviceType: string
  readonly services?: { readonly items: readonly Part[] }
}

/** What a landing page sells. */
export const landingNodes = (path: PagePath, { lead, serviceType, services }: LandingFacts): Nodes => [
  {
    '@type': 'Service',
    '@id': nodeId(path, 'service'),
    name: serviceType,
    serviceType,
    description: lead,
    url: absolute(path),
    provider: refer(ids.organization),
    mainEntityOfPage: subjectOf(path),
    ...catalog(services?.items ?? []),
  },
]
