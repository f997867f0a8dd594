import type { TypedValues } from '#api/form-values.ts'
import type { schemas } from '#api/schemas.ts'

/** Holds values against a form's schema, which is loaded only now; gives the one sentence for all that is wrong, and each field's own. */
export async function checkValues(schema: keyof typeof schemas, values: TypedValues, message: string) {
  const { fieldErrors } = await import('#api/schemas.ts')
  const errors = fieldErrors(schema, values)
  return Object.keys(errors).length > 0 ? { message, errors } : undefined
}
