import * as v from 'valibot'
import { figure, list, maybe, opening, paragraphs, text } from '#content/schema/parts.ts'
import { table } from '#content/schema/table.ts'

/** The press page; the build adds the drawings of the logos. */
export const press = v.strictObject({
  ...opening,
  use: maybe(text(300)),
  background: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 10) }),
  figures: maybe(v.strictObject({ title: text(80), items: list(figure, 1, 8) })),
  facts: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  logos: v.strictObject({
    title: text(80),
    lead: text(400),
    names: v.strictObject({ mark: text(40), 'word-mark': text(40) }),
    grounds: v.strictObject({ light: text(40), dark: text(40) }),
  }),
  guidelines: v.strictObject({ title: text(80), text: text(400), button: text(60) }),
  contact: v.strictObject({ title: text(80), person: text(80), text: text(400) }),
})
