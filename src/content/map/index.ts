/**
 * The site map: every page with a fixed path, from its file below `data/pages/`. Router, prerender, header, footer,
 * sitemaps, breadcrumbs and redirects derive from it.
 */

import type { PageEntry, Section } from '#content/schema/entry.ts'
import map from '#generated/map.json' with { type: 'json' }
import type { AnchorPath, StaticPath } from '#generated/paths.ts'
import type { FamilyPath } from './families.ts'

export type { StaticPath }

/** The path of any page of the site. A string is not assignable to it. */
export type PagePath = StaticPath | FamilyPath

/** The path of a page, or of an anchor on it. */
export type PageLink = PagePath | AnchorPath

export type IndustryPath = Extract<StaticPath, `/industries/${string}`>
export type ServicePath = Extract<StaticPath, `/services/${string}`>

/** An entry of the map: the data for menus, cards and the sitemap. The page's texts are in its HTML. */
export interface Page extends Omit<PageEntry, 'label' | 'section' | 'order' | 'parent'> {
  /** The canonical path: no trailing slash, no extension. */
  readonly path: string
  readonly label: string
  readonly section: Section
  /** The parent page; home by default. */
  readonly parent?: string
}

/** An entry of the map with a typed path. */
export interface SitePage extends Page {
  readonly path: StaticPath
}

export const siteMap: readonly SitePage[] = map

const byPath = new Map<string, SitePage>(siteMap.map(page => [page.path, page]))

/** Returns the entry of a page. */
export function pageAt(path: StaticPath): SitePage
/** Returns the entry of a page; `undefined` for a path that is not in the map. */
export function pageAt(path: string): SitePage | undefined
export function pageAt(path: string) {
  return byPath.get(path)
}

/** Returns the path if the page exists, otherwise `undefined`. */
export const pathIfThere = (path: string): StaticPath | undefined => pageAt(path)?.path

/** Pages directly below a page, in the order of the map. */
export const childrenOf = (path: StaticPath) => siteMap.filter(page => page.parent === path)
