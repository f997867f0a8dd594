import { createHash } from 'node:crypto'

/** Returns the first hex digits of the SHA-256 hash of the content. File names use eight. */
export const hashOf = (content: string | Uint8Array, length = 8) =>
  createHash('sha256').update(content).digest('hex').slice(0, length)
