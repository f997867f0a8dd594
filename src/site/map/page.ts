import type { Entry, Section } from '#site/pages/entry.ts'

/** One page of the map: what menus, cards and the sitemap show of it. Its words are in its HTML. */
export interface Page extends Omit<Entry, 'label' | 'section' | 'order' | 'parent'> {
  /** The canonical path: no trailing slash, no extension. */
  readonly path: string
  readonly label: string
  readonly section: Section
  /** The page one step up; home when left out. */
  readonly parent?: string
}

export type { Anchor } from '#site/pages/entry.ts'
