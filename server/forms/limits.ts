import { applicationLimit } from '#api/forms/application.ts'
import type { BodyLimits } from '#server/limits/body.ts'
import { createBudget } from '#server/limits/budget.ts'

const megabyte = 1024 * 1024

/** How bodies are limited, by what is in them. */
export interface FormLimits {
  readonly text: BodyLimits
  readonly withFile: BodyLimits
}

/** The limits of all forms, with the slowest sender that is waited for. */
export function formLimits(slowest: Pick<BodyLimits, 'grace' | 'pace'>): FormLimits {
  const shared = { ...slowest, budget: createBudget(48 * megabyte) }
  return {
    text: { ...shared, bytes: megabyte, tooLarge: 'The body is larger than 1 MB.' },
    withFile: { ...shared, bytes: applicationLimit, tooLarge: 'The resume is larger than 10 MB.' },
  }
}
