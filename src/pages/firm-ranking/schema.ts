/** A ranked list of a few firms (docs/specification/rankings.md). */
import * as v from 'valibot'
import { callWithButton, list, maybe, number, opening, paragraphs, text, textLink, url } from '#content/schema/parts.ts'

export const firmRanking = v.strictObject({
  ...opening,
  listNote: maybe(text(400)),
  labels: v.strictObject({ list: text(60), rank: text(30), goodAt: text(40), visit: text(40) }),
  firms: list(
    v.strictObject({
      rank: number,
      name: text(60),
      /** What it sells; part of its heading. */
      trade: text(80),
      description: text(400),
      goodAt: text(200),
      website: url,
      logo: maybe(text(120)),
      highlight: v.boolean('expected true or false'),
    }),
    1,
    10,
  ),
  method: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8), longer: maybe(textLink) })),
  call: callWithButton,
})
