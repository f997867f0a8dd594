import type { QueuedForm, TypedValues } from '#api/form-values.ts'

/** Milliseconds after which a submission that could not be sent is given up on. */
export const keepFor = 7 * 24 * 60 * 60 * 1000

/** A file as it can be kept. */
export interface KeptFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** A submission that waits for the network, or that came back. */
export interface Entry {
  /** The `Idempotency-Key` of every attempt. */
  readonly key: string
  readonly form: QueuedForm
  /** As typed into the form's fields, so that it can be edited. */
  readonly values: TypedValues
  readonly resume?: KeptFile
  /** Absolute: a worker does not know where the page's API is. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly attempts: number
  /** Why the server does not take it, for the visitor: it is not sent again. */
  readonly refused?: string
  /** Given up on after `keepFor`; it stays until the visitor removes it. */
  readonly expired?: true
}

/** Whether an entry is still to be sent. */
export const isWaiting = ({ refused, expired }: Entry) => refused === undefined && !expired

/** The kept file as the visitor chose it. */
export const resumeOf = ({ resume }: Entry) => resume && new File([resume.bytes], resume.name, { type: resume.type })
