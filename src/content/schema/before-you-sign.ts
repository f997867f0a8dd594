/** The schema of `data/before-you-sign.yaml`: answers to buyers' questions before a contract, for several pages. */
import * as v from 'valibot'
import { list, text } from './basics.ts'

export const beforeYouSignSchema = v.strictObject({
  title: text(80),
  lead: text(400),
  items: list(v.strictObject({ title: text(80), description: text(600) }), 3, 16),
})

export type BeforeYouSign = v.InferOutput<typeof beforeYouSignSchema>
