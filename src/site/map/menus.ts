/** The header's menus: which pages of the map, in which order (docs/specification.md#header). */

import type { IconName } from '#site/theme/icon-names.ts'
import { childrenOf, type PageLink, pageAt, type SitePage, type StaticPath } from './index.ts'
import type { Anchor } from './page.ts'

const pages = (...paths: StaticPath[]): readonly SitePage[] => paths.map(path => pageAt(path))

export const industriesMenu = pages(
  '/industries/healthcare',
  '/industries/fintech-solutions',
  '/industries/ecommerce',
  '/industries/retail',
  '/industries/education',
  '/industries/real-estate',
  '/industries/manufacturing',
  '/startup',
)

export const companyMenu = pages('/about', '/contact', '/approach', '/partnership', '/careers')

export const resourcesMenu = pages('/press', '/blog', '/brands', '/support')

/** One of the options that the mega menu shows beside an item. */
export interface SubItem {
  readonly label: string
  readonly href: PageLink
  readonly description: string
  readonly features: readonly string[]
}

export interface SolutionItem {
  readonly label: string
  readonly href: PageLink
  readonly description: string
  readonly subItems: readonly SubItem[]
}

export interface SolutionCategory {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly icon: IconName
  readonly items: readonly SolutionItem[]
}

const anchorItem = (page: SitePage, { id, label, blurb, features }: Anchor): SubItem => ({
  label,
  href: `${page.path}#${id}` as PageLink,
  description: blurb,
  features,
})

/** A page as a menu item; its anchors and its sub-pages with tags become the options. */
function item(path: StaticPath, { options = true } = {}): SolutionItem {
  const page = pageAt(path)
  const below = childrenOf(path).filter(child => child.features)
  return {
    label: page.label,
    href: path,
    description: page.blurb ?? '',
    subItems: options
      ? [
          ...(page.anchors ?? []).map(anchor => anchorItem(page, anchor)),
          ...below.map(child => ({
            label: child.label,
            href: child.path,
            description: child.blurb ?? '',
            features: child.features ?? [],
          })),
        ]
      : [],
  }
}

/** A place on a page as a menu item of its own. */
function placesOn(path: StaticPath): SolutionItem[] {
  const page = pageAt(path)
  return (page.anchors ?? []).map(anchor => ({ ...anchorItem(page, anchor), subItems: [] }))
}

export const solutionCategories: readonly SolutionCategory[] = [
  {
    id: 'digital',
    name: 'Digital Services',
    description: 'Software that customers and staff touch every day.',
    icon: 'code',
    items: [
      item('/services/web-development'),
      item('/services/ecommerce'),
      item('/services/mobile-app-development'),
      item('/services/pos-software'),
      item('/services/pos-systems'),
      item('/services/enterprise-software-development'),
    ],
  },
  {
    id: 'design',
    name: 'Design & User Experience',
    description: 'What people see, press and understand.',
    icon: 'palette',
    items: [item('/services/ui-ux-design', { options: false }), ...placesOn('/services/ui-ux-design')],
  },
  {
    id: 'infrastructure',
    name: 'Infrastructure & Support',
    description: 'What keeps it running, tested and paid for.',
    icon: 'server',
    items: [item('/services/cloud-services'), item('/services/software-testing-as-service'), item('/services/it-consulting')],
  },
  {
    id: 'other',
    name: 'Other Services',
    description: 'Data, intelligence, packaged systems and security.',
    icon: 'layers-intersect',
    items: [item('/services/ai-ml'), item('/services/crm-erp'), item('/services/data-analytics-consulting'), item('/services/cybersecurity')],
  },
]
