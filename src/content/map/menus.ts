/** The header's menus, in the order of `data/menus.yaml` (docs/specification/everywhere.md#header). */

import type { Anchor } from '#content/schema/entry.ts'
import menus from '#generated/menus.json' with { type: 'json' }
import type { IconName } from '#theme/icon-names.ts'
import { childrenOf, type PageLink, type PagePath, pageAt, type SitePage } from './index.ts'

const pages = (paths: readonly PagePath[]): readonly SitePage[] => paths.flatMap(path => pageAt(path) ?? [])

export const industriesMenu = pages(menus.industries)
export const companyMenu = pages(menus.company)
export const resourcesMenu = pages(menus.resources)

/** One of the options that the mega menu shows beside an item. */
export interface SubItem {
  readonly label: string
  readonly href: PageLink
  readonly description: string
  readonly features: readonly string[]
  readonly icon?: IconName | undefined
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

const anchorItem = (page: SitePage, { id, label, blurb, icon, tags = [] }: Anchor): SubItem => ({
  label,
  icon,
  href: `${page.path}#${id}` as PageLink,
  description: blurb,
  features: tags,
})

/** Returns the options of a page: its anchors and its child pages with tags, without those that are items themselves. */
function optionsOf(page: SitePage, items: readonly PageLink[]): SubItem[] {
  const places = (page.anchors ?? []).map(anchor => anchorItem(page, anchor))
  const below = childrenOf(page.path).flatMap(({ path, label, blurb = '', icon, tags }) =>
    tags ? [{ label, icon, href: path, description: blurb, features: tags }] : [],
  )
  return [...places, ...below].filter(({ href }) => !items.includes(href))
}

/** Returns the item of a page or anchor; empty if none exists. */
function item(link: PageLink, items: readonly PageLink[]): SolutionItem[] {
  const [path = '', id] = link.split('#')
  const page = pageAt(path)
  if (!page) return []
  if (id === undefined) return [{ label: page.label, href: link, description: page.blurb ?? '', subItems: optionsOf(page, items) }]
  return (page.anchors ?? []).filter(anchor => anchor.id === id).map(anchor => ({ ...anchorItem(page, anchor), subItems: [] }))
}

/** The categories of the mega menu that have items. */
export const solutionCategories: readonly SolutionCategory[] = menus.solutions
  .filter(({ items }) => items.length > 0)
  .map(({ items, ...category }) => ({ ...category, items: items.flatMap(link => item(link, items)) }))
