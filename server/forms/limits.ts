import { applicationLimit } from '#api/forms/application.ts'
import type { BodyLimits } from '#server/limits/body.ts'
import { createBodyBudget } from '#server/limits/body-budget.ts'

const megabyte = 1024 * 1024

/** How bodies are limited, by what is in them. */
export interface FormLimits {
  readonly text: BodyLimits
  readonly withFile: BodyLimits
}

/** Files from one sender at a time. */
const filesAtOnce = 2

/** The limits of all forms, with the slowest sender that is waited for. */
export function formLimits(slowest: Pick<BodyLimits, 'grace' | 'pace'>, filesPerSender = filesAtOnce): FormLimits {
  return {
    text: {
      ...slowest,
      bytes: megabyte,
      tooLarge: 'The body is larger than 1 MB.',
      // In memory.
      budget: createBodyBudget({ bytes: 16 * megabyte, perSender: Number.POSITIVE_INFINITY }),
    },
    withFile: {
      ...slowest,
      bytes: applicationLimit,
      tooLarge: 'The resume is larger than 10 MB.',
      // On the disk: 64 of the largest.
      budget: createBodyBudget({ bytes: 64 * applicationLimit, perSender: filesPerSender }),
    },
  }
}
