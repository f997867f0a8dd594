/** The header's menus, as `data/menus.yaml` orders them (docs/specification.md#header). */
import menus from '#content/menus.json' with { type: 'json' }
import type { Anchor } from '#site/pages/entry.ts'
import type { IconName } from '#site/theme/icon-names.ts'
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

/** The options of a page: its places and the pages below it that have tags, but for those that have an item of their own. */
function optionsOf(page: SitePage, items: readonly PageLink[]): SubItem[] {
  const places = (page.anchors ?? []).map(anchor => anchorItem(page, anchor))
  const below = childrenOf(page.path).flatMap(({ path, label, blurb = '', icon, tags }) =>
    tags ? [{ label, icon, href: path, description: blurb, features: tags }] : [],
  )
  return [...places, ...below].filter(({ href }) => !items.includes(href))
}

/** A page, or a place on one, as an item of its own. */
function item(link: PageLink, items: readonly PageLink[]): SolutionItem[] {
  const [path = '', id] = link.split('#')
  const page = pageAt(path)
  if (!page) return []
  if (id === undefined) return [{ label: page.label, href: link, description: page.blurb ?? '', subItems: optionsOf(page, items) }]
  return (page.anchors ?? []).filter(anchor => anchor.id === id).map(anchor => ({ ...anchorItem(page, anchor), subItems: [] }))
}

/** The categories of the mega menu, but for those that have lost their last item. */
export const solutionCategories: readonly SolutionCategory[] = menus.solutions
  .filter(({ items }) => items.length > 0)
  .map(({ items, ...category }) => ({ ...category, items: items.flatMap(link => item(link, items)) }))
