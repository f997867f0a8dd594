import type { BreadcrumbList, WebPage } from 'schema-dts'
import type { Photo } from '#site/art/photo.ts'
import { crumbsTo } from '#site/map/breadcrumbs.ts'
import { founderPath } from '#site/map/families.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
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

/** The pages that schema.org has a narrower type for. */
const types = new Map<PagePath, PageType>([
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
  [founderPath, 'ProfilePage'],
  ['/services', 'CollectionPage'],
  ['/industries', 'CollectionPage'],
  ['/careers', 'CollectionPage'],
  ['/brands', 'CollectionPage'],
  ['/blog', 'CollectionPage'],
  ['/case-studies', 'CollectionPage'],
  ['/sitemap', 'CollectionPage'],
  ['/best-software-companies-in-bangladesh', 'CollectionPage'],
  ['/top-it-firms-in-bangladesh', 'CollectionPage'],
])

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
  const type = types.get(path) ?? 'WebPage'
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
