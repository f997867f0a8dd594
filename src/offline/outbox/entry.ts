import type { Fields, QueuedForm } from '#forms/submission.ts'

const day = 24 * 60 * 60 * 1000
/** How long an entry is sent, in milliseconds, and an age that only an entry has that was saved while the clock was wrong. */
const [keepFor, tooOld] = [7 * day, 3 * 365 * day]

/** A file as it is stored in IndexedDB. */
interface KeptFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** A queued or refused submission: the data of its request, and the values of its form. */
export interface PendingForm {
  /** The `Idempotency-Key` of every attempt. */
  readonly key: string
  readonly form: QueuedForm
  /** The draft that it was written in; the idempotency key of a changed version is derived from it too. */
  readonly draft: string
  /** As typed into the form's fields, so that it can be edited. */
  readonly values: Fields
  /** The fields of the request. */
  readonly fields: Fields
  readonly resume?: KeptFile
  /** Absolute, because the worker does not know the page's API base. */
  readonly url: string
  /** Timeout of an attempt, in milliseconds. */
  readonly timeout: number
  /** The error message for a refusal without a reason. */
  readonly failure: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** An earlier attempt got no answer, so the server may have received it. */
  readonly tried?: true
  /** Why the server refused it, for the visitor. It is not sent again. */
  readonly refused?: string
  /** Older than a week. It is not sent again, and stays until the visitor removes it. */
  readonly expired?: true
}

/** Whether an entry expires. */
export const isOld = ({ savedAt }: PendingForm, now: number) => now - savedAt > keepFor && now - savedAt < tooOld

/** Whether an entry is still to be sent. */
export const isWaiting = ({ refused, expired }: PendingForm) => refused === undefined && !expired

/** The stored file as a `File`. */
export const resumeOf = ({ resume }: PendingForm) =>
  resume && new File([resume.bytes], resume.name, { type: resume.type })
