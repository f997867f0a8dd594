import * as v from 'valibot'
import { optional } from './fields.ts'

/** A name that ends in two letters at least, so that no date and no `e.g.` is one; or four numbers. */
const host = String.raw`(([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+\.?|\d{1,3}(\.\d{1,3}){3})`

/** The address of a page as people write it: `https://` may be missing, a dot in the name may not. Or nothing. */
const pattern = new RegExp(String.raw`^\s*((https?:\/\/)?${host}(:\d+)?([\/?#].*)?)?\s*$`, 'iu')

/** The address of a page, which may be left out. It is sent as it was typed. */
export const webAddress = (message: string) => v.pipe(optional(message), v.regex(pattern, message))
