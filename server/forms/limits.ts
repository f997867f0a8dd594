import { applicationLimit } from '#api/forms/application.ts'
import type { BodyLimits } from '#server/limits/body.ts'
import { createBodyBudget } from '#server/limits/body-budget.ts'

const megabyte = 1024 * 1024

/** Limits of request bodies, by content. */
export interface FormLimits {
  readonly json: BodyLimits
  readonly urlencoded: BodyLimits
  readonly withFile: BodyLimits
}

/** Simultaneous file uploads per sender. */
const filesAtOnce = 2

/** Maximum size of text: a message of `longest.text` letters of any script, and of one field of a form with a file. */
export const textLimits = { json: 100_000, urlencoded: 250_000, field: 100_000 } as const

/** Creates the limits of all forms; `uploads` is the minimum upload rate. */
export function formLimits(uploads: Pick<BodyLimits, 'grace' | 'minRate'>, filesPerSender = filesAtOnce): FormLimits {
  const text = {
    ...uploads,
    tooLarge: 'The text is too long.',
    // Held in memory.
    budget: createBodyBudget({ bytes: 16 * megabyte, perSender: Number.POSITIVE_INFINITY }),
  }
  return {
    json: { ...text, bytes: textLimits.json },
    // A letter of another script takes nine bytes.
    urlencoded: { ...text, bytes: textLimits.urlencoded },
    withFile: {
      ...uploads,
      bytes: applicationLimit,
      tooLarge: 'The resume is larger than 10 MB.',
      // Held on disk: 64 uploads of maximum size.
      budget: createBodyBudget({ bytes: 64 * applicationLimit, perSender: filesPerSender }),
    },
  }
}
