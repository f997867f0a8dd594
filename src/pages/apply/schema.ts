import * as v from 'valibot'
import { list, maybe, opening, text } from '#content/schema/parts.ts'

/** The page of the application form. */
export const apply = v.strictObject({
  ...opening,
  back: text(40),
  formTitle: text(80),
  /** The job of the application, from the URL, or none. */
  job: v.strictObject({ label: text(60), none: text(60), clear: text(80), choose: text(60), name: text(80) }),
  aside: maybe(v.strictObject({ title: text(80), steps: list(text(300), 1, 8) })),
  privacy: text(400),
})
