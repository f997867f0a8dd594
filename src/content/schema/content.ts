/** The content that the build has read and checked. */

import type { Page, PageLink, PagePath } from '#content/map/index.ts'
import type { Post } from '#pages/article/schema.ts'
import type { CaseStudy } from '#pages/case-study/schema.ts'
import type { FileView } from '#pages/schemas.ts'
import type { Patch } from './patch.ts'
import type { Menus } from './site-files.ts'

/** The rendered Markdown of a page. */
export interface Markdown {
  readonly html: string
  /** The second-level headings, for the table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** Whole minutes at 220 words a minute. */
  readonly readTime: number
}

/** The content of a page file: its view, its words, and its rendered Markdown. */
export interface FilePage extends Partial<Markdown> {
  readonly view: FileView
  readonly words: unknown
}

/** A link of the footer. */
export interface FooterLink {
  readonly path: PagePath
  readonly label: string
}

/** All checked content that depends on claims and texts. Each property is a file in `.content/`. */
export interface Content {
  readonly menus: Menus['header'] & { readonly founderLabel: string }
  /** The footer's columns, each link with its label. */
  readonly footer: Readonly<Record<keyof Menus['footer'], readonly FooterLink[]>>
  readonly map: readonly Page[]
  /** By path. */
  readonly pages: Readonly<Record<string, FilePage>>
  /** Newest first. */
  readonly posts: readonly Post[]
  readonly studies: readonly CaseStudy[]
  /** Aliases, each with the path that it redirects to. */
  readonly redirects: readonly (readonly [from: string, to: PagePath])[]
  /** External domains that pages may link to. */
  readonly 'outbound-domains': readonly string[]
  /** Names of pictures, each with its patch. */
  readonly pictures: readonly (readonly [string, Patch])[]
  /** Groups of synonyms for the search. */
  readonly synonyms: readonly (readonly string[])[]
  /** The link to the answers to buyers' questions before a contract, if a page has them. */
  readonly terms: { readonly to?: PageLink }
}
