/** How projects are run. */
import * as v from 'valibot'
import { call, figure, item, list, listed, maybe, opening, text } from '#content/schema/parts.ts'
import { timedStep } from '#content/schema/story.ts'
import { table } from '#content/schema/table.ts'

export const approach = v.strictObject({
  ...opening,
  button: text(40),
  principles: maybe(listed(item, 1, 9)),
  steps: listed(timedStep, 1, 12),
  report: maybe(
    v.strictObject({
      title: text(80),
      lead: text(400),
      project: text(100),
      week: text(40),
      figures: list(figure, 1, 4),
      promises: maybe(table),
      ask: maybe(item),
    }),
  ),
  advantages: maybe(listed(item, 1, 9)),
  hours: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  call,
})
