/**
 * The site map: every page that has a fixed path, as its file below `data/pages/` says. Router, prerender, header, footer,
 * sitemaps, breadcrumbs and redirects derive from it.
 */
import map from '#content/map.json' with { type: 'json' }
import type { AnchorPath, StaticPath } from '#content/paths.ts'
import type { FamilyPath } from './families.ts'
import type { Page } from './page.ts'

export type { StaticPath }

/** The path of any page of the site. Plain text is not assignable to it. */
export type PagePath = StaticPath | FamilyPath

/** A page, or a named place on one. */
export type PageLink = PagePath | AnchorPath

export type IndustryPath = Extract<StaticPath, `/industries/${string}`>
export type ServicePath = Extract<StaticPath, `/services/${string}`>

/** A page of the map, with its path checked. */
export interface SitePage extends Page {
  readonly path: StaticPath
}

export const siteMap: readonly SitePage[] = map

const byPath = new Map<string, SitePage>(siteMap.map(page => [page.path, page]))

/** The entry of a page. */
export function pageAt(path: StaticPath): SitePage
/** The entry of a page, or nothing for a path that is not in the map. */
export function pageAt(path: string): SitePage | undefined
export function pageAt(path: string) {
  return byPath.get(path)
}

/** The path of a page that an owner may have left out. */
export const pathIfThere = (path: string): StaticPath | undefined => pageAt(path)?.path

/** Pages directly below a page, in the order of the map. */
export const childrenOf = (path: StaticPath) => siteMap.filter(page => page.parent === path)
