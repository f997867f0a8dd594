import * as v from 'valibot'
import { callWithButton, listed, maybe, opening, text } from '#content/schema/parts.ts'

/** The list of case studies; each is a Markdown file below `data/pages/case-studies/`. */
export const caseStudies = v.strictObject({
  ...opening,
  studies: v.strictObject({ title: text(80) }),
  /** The facts that each case study states. */
  stated: maybe(listed(text(200), 1, 12)),
  call: callWithButton,
})
