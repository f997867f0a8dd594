/** A field that people do not see and programs fill in: what has something in it is answered as accepted, and not kept. */
export const honeypotField = 'referral'

type Fields = Readonly<Record<string, unknown>>

/** Whether the field that nobody sees was filled in, and the fields without it. */
export function checkHoneypot(fields: Fields): { readonly isFilled: boolean; readonly fields: Fields } {
  const { [honeypotField]: value, ...rest } = fields
  return { isFilled: value !== undefined && value !== '', fields: rest }
}
