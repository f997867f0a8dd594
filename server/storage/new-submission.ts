import { createHash } from 'node:crypto'
import type { Kind } from './tables.ts'

/** A résumé as it arrived. */
export interface SubmissionFile {
  readonly name: string
  readonly type: string
  readonly sha256: string
  readonly size: number
  /** The content, piece by piece and as often as it is asked for; a piece is good until the next one. */
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/** What a visitor has sent, checked. */
export interface NewSubmission {
  readonly kind: Kind | 'newsletter'
  /** The path it came by and its `Idempotency-Key`; without a key the same content counts once for a while. */
  readonly form: string
  readonly key: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly file?: SubmissionFile | undefined
}

/** `stored` now, `known` from before, or `different` from what came with the same key before. */
export type AcceptResult = 'stored' | 'known' | 'different'

/** What an arrival counts once under, with what `contentOf` says of it. */
export const receiptKey = ({ form, key }: NewSubmission, content: string) =>
  key === undefined ? `content:${content}` : `${form}:${key}`

/** Says the same of the same content. */
export const contentHash = ({ form, fields, file }: NewSubmission) =>
  createHash('sha256')
    .update(JSON.stringify([form, Object.entries(fields).sort(), file?.name, file?.sha256]))
    .digest('base64url')
