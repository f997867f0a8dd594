import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { encodingFor } from '#server/pages/negotiate.ts'
import type { Encoding } from '#server/pages/site-files.ts'

/** A list in one encoding. */
export interface EncodedList {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A list with its encoded responses. */
export interface ServedList {
  readonly body: string
  /** Selects the response for an `Accept-Encoding` header. */
  readonly for: (accepted: string | undefined) => EncodedList
}

/** Encodes a list once, in all encodings. */
export function servedList(body: string): ServedList {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const packed = (encoding: Encoding, bytes: Uint8Array): EncodedList => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    return {
      bytes: new Uint8Array(bytes),
      etag,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-cache',
        ETag: etag,
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    }
  }
  const all = {
    identity: packed('identity', Buffer.from(body)),
    br: packed('br', brotliCompressSync(body)),
    gzip: packed('gzip', gzipSync(body)),
  }
  return { body, for: accepted => all[encodingFor(accepted, all)] }
}
