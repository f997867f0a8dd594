import { createHash } from 'node:crypto'

/** The first characters of the hash of content: eight for the name of a file. */
export const hashOf = (content: string | Uint8Array, length = 8) =>
  createHash('sha256').update(content).digest('hex').slice(0, length)
