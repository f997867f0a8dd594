/** The parts that services, industries and landing pages share: customer stories, chapters and steps. */
import * as v from 'valibot'
import { item, list, maybe, pagePath, photo, slug, text } from './parts.ts'
import { result } from './result.ts'
import { time } from './time.ts'

/** A short customer story: the result, the client, and the work. */
export const story = v.strictObject({
  /** The `id` of the story on its page. */
  id: slug,
  title: text(90),
  /** A general description of the client: 'a pharmacy chain with 14 branches'. */
  client: text(120),
  /** Two or three sentences: the problem and what was done. The figure shows the result. */
  description: text(600),
  result,
  photo: maybe(photo),
  /** The page that continues the story, if there is one. */
  link: maybe(pagePath),
})

/** A part of a page that menus link to by `#id`. */
export const chapter = v.strictObject({ id: slug, title: text(80), lead: text(500), points: list(item, 1, 6) })

/** A step of a process; the time is when it happens. */
export const step = v.strictObject({ title: text(80), time: maybe(time), description: text(600) })
export const timedStep = v.strictObject({ title: text(80), time, description: text(600) })

export type Story = v.InferOutput<typeof story>
export type Chapter = v.InferOutput<typeof chapter>
export type Step = v.InferOutput<typeof step>
