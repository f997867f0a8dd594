import * as v from 'valibot'
import { optional } from './fields.ts'

/** A host name whose last label has at least two letters (excludes dates and `e.g.`), or an IPv4 address. */
const host = String.raw`(([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+\.?|\d{1,3}(\.\d{1,3}){3})`

/** An optional URL; the scheme may be missing, but the host needs a dot. */
const pattern = new RegExp(String.raw`^\s*((https?:\/\/)?${host}(:\d+)?([\/?#].*)?)?\s*$`, 'iu')

/** An optional URL, sent as typed. */
export const webAddress = (message: string) => v.pipe(optional(message), v.regex(pattern, message))
