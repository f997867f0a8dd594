import { createHash } from 'node:crypto'
import type { Kind } from './tables.ts'

/** A résumé as it arrived. */
export interface ArrivedFile {
  readonly name: string
  readonly type: string
  readonly sha256: string
  readonly size: number
  /** The content, piece by piece and as often as it is asked for; a piece is good until the next one. */
  readonly pieces: () => AsyncIterable<Uint8Array>
}

/** What a visitor has sent, checked. */
export interface Arrived {
  readonly kind: Kind | 'newsletter'
  /** The path it came by and its `Idempotency-Key`; without a key the same content counts once for a while. */
  readonly form: string
  readonly key: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly file?: ArrivedFile | undefined
}

/** `stored` now, `known` from before, or `different` from what came with the same key before. */
export type Accepted = 'stored' | 'known' | 'different'

/** What an arrival counts once under, with what `contentOf` says of it. */
export const receiptOf = ({ form, key }: Arrived, content: string) =>
  key === undefined ? `content:${content}` : `${form}:${key}`

/** Says the same of the same content. */
export const contentOf = ({ form, fields, file }: Arrived) =>
  createHash('sha256')
    .update(JSON.stringify([form, Object.entries(fields).sort(), file?.name, file?.sha256]))
    .digest('base64url')
