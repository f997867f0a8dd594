/**
 * The site map: every page that has a fixed path, as its file below `data/pages/` says. Router, prerender, header, footer,
 * sitemaps, breadcrumbs and redirects derive from it.
 */
import map from '#content/map.json' with { type: 'json' }
import type { Entry, Section } from '#site/pages/entry.ts'
import type { StaticPath } from './paths.ts'

export type { IndustryPath, PageLink, PagePath, ServicePath, StaticPath } from './paths.ts'

/** One page of the map: what menus, cards and the sitemap show of it. Its words are in its HTML. */
export interface Page extends Omit<Entry, 'label' | 'section' | 'order' | 'parent'> {
  /** The canonical path: no trailing slash, no extension. */
  readonly path: string
  readonly label: string
  readonly section: Section
  /** The page one step up; home when left out. */
  readonly parent?: string
}

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
