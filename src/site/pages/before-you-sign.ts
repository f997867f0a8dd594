/** The schema of `data/before-you-sign.yaml`: what buyers ask before a contract, answered once for the pages that name it. */
import * as v from 'valibot'
import { list, text } from './basics.ts'

export const beforeYouSignSchema = v.strictObject({
  title: text(80),
  lead: text(400),
  items: list(v.strictObject({ title: text(80), description: text(600) }), 3, 16),
})

export type BeforeYouSign = v.InferOutput<typeof beforeYouSignSchema>
