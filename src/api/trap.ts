/** A field that people do not see and programs fill in: what has something in it is answered as accepted, and not kept. */
export const trapField = 'referral'

type Fields = Readonly<Record<string, unknown>>

/** Whether the field that nobody sees was filled in, and the fields without it. */
export function isTrapped(fields: Fields): { readonly trapped: boolean; readonly fields: Fields } {
  const { [trapField]: trap, ...rest } = fields
  return { trapped: trap !== undefined && trap !== '', fields: rest }
}
