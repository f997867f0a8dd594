import { trapField } from '#api/trap.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether the field that nobody sees was filled in, and the fields without it. */
export function isTrapped(fields: Fields): { readonly trapped: boolean; readonly fields: Fields } {
  const { [trapField]: trap, ...rest } = fields
  return { trapped: trap !== undefined && trap !== '', fields: rest }
}
