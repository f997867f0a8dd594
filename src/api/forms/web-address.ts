import * as v from 'valibot'

/** The address of a page as people write it: `https://` may be missing, a dot in the name may not. Or nothing. */
const pattern = /^\s*((https?:\/\/)?[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+\.?(:\d+)?([/?#].*)?)?\s*$/iu

/** The address of a page, which may be left out. It is sent as it was typed. */
export const webAddress = (message: string) => v.optional(v.pipe(v.string(message), v.regex(pattern, message)), '')
