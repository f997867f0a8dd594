import { errorText } from '#api/form-requests.ts'
import { send } from '#api/send.ts'
import type { Outgoing } from '#api/submissions.ts'
import { SubmissionError } from './submission-error.ts'

/** How an attempt is watched and broken off. */
export interface Sending {
  readonly signal: AbortSignal
  /** The part of an upload that is done, 0 to 1. */
  readonly onProgress: (part: number) => void
}

interface Messages {
  /** When the server refuses and does not say why. */
  readonly refused: string
  /** When nothing came back. */
  readonly lost: string
}

/**
 * Sends and waits for any OK answer; its body is not read. Rejects with a `SubmissionError` that has the server's own
 * words, else the catalogue's (first specification document, section 8).
 */
export async function deliver(outgoing: Outgoing, sending: Sending, { refused, lost }: Messages) {
  const answer = await send(outgoing, sending).catch(() => {
    throw new SubmissionError(lost, true)
  })
  if (!answer.ok) throw new SubmissionError(errorText(answer.text) ?? refused)
}
