/** The schema of the front matter of terms and privacy. Their text is Markdown below. */
import * as v from 'valibot'
import { day, opening } from '#content/schema/parts.ts'

export const legal = v.strictObject({
  ...opening,
  /** The day from which the text is valid. */
  lastUpdated: day,
})
