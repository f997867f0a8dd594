/** The list of case studies; each is a Markdown file below `data/pages/case-studies/`. */
import * as v from 'valibot'
import { callWithButton, listed, maybe, opening, text } from './parts.ts'

export const caseStudies = v.strictObject({
  ...opening,
  studies: v.strictObject({ title: text(80) }),
  /** What each of them says. */
  stated: maybe(listed(text(200), 1, 12)),
  call: callWithButton,
})
