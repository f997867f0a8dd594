import { randomInt } from 'node:crypto'

/** Crockford's base 32, without letters that look like digits. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz'

function base32(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = digits[rest % 32] + text
  return text
}

/** Creates an id of 16 characters that sorts by time: a timestamp in milliseconds and 35 random bits. */
export const newId = (now: number) => base32(now, 9) + base32(randomInt(32 ** 7), 7)
