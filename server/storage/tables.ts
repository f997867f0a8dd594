/** Kinds of submissions; each has its own mailbox. */
export const kinds = ['contact', 'support', 'partnership', 'careers'] as const
export type Kind = (typeof kinds)[number]

/** The properties of a file, without its content. */
export interface FileInfo {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

/** Tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970. */
export interface Tables {
  /** When the server last deleted expired data, in a single row. */
  clock: { only: number; at: number }
  /** Accepted idempotency keys and content hashes, to detect duplicates. */
  receipts: {
    key: string
    content: string
    /** Id of the submission, or the subscriber's address. */
    submission: string | null
    expires_at: number
  }
  submissions: {
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
  files: FileInfo & { submission: string }
  /** Chunks of files, numbered from 0. */
  file_pieces: { submission: string; at: number; bytes: Uint8Array }
  /** Queued, sent and failed mails, and calls of the webhook. */
  notices: {
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
  subscribers: {
    /** In lower case. */
    email: string
    /** Secret of the links in mails. */
    token: string
    created_at: number
    confirmed_at: number | null
  }
  /** Requests for the deletion of a person's data, and unsubscriptions. */
  forgotten: {
    kind: 'person' | 'newsletter'
    /** SHA-256 of the email address, in base64url: enough for a restore. Still personal data, as an address can be guessed. */
    hash: string
    at: number
  }
}
