import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import { apiBase } from '#lists/api-base.ts'
import { errorText, meaningOf } from './answer.ts'
import { type Address, type Attempt, queueSubmission } from './outbox.ts'
import { post } from './post.ts'
import { rememberSent, repeatedKey } from './repetition.ts'
import type { Outcome } from './status.ts'
import { type Fields, idempotencyKey, isQueued } from './submission.ts'

/** The first line of the longest text that a visitor types. */
const firstLine = ({ message, goals, coverLetter }: Fields) =>
  (message ?? goals ?? coverLetter)?.trim().split('\n', 1)[0] || undefined

async function send(address: Address, { form, values, fields, file, signal, onProgress }: Attempt): Promise<Outcome> {
  const { name, path, timeout, failure } = form
  try {
    const answer = await post({ path, fields, file }, { ...address, timeout, signal, onProgress })
    const meaning = meaningOf(answer)
    if (meaning === 'accepted' || meaning === 'page')
      return { state: 'success', at: new Date(), line: firstLine(values) }
    // The host has no server for forms.
    if (meaning === 'later' && [404, 405, 501].includes(answer.status))
      return { state: 'error', message: `${failure.refused} ${texts.writeInstead}`, lost: false }
    if (meaning !== 'foreign')
      return { state: 'error', message: errorText(answer.text) ?? failure.refused, lost: false }
  } catch {
    // No answer, or cancelled.
  }
  // What is queued offline gets here only on a bad network.
  return { state: 'error', message: navigator.onLine ? failure.lost : texts.offline, lost: isQueued(name) }
}

/** Sends a submission, or queues it while the browser is offline. Rejects with the signal's reason if cancelled before. */
export async function sendOrQueue(attempt: Attempt): Promise<Outcome> {
  const { form, fields, file, draft, later, signal } = attempt
  const { name, path } = form
  const submission = { path, fields, file }
  let key: string | undefined
  try {
    if (isSecureContext) key = (await repeatedKey(name, submission)) ?? (await idempotencyKey(draft.id, submission))
  } catch {
    return { state: 'error', message: texts.unreadable, lost: false }
  }
  signal.throwIfAborted()
  const address = { url: new URL(`${apiBase}${path}`, location.href).href, key }
  const queue = isQueued(name) && (later || !navigator.onLine)
  const outcome = queue ? await queueSubmission(name, attempt, address) : await send(address, attempt)
  if (key && outcome.state !== 'error') await rememberSent(name, submission, key)
  return outcome
}
