/** The schema of `data/before-you-sign.yaml`: what buyers ask before a contract, answered once for the pages that name it. */
import * as v from 'valibot'
import { list, text } from './basics.ts'
import { theGiven } from './given.ts'

export const beforeYouSignSchema = v.strictObject({
  title: text(80),
  lead: text(400),
  items: list(v.strictObject({ title: text(80), description: text(600) }), 3, 16),
})

export type BeforeYouSign = v.InferOutput<typeof beforeYouSignSchema>

/** Its place on a page: `terms: before you sign` shows the section there. */
export const beforeYouSign = v.pipe(
  v.literal('before you sign', 'expected the words before you sign'),
  v.transform(() => theGiven().beforeYouSign),
)
