/** The page about the company. */
import * as v from 'valibot'
import { datedItem, item, list, listed, maybe, office, opening, paragraphs, patch, photo, text, undrawn, url } from '#content/schema/parts.ts'

const place = v.pipe(v.strictObject({ caption: text(160), patch: maybe(patch), photo: maybe(photo) }), undrawn())

const gallery = v.strictObject({
  title: text(80),
  /** Each has a patch or a photograph. */
  items: list(place, 1, 12),
})

export const about = v.strictObject({
  ...opening,
  joinButton: text(40),
  founderLink: text(60),
  vision: maybe(item),
  mission: maybe(item),
  story: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8), link: maybe(text(60)) })),
  /** Without their titles, the lists of values and leaders are not shown. */
  valuesTitle: maybe(text(80)),
  gallery: maybe(gallery),
  timeline: maybe(listed(datedItem, 1, 16)),
  numbers: maybe(
    v.strictObject({
      title: text(80),
      /** Explains below the figures how they are counted. */
      note: text(600),
      /** A picture of `data/pictures/`, its alt text, and its caption with the countries. */
      map: maybe(v.strictObject({ picture: text(40), alt: text(160), countries: text(800) })),
    }),
  ),
  recognition: maybe(
    v.strictObject({
      title: text(80),
      badges: list(
        v.strictObject({
          name: text(60),
          rating: text(80),
          /** A file below `public/`. */
          imageUrl: text(200),
          url,
        }),
        1,
        8,
      ),
    }),
  ),
  office: maybe(office),
  leadership: maybe(v.strictObject({ title: text(80), lead: text(400) })),
})
