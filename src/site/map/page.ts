import type { SceneName } from '#site/art/scenes/index.ts'
import type { Thread } from '#site/theme/tokens.ts'

/** The part of the site that a page belongs to. */
export type Section = 'main' | 'services' | 'industries' | 'company' | 'resources' | 'landing' | 'legal'

/** A place on a page that has a name of its own in menus. */
export interface Anchor {
  /** The `id` of the element on the page. */
  readonly id: string
  readonly label: string
  /** Its picture on a card or in a chapter, where it has one. */
  readonly scene?: SceneName
  /** One sentence for menus. */
  readonly blurb: string
  /** Short tags shown in the menu's options. */
  readonly features: readonly string[]
}

/** One page, as data: no component, no words beyond what menus and cards need. */
export interface Page {
  /** The canonical path: no trailing slash, no extension. */
  readonly path: string
  /** What menus, breadcrumbs and the sitemap call it. */
  readonly label: string
  /** The picture that opens it, and stands for it in menus, on cards and as its social image. */
  readonly scene: SceneName
  readonly section: Section
  /** The page one step up; home when left out. */
  readonly parent?: string
  /** One sentence for menus and cards. */
  readonly blurb?: string
  /** The thread that colours the page's lines and icons; drawn by lot from its path when left out. */
  readonly accent?: Thread
  /** Tags shown when the page is an option of its parent in the menu. */
  readonly features?: readonly string[]
  /** Further paths that lead here. */
  readonly aliases?: readonly string[]
  readonly anchors?: readonly Anchor[]
  /** `false` keeps the page from search engines and out of both sitemaps. */
  readonly index?: false
}
