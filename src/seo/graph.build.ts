import type {
  BreadcrumbList,
  ContactPoint,
  Graph,
  Organization,
  Person,
  PostalAddress,
  SearchAction,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { company } from '#content/company.ts'
import { crumbsTo } from '#content/map/breadcrumbs.ts'
import { blogPath, founderPages, founderPath } from '#content/map/families.ts'
import { type PagePath, pageAt } from '#content/map/index.ts'
import { viewAt } from '#content/read/pages.build.ts'
import type { Lists } from '#lists/data-folder.ts'
import type { FileView } from '#pages/schemas.ts'
import type { View, WordsOf } from '#pages/words.ts'
import { type Photo, photoPicture, shapes } from '#pictures/photo.ts'
import { absolute, type PageHead, socialImage, urlOf } from './head.ts'

/** Nodes of a schema.org graph. */
export type Nodes = readonly Thing[]

/** The head of a page with what only its structured data says. */
export interface BuiltHead extends PageHead {
  readonly path: PagePath
  readonly photo?: Photo | undefined
  /** The label in breadcrumbs. By default, that of the site map, or the title for a page that is not in the map. */
  readonly label?: string
  /** Nodes besides the publisher, the page and its breadcrumbs. */
  readonly structuredData?: Nodes
}

/** Returns what the head of a view's page has besides path, title and description. */
export type HeadOf<V extends View> = (path: PagePath, words: WordsOf[V], lists: Lists) => Partial<BuiltHead>

/**
 * Returns the structured data of one page: its publisher, the page itself, its breadcrumbs, and its own nodes. `text` is that
 * of its main part, because a claim in the graph has to be readable on the page.
 */
export const pageGraph = (head: BuiltHead, text: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...organizationNodes(head, text), website, ...webPageNodes(head), ...(head.structuredData ?? [])],
})

/** Returns the head without what only the structured data says. */
export const headData = ({ label: _, structuredData: __, photo, ...head }: BuiltHead): PageHead => ({
  ...head,
  ...(photo && { photo: { alt: photo.alt } }),
})

/** Returns the identifier of a node that belongs to a page. */
export const nodeId = (path: PagePath, name: string) => `${absolute(path)}#${name}`

/** Identifiers of the nodes that several pages have. */
export const ids = {
  organization: `${company.siteUrl}/#organization`,
  website: `${company.siteUrl}/#website`,
  founder: `${company.siteUrl}${founderPath}#person`,
  blog: `${company.siteUrl}${blogPath}#blog`,
} as const

/** Returns a reference to a node by its identifier. */
export const refer = (id: string) => ({ '@id': id })

/** Returns a reference to the page whose subject is a node. */
export const subjectOf = (path: PagePath) => refer(nodeId(path, 'webpage'))

/** Returns the absolute URL of a photograph in its largest size. */
export const photoAddress = ({ file }: Photo) => absolute(`/art/${photoPicture(file, 'wide', shapes.wide.width)}.webp`)

/** Search engines require `query-input`, which schema.org's own types do not contain. */
const search: SearchAction & { readonly 'query-input': string } = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
}

/** The node of the site, with its search. */
const website: WebSite = {
  '@type': 'WebSite',
  '@id': ids.website,
  url: absolute('/'),
  name: company.name,
  inLanguage: company.language,
  publisher: refer(ids.organization),
  potentialAction: search,
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'ProfilePage' | 'CollectionPage'

/** Views with a more specific schema.org type. */
const types: Readonly<Partial<Record<FileView, PageType>>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  founder: 'ProfilePage',
  services: 'CollectionPage',
  industries: 'CollectionPage',
  careers: 'CollectionPage',
  brands: 'CollectionPage',
  blog: 'CollectionPage',
  caseStudies: 'CollectionPage',
  sitemap: 'CollectionPage',
  companyRanking: 'CollectionPage',
  firmRanking: 'CollectionPage',
}

/** The main entities of the profile and of the pages about the company. Other entities refer to their page themselves. */
const subjectIds: Partial<Record<PageType, string>> = {
  AboutPage: ids.organization,
  ContactPage: ids.organization,
  ProfilePage: ids.founder,
}

/** Returns the page and its breadcrumbs. Home and pages with `index: false`, such as a missing page, have no breadcrumbs. */
function webPageNodes({ path, photo, title, description, ...head }: BuiltHead): readonly (WebPage | BreadcrumbList)[] {
  const label = head.label ?? pageAt(path)?.label ?? title
  const image = urlOf(head.image ?? socialImage(path, photo))
  const crumbs = pageAt(path)?.index === false ? [] : crumbsTo(path, label)
  const breadcrumb = nodeId(path, 'breadcrumb')
  const view = viewAt(path)
  const type = (view && types[view]) ?? 'WebPage'
  const subject = subjectIds[type]
  const page: WebPage = {
    '@type': type,
    '@id': nodeId(path, 'webpage'),
    url: absolute(path),
    name: label,
    description,
    inLanguage: company.language,
    isPartOf: refer(ids.website),
    publisher: refer(ids.organization),
    primaryImageOfPage: { '@type': 'ImageObject', url: image, width: '1200', height: '630' },
    ...(subject && { mainEntity: refer(subject) }),
    ...(crumbs.length > 0 && { breadcrumb: refer(breadcrumb) }),
  }
  if (crumbs.length === 0) return [page]
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': breadcrumb,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(crumb.path),
    })),
  }
  return [page, trail]
}

const contact = (contactType: string, ways: { email?: string; telephone?: string }): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType,
  ...ways,
})

/** The part of the address that is in every page's footer. */
const cityAddress = {
  '@type': 'PostalAddress',
  addressLocality: company.city,
  addressCountry: company.countryCode,
} as const satisfies PostalAddress

/** The full address of the office. */
export const officeAddress: PostalAddress = {
  ...cityAddress,
  streetAddress: company.address.street,
  postalCode: company.address.postalCode,
}

const founderPerson = (path: PagePath, photo: Photo | undefined): Person => ({
  '@type': 'Person',
  '@id': ids.founder,
  name: company.founder.name,
  ...(founderPages.length > 0 && { url: absolute(founderPath) }),
  worksFor: refer(ids.organization),
  ...(path === founderPath && {
    jobTitle: company.founder.role,
    mainEntityOfPage: subjectOf(path),
    ...(photo && { image: photoAddress(photo) }),
  }),
})

/** Returns the company and, if the page names her, the founder. What is not in every footer has to be in the main text. */
function organizationNodes({ path, photo }: BuiltHead, text: string): Nodes {
  const { phone: telephone, founder } = company
  const { general: email, sales, support, press } = company.emails
  const shows = (fact: string) => text.includes(fact)
  const organization: Organization = {
    '@type': 'Organization',
    '@id': ids.organization,
    name: company.name,
    legalName: company.legalName,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/app-icons/icon-512.png'), width: '512', height: '512' },
    ...(/^\d/.test(company.foundedYear) && { foundingDate: company.foundedYear }),
    address: shows(company.address.street) ? officeAddress : cityAddress,
    ...(shows(telephone) && { telephone }),
    ...(shows(email) && { email }),
    contactPoint: [
      contact('sales', { email: sales }),
      ...(shows(telephone) && shows(email) ? [contact('customer service', { telephone, email })] : []),
      ...(shows(press) ? [contact('press', { email: press })] : []),
      ...(shows(support) ? [contact('technical support', { email: support })] : []),
    ],
    sameAs: company.social.map(({ url }) => url),
    ...(shows(founder.name) && { founder: refer(ids.founder) }),
  }
  return shows(founder.name) ? [organization, founderPerson(path, photo)] : [organization]
}
