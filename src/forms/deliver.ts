import { send } from '#api/send.ts'
import type { Outgoing } from '#api/submissions.ts'
import { SubmissionError } from './submission-error.ts'
import type { Sending } from './use-form.ts'

/** The `error` text in a JSON answer; nothing for any other body. */
function errorText(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' &&
      body !== null &&
      'error' in body &&
      typeof body.error === 'string' &&
      body.error !== ''
      ? body.error
      : undefined
  } catch {
    return undefined
  }
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
export async function deliver(outgoing: Outgoing, { signal, onProgress }: Sending, { refused, lost }: Messages) {
  const answer = await send(outgoing, { signal, onProgress }).catch(() => {
    throw new SubmissionError(lost)
  })
  if (!answer.ok) throw new SubmissionError(errorText(answer.text) ?? refused)
}
