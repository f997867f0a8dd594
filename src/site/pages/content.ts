/** All content, as the build has read and checked it. */
import type { FooterLink } from '#site/map/footer.ts'
import type { Page, PageLink, PagePath } from '#site/map/index.ts'
import type { Post } from './article.ts'
import type { CaseStudy } from './case-study.ts'
import type { MapPlaces } from './map-places.ts'
import type { Menus } from './menus.ts'
import type { Scenes } from './scenes.ts'
import type { FileView } from './schemas.ts'

/** What the Markdown of a page became. */
export interface Markdown {
  readonly html: string
  /** The second-level headings, for the table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** Whole minutes at 220 words a minute. */
  readonly readTime: number
}

/** A page as its file gives it: the view that shows it, its words, and what its Markdown became. */
export interface FilePage extends Partial<Markdown> {
  readonly view: FileView
  readonly words: unknown
}

/** All content that builds on claims and texts, checked: each is a file in `.content/`. */
export interface Content {
  readonly menus: Menus['header'] & { readonly founderLabel: string }
  /** The footer's columns, each link with its label. */
  readonly footer: Readonly<Record<keyof Menus['footer'], readonly FooterLink[]>>
  readonly map: readonly Page[]
  /** By address. */
  readonly pages: Readonly<Record<string, FilePage>>
  /** Newest first. */
  readonly posts: readonly Post[]
  readonly studies: readonly CaseStudy[]
  /** Every alias with the path that it leads to. */
  readonly redirects: readonly (readonly [from: string, to: PagePath])[]
  /** Where pages may link to. */
  readonly 'outbound-domains': readonly string[]
  /** What the map of the office's surroundings shows besides coast and borders. */
  readonly 'map-places': MapPlaces
  /** The name of each picture with its scene. */
  readonly pictures: readonly (readonly [string, string])[]
  /** Expressions that mean the same to people who search. */
  readonly synonyms: readonly (readonly string[])[]
  /** What each scene shows. */
  readonly scenes: Scenes
  /** The words drawn in scenes. */
  readonly 'scene-labels': Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Where a page answers what buyers ask before a contract; without such a page, nowhere. */
  readonly terms: { readonly to?: PageLink }
}
