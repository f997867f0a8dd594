import { join } from 'node:path'
import { cacheOf } from '#site/hosting/model.ts'
import { type Encoding, endings, type SiteFile } from './site-files.ts'

/** A file as one encoding sends it. */
export interface Variant {
  /** Where its bytes are. */
  readonly disk: string
  readonly size: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** What to send of a file below `folder`; `shared` are the headers that every answer has. */
export function variantOf(folder: string, file: SiteFile, encoding: Encoding, shared: Variant['headers']): Variant {
  const { path, type, hash, sizes } = file
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  return {
    disk: join(folder, path + endings[encoding]),
    size: sizes[encoding] ?? 0,
    etag,
    headers: {
      ...shared,
      'Content-Type': type,
      'Cache-Control': cacheOf(`/${path}`),
      ETag: etag,
      ...((sizes.br ?? sizes.gzip) !== undefined && { Vary: 'Accept-Encoding' }),
      ...(encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding }),
    },
  }
}
