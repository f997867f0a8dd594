import { applicationLimit } from '#api/forms/application.ts'
import type { BodyLimits } from '#server/limits/body.ts'
import { createBodyBudget } from '#server/limits/body-budget.ts'

const megabyte = 1024 * 1024

/** Limits of request bodies, by content. */
export interface FormLimits {
  readonly text: BodyLimits
  readonly withFile: BodyLimits
}

/** Simultaneous file uploads per sender. */
const filesAtOnce = 2

/** Creates the limits of all forms; `uploads` is the minimum upload rate. */
export function formLimits(uploads: Pick<BodyLimits, 'grace' | 'minRate'>, filesPerSender = filesAtOnce): FormLimits {
  return {
    text: {
      ...uploads,
      bytes: megabyte,
      tooLarge: 'The body is larger than 1 MB.',
      // Held in memory.
      budget: createBodyBudget({ bytes: 16 * megabyte, perSender: Number.POSITIVE_INFINITY }),
    },
    withFile: {
      ...uploads,
      bytes: applicationLimit,
      tooLarge: 'The resume is larger than 10 MB.',
      // Held on disk: 64 uploads of maximum size.
      budget: createBodyBudget({ bytes: 64 * applicationLimit, perSender: filesPerSender }),
    },
  }
}
