/** The overview of all services. */
import * as v from 'valibot'
import { beforeYouSign, callWithButton, item, link, list, listed, maybe, opening, slug, text } from '#content/schema/parts.ts'
import { result } from '#content/schema/result.ts'

export const services = v.strictObject({
  ...opening,
  blocks: list(
    v.strictObject({
      id: slug,
      title: text(80),
      description: text(400),
      result: maybe(result),
      /** Whose result it is, and the `id` of its story on the page of `link`. */
      client: maybe(v.strictObject({ name: text(120), story: slug })),
      points: list(text(140), 1, 5),
      link,
      quote: text(40),
    }),
    1,
    8,
  ),
  technologies: maybe(listed(v.strictObject({ name: text(40), use: text(80) }), 1, 24)),
  process: maybe(listed(item, 1, 9)),
  /** The text of each block's link to its page. */
  howItWorks: text(40),
  terms: maybe(beforeYouSign),
  more: v.strictObject({ title: text(80), lead: text(400) }),
  call: callWithButton,
})
