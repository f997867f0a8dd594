import type { BlogPosting, Offer, Service } from 'schema-dts'
import type { Post } from '#pages/article/schema.ts'
import type { CaseStudy, StudyCard } from '#pages/case-study/schema.ts'
import { absolute, socialImage } from '#seo/head.ts'
import { company } from '#site/company.ts'
import { blogPath, postPath, studiesPath, studyPath } from '#site/map/families.ts'
import { childrenOf, type PageLink, type PagePath, pageAt } from '#site/map/index.ts'
import type { Question } from '#site/schema/parts.ts'
import { ids, type Nodes, nodeId, photoAddress, refer, subjectOf } from './graph.ts'

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
const service = (path: PagePath, { name, serviceType, lead, parts }: Sold): Service => ({
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

interface ServiceFacts {
  readonly lead: string
  readonly faq?: { readonly items: readonly (Question | undefined)[] }
}

/**
 * Returns a service with the parts that have pages of their own, and its questions. Throws for a path that is not in the
 * site map.
 */
export function serviceNodes(path: PagePath, { lead, faq }: ServiceFacts): Nodes {
  const page = pageAt(path)
  if (!page) throw new Error(`${path} is not in src/site/map: a service is named by its label there`)
  const parts = childrenOf(page.path).map(part => ({
    title: part.label,
    description: part.blurb ?? '',
    link: part.path,
  }))
  const parent = page.parent === '/services' ? undefined : pageAt(page.parent ?? '')
  const own = service(path, { name: page.label, serviceType: (parent ?? page).label, lead, parts })
  return [own, ...(faq ? faqNodes(path, faq.items) : [])]
}

interface LandingFacts {
  readonly lead: string
  /** The kind of service, in a word or two that the page contains. */
  readonly serviceType: string
  readonly services?: { readonly items: readonly Part[] }
}

/** Returns the service that a landing page sells. */
export const landingNodes = (path: PagePath, { lead, serviceType, services }: LandingFacts): Nodes => [
  service(path, { name: serviceType, serviceType, lead, parts: services?.items ?? [] }),
]

const blog = () =>
  ({ '@type': 'Blog', '@id': ids.blog, name: pageAt(blogPath)?.label ?? '', url: absolute(blogPath) }) as const

const posting = (post: Post) =>
  ({
    '@type': 'BlogPosting',
    '@id': nodeId(postPath(post), 'article'),
    headline: post.title,
    url: absolute(postPath(post)),
    datePublished: post.date,
  }) as const satisfies BlogPosting

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

/** Returns the blog with the posts that its page shows. */
export const blogNodes = (posts: readonly Post[]): Nodes => [
  {
    ...blog(),
    publisher: refer(ids.organization),
    mainEntityOfPage: subjectOf(blogPath),
    blogPost: posts.map(posting),
  },
]

/** Returns a blog post; `html` is its body. The author sets the modification date: a file can change without its words. */
export const articleNodes = (post: Post, html: string): Nodes => [
  {
    ...posting(post),
    dateModified: post.updated ?? post.date,
    description: post.excerpt,
    image: post.photo ? photoAddress(post.photo) : absolute(socialImage(postPath(post))),
    author: { '@type': 'Person', name: post.author },
    publisher: refer(ids.organization),
    articleSection: post.category,
    keywords: [...post.tags],
    wordCount: wordsIn(html),
    inLanguage: 'en',
    isPartOf: blog(),
    mainEntityOfPage: subjectOf(postPath(post)),
  },
]

/** Returns the case studies in the order of their page. */
export const studyListNodes = (studies: readonly StudyCard[]): Nodes => [
  {
    '@type': 'ItemList',
    '@id': nodeId(studiesPath, 'list'),
    name: pageAt(studiesPath)?.label ?? '',
    mainEntityOfPage: subjectOf(studiesPath),
    numberOfItems: studies.length,
    itemListElement: studies.map((study, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: study.title,
      url: absolute(studyPath(study)),
    })),
  },
]

/** Returns a case study: an article by the company about a client and the services that it used. */
export const studyNodes = (study: CaseStudy): Nodes => [
  {
    '@type': 'Article',
    '@id': nodeId(studyPath(study), 'article'),
    headline: study.title,
    description: study.summary,
    url: absolute(studyPath(study)),
    image: study.photo ? photoAddress(study.photo) : absolute(socialImage(studyPath(study))),
    datePublished: study.published,
    dateModified: study.updated ?? study.published,
    author: refer(ids.organization),
    publisher: refer(ids.organization),
    provider: refer(ids.organization),
    about: [
      { '@type': 'Organization', name: study.client.name },
      ...study.services.map(path => ({ '@type': 'Thing', name: pageAt(path).label, url: absolute(path) }) as const),
    ],
    articleSection: pageAt(study.industry).label,
    inLanguage: 'en',
    mainEntityOfPage: subjectOf(studyPath(study)),
  },
]

interface Ranked {
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
