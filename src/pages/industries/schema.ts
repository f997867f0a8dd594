/** The overview of all industries. */
import * as v from 'valibot'
import { callWithButton, figure, item, link, list, listed, maybe, opening, photo, text, textLink } from '#content/schema/parts.ts'

export const industries = v.strictObject({
  ...opening,
  button: text(40),
  /** A link beside the button, such as to an industry that has no block here. */
  more: maybe(textLink),
  /** One result for each industry, above the industries. */
  results: maybe(listed(v.strictObject({ ...figure.entries, name: text(40), link }), 1, 12)),
  blocks: list(
    v.strictObject({
      label: text(40),
      description: text(500),
      focusPoints: list(text(140), 1, 6),
      link,
      photo: maybe(photo),
      buttonText: text(60),
    }),
    1,
    12,
  ),
  approach: maybe(listed(item, 1, 9)),
  call: callWithButton,
})
