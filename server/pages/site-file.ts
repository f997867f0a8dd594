import { createHash } from 'node:crypto'
import { cacheOf } from '#site/hosting/model.ts'

/** Content encodings. */
export type Encoding = 'br' | 'gzip' | 'identity'

export type Bytes = Uint8Array<ArrayBuffer>

/** A file in one encoding. */
export interface Variant {
  readonly bytes: Bytes
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A file in memory, ready to be sent. */
export interface SiteFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly identity: Variant
  readonly br: Variant | undefined
  readonly gzip: Variant | undefined
}

/** Prepares a file; `packed` are its compressed copies. */
export function siteFile(
  path: string,
  type: string,
  identity: Bytes,
  packed: { readonly br?: Bytes | undefined; readonly gzip?: Bytes | undefined },
): SiteFile {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const variant = (encoding: Encoding, bytes: Bytes): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const headers = {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': cacheOf(`/${path}`),
      ETag: etag,
      ...((packed.br ?? packed.gzip) && { Vary: 'Accept-Encoding' }),
      ...(encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding }),
    }
    return { bytes, etag, headers }
  }
  return {
    path,
    identity: variant('identity', identity),
    br: packed.br && variant('br', packed.br),
    gzip: packed.gzip && variant('gzip', packed.gzip),
  }
}
