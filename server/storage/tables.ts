import type { Generated } from 'kysely'

/** What is stored. Moments are milliseconds since 1970; every table is the same in SQLite and in PostgreSQL. */

/** What a submission is about, and so who reads it. */
export const kinds = ['contact', 'support', 'partnership', 'careers'] as const
export type Kind = (typeof kinds)[number]

/** How far the company is with a submission. Of spam nothing is kept but that it came. */
export const statuses = ['new', 'answered', 'closed', 'spam'] as const
export type Status = (typeof statuses)[number]

/** One row: how far this database has been migrated. */
interface SchemaVersion {
  only: number
  version: number
}

/** What was accepted under which key, so that it counts once. */
interface Receipt {
  key: string
  /** Hash of what was sent. */
  content: string
  /** The submission, or the address of a subscription. */
  submission: string | null
  expires_at: number
}

interface SubmissionRow {
  /** Sorts by time. */
  id: string
  kind: Kind
  name: string
  email: string
  subject: string
  /** JSON: every field as it was sent. */
  fields: string
  /** All of it in small letters, to be searched. */
  search: string
  received_at: number
  answered_at: number | null
  /** How far the company is with it, and what it notes. No visitor gets any of it. */
  status: Generated<Status>
  note: Generated<string>
  taken_by: Generated<string>
  /** JSON of these four before the last change, to be taken back. */
  previous: string | null
}

/** A résumé, with its submission. */
interface FileRow {
  submission: string
  name: string
  type: string
  size: number
  sha256: string
}

/** The content of a file, in order: none of it has to be in memory as a whole. */
interface FilePieceRow {
  submission: string
  at: number
  bytes: Uint8Array
}

/** A mail that has to go out, or went. */
interface NoticeRow {
  id: string
  kind: 'submission' | 'newsletter'
  /** The submission, or the subscriber's address. */
  about: string
  state: 'waiting' | 'sent' | 'failed'
  waiting_since: number
  attempts: number
  next_at: number
  /** Until when one process has it in hand. */
  claimed_until: number
  error: string
}

interface SubscriberRow {
  /** In small letters. */
  email: string
  /** Stands in the links of the mail. */
  token: string
  created_at: number
  mailed_at: number
  confirmed_at: number | null
}

/** Somebody who asked to be forgotten, or who left the newsletter. */
interface ForgottenRow {
  kind: 'person' | 'newsletter'
  hash: string
  at: number
}

/** A copy of the database that was made. */
interface BackupRow {
  path: string
  made_at: number
  expires_at: number | null
}

export interface Tables {
  schema_version: SchemaVersion
  receipts: Receipt
  submissions: SubmissionRow
  files: FileRow
  file_pieces: FilePieceRow
  notices: NoticeRow
  subscribers: SubscriberRow
  forgotten: ForgottenRow
  backups: BackupRow
}
