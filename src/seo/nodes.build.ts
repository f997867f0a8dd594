import type { BlogPosting, Offer, Service } from 'schema-dts'
import { company } from '#content/company.ts'
import { blogPath, postPath } from '#content/map/families.ts'
import { type PageLink, type PagePath, pageAt } from '#content/map/index.ts'
import type { Question } from '#content/schema/parts.ts'
import type { Post } from '#pages/article/schema.ts'
import { ids, type Nodes, nodeId, refer, subjectOf } from './graph.build.ts'
import { absolute } from './head.ts'

/** Returns the questions of a page with their answers. */
export const faqNodes = (path: PagePath, questions: readonly (Question | undefined)[]): Nodes => [
  {
    '@type': 'FAQPage',
    '@id': nodeId(path, 'faq'),
    isPartOf: subjectOf(path),
    mainEntity: questions
      .filter(entry => entry !== undefined)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  },
]

/** A part of a service with a page of its own. */
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

interface Sold {
  readonly name: string
  /** The kind of service, in a word or two that the page contains. */
  readonly serviceType: string
  readonly lead: string
  readonly parts: readonly Part[]
}

/** Returns the service that a page sells. It is sold everywhere, so the node claims no area. */
export const serviceNode = (path: PagePath, { name, serviceType, lead, parts }: Sold): Service => ({
  '@type': 'Service',
  '@id': nodeId(path, 'service'),
  name,
  serviceType,
  description: lead,
  url: absolute(path),
  provider: refer(ids.organization),
  mainEntityOfPage: subjectOf(path),
  ...catalog(parts),
})

/** The node of the blog. */
export const blogNode = () =>
  ({ '@type': 'Blog', '@id': ids.blog, name: pageAt(blogPath)?.label ?? '', url: absolute(blogPath) }) as const

/** Returns what every page says of a post. */
export const posting = (post: Post) =>
  ({
    '@type': 'BlogPosting',
    '@id': nodeId(postPath(post), 'article'),
    headline: post.title,
    url: absolute(postPath(post)),
    datePublished: post.date,
  }) as const satisfies BlogPosting

/** An entry of a ranking. */
export interface Ranked {
  readonly rank: number
  readonly name: string
  readonly website: string
  readonly description: string
  readonly email?: string
  /** Year, four digits. */
  readonly founded?: number
}

/**
 * Returns a firm of a ranking, with the facts in its row. The company itself is the node that the graph already contains.
 */
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

/** Returns a ranking, first place first. */
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
