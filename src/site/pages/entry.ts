/** What every page's file says besides its words: how menus, cards, the sitemap and other pages show it. */
import * as v from 'valibot'
import { threads } from '#site/theme/tokens.ts'
import { icon, list, maybe, oneOf, pagePath, scene, slug, text } from './parts.ts'

/** The part of the site that a page belongs to, in the order in which the sitemap shows them. */
export const sections = ['main', 'services', 'industries', 'company', 'resources', 'landing', 'legal'] as const

export type Section = (typeof sections)[number]

const address = v.pipe(v.string('expected an address'), v.regex(/^(\/[a-z0-9-]+)+$/, 'expected an address such as /services/cloud, in small letters'))

const tags = list(text(30), 1, 4)

/** A place on a page that has a name of its own in menus. */
const anchor = v.strictObject({
  /** The `id` of the element on the page. */
  id: slug,
  label: text(40),
  /** Its picture on a card or in a chapter, where it has one. */
  scene: maybe(scene),
  /** Stands for it in menus. */
  icon: maybe(icon),
  /** One sentence for menus. */
  blurb: text(140),
  /** Short words shown where the place is an option in the menu. */
  tags: maybe(tags),
})

export const entry = v.strictObject({
  /** What menus, breadcrumbs and the sitemap call it. */
  label: maybe(text(60)),
  /** The picture that opens it, and represents it on cards and as its social image; a pattern without one. */
  scene: maybe(scene),
  /** Stands for it in menus where its picture would be too small. */
  icon: maybe(icon),
  /** Follows from the folder for services and industries. */
  section: maybe(oneOf(sections)),
  /** Its place among the pages of its section; pages without one follow by address. */
  order: maybe(v.number('expected a number')),
  /** The page one step up, where that is not the one that its address names. */
  parent: maybe(pagePath),
  /** One sentence for menus and cards. */
  blurb: maybe(text(140)),
  /** The thread that colours the page's lines and icons; chosen by the hash of its path when left out. */
  accent: maybe(oneOf(threads)),
  /** Short words shown where the page is an option of its parent in the menu. */
  tags: maybe(tags),
  /** Further addresses that lead here. */
  aliases: maybe(list(address, 1, 10)),
  anchors: maybe(list(anchor, 1, 10)),
  /** `false` keeps the page from search engines and out of `sitemap.xml`. */
  index: maybe(v.literal(false, 'expected false, or no such line')),
})

export type Entry = v.InferOutput<typeof entry>
export type Anchor = v.InferOutput<typeof anchor>
