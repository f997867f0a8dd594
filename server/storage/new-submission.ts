import { createHash } from 'node:crypto'
import type { FileInfo, Kind } from './tables.ts'

export interface SubmissionFile extends FileInfo {
  /** Reads the content; can be called repeatedly. A chunk is valid until the next one. */
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/** A validated submission, before it is stored. */
export interface NewSubmission {
  readonly kind: Kind | 'newsletter'
  /** The endpoint, and the `Idempotency-Key`; without a key, duplicates are detected by content for a short time. */
  readonly form: string
  readonly key: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly file?: SubmissionFile | undefined
  /** The title of the job that an application is for. */
  readonly job?: string
}

/** `stored`: new. `known`: a duplicate. `different`: other content under a known idempotency key. */
export type AcceptResult = 'stored' | 'known' | 'different'

/** The key under which duplicates are detected; `content` is the content hash. */
export const receiptKey = ({ form, key }: NewSubmission, content: string) =>
  key === undefined ? `content:${content}` : `${form}:${key}`

/** SHA-256 of the content, in base64url. */
export const contentHash = ({ form, fields, file }: NewSubmission) =>
  createHash('sha256')
    .update(JSON.stringify([form, Object.entries(fields).sort(), file?.name, file?.sha256]))
    .digest('base64url')
