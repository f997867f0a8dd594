/** Tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970. */

/** Kinds of submissions; each has its own mailbox. */
export const kinds = ['contact', 'support', 'partnership', 'careers'] as const
export type Kind = (typeof kinds)[number]

/** When the server last deleted expired data, in a single row. */
interface Clock {
  only: number
  at: number
}

/** An accepted idempotency key or content hash, to detect duplicates. */
interface Receipt {
  key: string
  content: string
  /** Id of the submission, or the subscriber's address. */
  submission: string | null
  expires_at: number
}

interface SubmissionRow {
  id: string
  kind: Kind
  name: string
  email: string
  subject: string
  /** JSON object of all fields as sent. */
  fields: string
  /** All field values in lower case, for the search. */
  search: string
  received_at: number
}

/** The properties of a file, without its content. */
export interface FileInfo {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

interface FileRow extends FileInfo {
  submission: string
}

/** A chunk of a file, numbered from 0. */
interface FilePieceRow {
  submission: string
  at: number
  bytes: Uint8Array
}

/** A queued, sent or failed mail, or call of the webhook. */
interface QueuedMailRow {
  id: string
  kind: 'submission' | 'newsletter' | 'webhook'
  /** Id of the submission, or the subscriber's address. */
  about: string
  state: 'waiting' | 'sent' | 'failed'
  waiting_since: number
  attempts: number
  next_at: number
  /** End of the current claim. */
  claimed_until: number
  error: string
}

interface SubscriberRow {
  /** In lower case. */
  email: string
  /** Secret of the links in mails. */
  token: string
  created_at: number
  confirmed_at: number | null
}

interface ForgottenRow {
  kind: 'person' | 'newsletter'
  /** SHA-256 of the email address, in base64url: enough for a restore. Still personal data, as an address can be guessed. */
  hash: string
  at: number
}

export interface Tables {
  clock: Clock
  receipts: Receipt
  submissions: SubmissionRow
  files: FileRow
  file_pieces: FilePieceRow
  notices: QueuedMailRow
  subscribers: SubscriberRow
  forgotten: ForgottenRow
}
