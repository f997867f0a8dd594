/** A field that people do not see and programs fill in: what has something in it is answered and not kept. */
export const trapField = 'referral'
