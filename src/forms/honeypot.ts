/** Name of the honeypot: a hidden field that only bots fill in. Such a submission is answered as accepted, but not stored. */
export const honeypotField = 'referral'

type Fields = Readonly<Record<string, unknown>>

/** Whether the honeypot is filled in, and the fields without it. */
export function checkHoneypot(fields: Fields): { readonly isFilled: boolean; readonly fields: Fields } {
  const { [honeypotField]: value, ...rest } = fields
  return { isFilled: value !== undefined && value !== '', fields: rest }
}
