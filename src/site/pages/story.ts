/** What services, industries and landing pages share: stories of customers, chapters and steps. */
import * as v from 'valibot'
import { item, list, maybe, pagePath, photo, slug, text } from './parts.ts'
import { result } from './result.ts'
import { time } from './time.ts'

/** A customer's story, short: the result, for whom, and how. */
export const story = v.strictObject({
  /** The `id` of the story on its page. */
  id: slug,
  title: text(90),
  /** Who it was, in general words: 'a pharmacy chain with 14 branches'. */
  client: text(120),
  /** Two sentences, three at most: the problem and what was done. The figure says the rest. */
  description: text(600),
  result,
  photo: maybe(photo),
  /** The page that continues the story, when there is one. */
  link: maybe(pagePath),
})

/** A named part of a page, reachable by `#id`, which menus lead to. */
export const chapter = v.strictObject({ id: slug, title: text(80), lead: text(500), points: list(item, 1, 6) })

/** A step of a process; the time is when it happens. */
export const step = v.strictObject({ title: text(80), time: maybe(time), description: text(600) })
export const timedStep = v.strictObject({ title: text(80), time, description: text(600) })

export type Story = v.InferOutput<typeof story>
export type Chapter = v.InferOutput<typeof chapter>
export type Step = v.InferOutput<typeof step>
