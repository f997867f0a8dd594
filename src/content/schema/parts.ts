/**
 * The parts of page schemas: texts, lists, links, pictures and the parts that several views share. Lists are limited to the
 * lengths that the layout supports; the tests of a site check its own requirements.
 */
import * as v from 'valibot'
import type { PageLink, PagePath } from '#content/map/index.ts'
import { photoFile } from '#content/schema-parts.ts'
import { iconNames } from '#theme/icon-names.ts'
import { list, maybe, pageAddress, text } from './basics.ts'
import { patch } from './patch.ts'
import { schemaContext } from './schema-context.ts'

export { day } from '#content/schema-parts.ts'
export { distinct, inSmallLetters, list, maybe, number, oneOf, slug, text, url } from './basics.ts'
export { patch } from './patch.ts'

export const icon = v.picklist(iconNames, 'expected the name of an icon')

/** A page of this site, or an anchor on one. */
export const link = v.custom<PageLink>(value => typeof value === 'string' && schemaContext().addresses.has(value), pageAddress)

/** A page of this site. */
export const pagePath = v.custom<PagePath>(value => typeof value === 'string' && !value.includes('#') && schemaContext().addresses.has(value), pageAddress)

/** A link on its own line, with its text. */
export const textLink = v.strictObject({ text: text(80), link })

/** A photograph in `data/photos/`. */
export const photo = v.strictObject({
  file: photoFile,
  alt: text(200),
})

/** A heading and the paragraph or sentence under it. */
export const item = v.strictObject({ title: text(80), description: text(600) })

export const iconItem = v.strictObject({ icon, title: text(80), description: text(600) })

/** An item with a year or a number. */
export const datedItem = v.strictObject({ when: text(40), title: text(80), description: text(600) })

/** The content below a heading of the template: an optional lead, and the items. */
export const section = <Entry extends v.GenericSchema>(entry: Entry, least = 1, most = 60) =>
  v.strictObject({ lead: maybe(text(400)), items: list(entry, least, most) })

/** A section with its own heading. */
export const listed = <Entry extends v.GenericSchema>(entry: Entry, least = 1, most = 60) =>
  v.strictObject({ title: text(80), lead: maybe(text(400)), items: list(entry, least, most) })

export const paragraphs = (least = 1, most = 8) => list(text(), least, most)

/** A figure and what it counts. */
export const figure = v.strictObject({ value: text(30), label: text(120) })

export const question = v.strictObject({ question: text(140), answer: text() })

export const testimonial = v.strictObject({ quote: text(500), author: text(60), role: text(80), company: text(100) })

/** The metadata of a page, and the words at its top. */
export const opening = {
  /** The document title, 10 to 70 characters, unique on the site. */
  title: text(160),
  /** Meta description, 70 to 170 characters, unique on the site. */
  description: text(300),
  /** The `h1`: what the reader gets. */
  headline: text(90),
  /** The paragraph under it, 20 to 45 words. */
  lead: text(400),
  /** Replaces the drawing at its top. */
  photo: maybe(photo),
}

/** A line before the company's phone number, in its own language. */
export const phoneLine = v.strictObject({ text: text(120), lang: v.pipe(text(10), v.regex(/^[a-z]{2,3}(-|$)/, 'expected a language such as en, pt or bn-BD')) })

/** What a page shows of a part with a patch, which only the build draws. */
export const undrawn = <Part extends { patch?: unknown }>() => v.transform<Part, Omit<Part, 'patch'>>(({ patch: _, ...shown }) => shown)

/** A picture of the office: a patch until there is a photograph. */
export const office = v.pipe(v.strictObject({ title: text(80), caption: text(300), patch: maybe(patch), photo: maybe(photo) }), undrawn())

/** The call to action at the end of a page. */
export const call = v.strictObject({ title: text(80), text: text(500) })
export const callWithButton = v.strictObject({ title: text(80), text: text(500), button: text(40) })

/** `terms: before you sign` shows the section of questions before a contract on a page. */
export const beforeYouSign = v.pipe(
  v.literal('before you sign', 'expected the words before you sign'),
  v.transform(() => schemaContext().beforeYouSign),
)

export type Item = v.InferOutput<typeof item>
export type IconItem = v.InferOutput<typeof iconItem>
export type Question = v.InferOutput<typeof question>
export type Testimonial = v.InferOutput<typeof testimonial>
export type Call = v.InferOutput<typeof call>
