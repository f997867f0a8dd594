/** The keys that all page files share: how menus, cards, the sitemap and other pages show the page. */
import * as v from 'valibot'
import { threads } from '#theme/tokens.ts'
import { distinct, icon, inSmallLetters, list, maybe, number, oneOf, pagePath, patch, slug, text } from './parts.ts'

/** The sections of the site, in the order of the sitemap. */
export const sections = ['main', 'services', 'industries', 'company', 'resources', 'landing', 'legal'] as const

export type Section = (typeof sections)[number]

/** The addresses that a page may have: those below `/api`, `/assets` and `/art` have answers of their own, and `/index` would be the file of home. */
export const addressForm = /^(?!\/api(?:\/|$)|\/(?:assets|art)\/)(?:\/(?!index$)[a-z0-9-]+)+$/

const address = v.pipe(
  v.string('expected an address'),
  v.regex(addressForm, 'expected an address such as /services/cloud, in small letters, not below /api, /assets or /art, and not /index'),
)

const tags = v.pipe(list(text(30), 1, 4), distinct(inSmallLetters))

/** An anchor on a page, with its own label in menus. */
const anchor = v.strictObject({
  /** The `id` of the element on the page. */
  id: slug,
  label: text(40),
  /** Its picture on a card or in a chapter, if it has one. */
  patch: maybe(patch),
  /** Its icon in menus. */
  icon: maybe(icon),
  /** One sentence for menus. */
  blurb: text(140),
  /** Keywords shown if the anchor is an option in the menu. */
  tags: maybe(tags),
})

export const entry = v.strictObject({
  /** Its label in menus, breadcrumbs and the sitemap. */
  label: maybe(text(60)),
  /** The picture at its top, on cards and in its social image; a plain cloth by default. */
  patch: maybe(patch),
  /** Its icon in menus where its picture would be too small. */
  icon: maybe(icon),
  /** Derived from the folder for services and industries. */
  section: maybe(oneOf(sections)),
  /** Its position among the pages of its section; pages without one follow, sorted by path. */
  order: maybe(number),
  /** The parent page, if it is not the one in its path. */
  parent: maybe(pagePath),
  /** One sentence for menus and cards. */
  blurb: maybe(text(140)),
  /** The colour of the page's lines and icons; by default from the hash of its path. */
  accent: maybe(oneOf(threads)),
  /** Keywords shown if the page is an option of its parent in the menu. */
  tags: maybe(tags),
  /** Other paths that redirect here. */
  aliases: maybe(list(address, 1, 10)),
  anchors: maybe(
    v.pipe(
      list(anchor, 1, 10),
      distinct(({ id }) => id),
    ),
  ),
  /** `false` keeps the page from search engines and out of `sitemap.xml`. */
  index: maybe(v.literal(false, 'expected false, or no such line')),
})

export type PageEntry = v.InferOutput<typeof entry>
export type Anchor = v.InferOutput<typeof anchor>
