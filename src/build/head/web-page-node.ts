import type { BreadcrumbList, WebPage } from 'schema-dts'
import { viewAt } from '#build/content/pages.ts'
import type { Photo } from '#site/art/photo.ts'
import { crumbsTo } from '#site/map/breadcrumbs.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
import type { FileView } from '#site/pages/schemas.ts'
import { absolute } from './address.ts'
import { ids, nodeId, refer } from './ids.ts'

/** What a page's nodes say about it. */
export interface PageFacts {
  readonly path: PagePath
  /** What menus and breadcrumbs call the page. */
  readonly label: string
  readonly description: string
  readonly photo?: Photo | undefined
  /** Absolute address of the social image. */
  readonly image: string
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'ProfilePage' | 'CollectionPage'

/** The views that schema.org has a narrower type for. */
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

/** What the profile and the pages about the company are about; other subjects point at their page themselves. */
const subjectIds: Partial<Record<PageType, string>> = {
  AboutPage: ids.organization,
  ContactPage: ids.organization,
  ProfilePage: ids.founder,
}

/** The page itself, and the way to it from home; home has no way to it, and a missing page none worth telling. */
export function webPageNodes({ path, label, description, image }: PageFacts): readonly (WebPage | BreadcrumbList)[] {
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
    inLanguage: 'en',
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
