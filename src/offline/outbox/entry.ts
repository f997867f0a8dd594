import type { Fields, QueuedForm } from '#api/submission.ts'

/** Milliseconds after which a submission that could not be sent is given up on. */
export const keepFor = 7 * 24 * 60 * 60 * 1000

/** A file as it can be kept. */
interface KeptFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** A submission that waits for the network, or that came back: a finished request, and what its form was filled with. */
export interface Entry {
  /** The `Idempotency-Key` of every attempt. */
  readonly key: string
  readonly form: QueuedForm
  /** The draft that it was written in: what is made of it by editing gets its key from there too. */
  readonly draft: string
  /** As typed into the form's fields, so that it can be edited. */
  readonly values: Fields
  /** As it is sent. */
  readonly fields: Fields
  readonly resume?: KeptFile
  /** Absolute: a worker does not know where the page's API is. */
  readonly url: string
  /** Milliseconds until an attempt counts as lost. */
  readonly timeout: number
  /** What the visitor is told when the server refuses it without a reason. */
  readonly failure: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** It was on its way before, and no answer came: it may have arrived. */
  readonly tried?: true
  /** Why the server does not take it, for the visitor: it is not sent again. */
  readonly refused?: string
  /** Given up on after `keepFor`; it stays until the visitor removes it. */
  readonly expired?: true
  /** The visitor is changing it in the form: it stays as it was until the changed one has arrived or is kept. */
  readonly editing?: true
}

/** Whether an entry is still to be sent. */
export const isWaiting = ({ refused, expired, editing }: Entry) => refused === undefined && !expired && !editing

/** The kept file as the visitor chose it. */
export const resumeOf = ({ resume }: Entry) => resume && new File([resume.bytes], resume.name, { type: resume.type })
