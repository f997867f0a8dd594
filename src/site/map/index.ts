/**
 * The site map: every page that has a fixed path, once. Router, prerender, header, footer, sitemaps,
 * breadcrumbs and redirects derive from it.
 */
import { companyPages } from './company.ts'
import type { FamilyPath } from './families.ts'
import { industryPages } from './industries.ts'
import { landingPages } from './landing.ts'
import { legalPages } from './legal.ts'
import { mainPages } from './main.ts'
import type { Page } from './page.ts'
import { resourcePages } from './resources.ts'
import { servicePages } from './services.ts'
import { subServicePages } from './sub-services.ts'

const all = [...mainPages, ...servicePages, ...subServicePages, ...industryPages, ...companyPages, ...resourcePages, ...landingPages, ...legalPages] as const

type Entry = (typeof all)[number]

/** The path of a page whose address is fixed. */
export type StaticPath = Entry['path']

/** The path of any page of the site. Plain text is not assignable to it. */
export type PagePath = StaticPath | FamilyPath

type AnchorLink<E> = E extends { path: infer P extends string; anchors: readonly { id: infer A extends string }[] } ? `${P}#${A}` : never

/** A page, or a named place on one. */
export type PageLink = PagePath | AnchorLink<Entry>

/** A page of the map, with its path checked. */
export interface SitePage extends Page {
  readonly path: StaticPath
}

export const siteMap: readonly SitePage[] = all

const byPath = new Map<string, SitePage>(all.map(page => [page.path, page]))

/** The entry of a page. */
export function pageAt(path: StaticPath): SitePage
/** The entry of a page, or nothing for a path that is not in the map. */
export function pageAt(path: string): SitePage | undefined
export function pageAt(path: string) {
  return byPath.get(path)
}

/** Pages directly below a page, in the order of the map. */
export const childrenOf = (path: StaticPath) => siteMap.filter(page => page.parent === path)
