import { cacheOf } from '#site/hosting/model.ts'
import type { Bytes, Encoding, SiteFile } from './site-files.ts'

/** A file in one encoding. */
export interface Variant {
  readonly bytes: Bytes
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

const nothing = new Uint8Array()

/** Creates the variant of a file; `shared` are the headers of every response. */
export function variantOf(file: SiteFile, encoding: Encoding, shared: Variant['headers']): Variant {
  const { path, type, hash, bytes } = file
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  return {
    bytes: bytes[encoding] ?? nothing,
    etag,
    headers: {
      ...shared,
      'Content-Type': type,
      'Cache-Control': cacheOf(`/${path}`),
      ETag: etag,
      ...((bytes.br ?? bytes.gzip) && { Vary: 'Accept-Encoding' }),
      ...(encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding }),
    },
  }
}
