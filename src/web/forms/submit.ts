import { apiBase } from '#api/base.ts'
import type { FormName, TypedValues } from '#api/form-values.ts'
import { errorText, failures, formRequest } from '#api/requests.ts'
import { type Answer, send } from '#api/send.ts'
import { draftKey, renewDraftKey } from './draft-key.ts'
import { saveForLater } from './save-for-later.ts'

/** What a form wants to have sent. */
export interface Submission {
  readonly name: FormName
  /** Checked before. */
  readonly values: TypedValues
  readonly resume: File | undefined
  /** Keep it in the outbox, whatever the browser believes of the network. */
  readonly later: boolean
  readonly signal: AbortSignal
  /** The part of an upload that is done, 0 to 1. */
  readonly onProgress: (part: number) => void
  /** Runs once the submission has arrived or is kept, before another tab can use its key. */
  readonly onSafe: () => void
}

/** What became of it; messages are for the visitor. `lost` means that nothing came back: it may be kept and sent later. */
export type Outcome =
  | { readonly state: 'success' }
  | { readonly state: 'saved'; readonly message: string }
  | { readonly state: 'error'; readonly message: string; readonly lost: boolean }

async function attempt(submission: Submission, key: string | undefined): Promise<Outcome> {
  const { name, values, resume, later, signal, onProgress, onSafe } = submission
  if (name !== 'newsletter-form' && (later || !navigator.onLine)) {
    const kept = await saveForLater({ form: name, values, resume, key })
    if (kept.state === 'saved') onSafe()
    return kept
  }
  const request = formRequest(name, values, resume, { baseUrl: apiBase, idempotencyKey: key })
  let answer: Answer
  try {
    answer = await send(request, { signal, onProgress })
  } catch {
    return { state: 'error', message: failures[name].lost, lost: name !== 'newsletter-form' }
  }
  if (!answer.ok) return { state: 'error', message: errorText(answer.text) ?? failures[name].refused, lost: false }
  onSafe()
  return { state: 'success' }
}

/**
 * One attempt to send a form, or to keep it while the browser knows of no network. Two tabs may show the same draft and so
 * share its key: the one that finds it in use gets a key of its own, or the server would take two messages for one.
 * Without a secure context there are neither keys nor locks.
 */
export async function submit(submission: Submission): Promise<Outcome> {
  const { name } = submission
  if (!isSecureContext) return attempt(submission, undefined)
  return navigator.locks.request(`draft-key:${draftKey(name)}`, { ifAvailable: true }, lock => {
    if (!lock) renewDraftKey(name)
    // Read again: the other tab may have sent and forgotten it just before.
    return attempt(submission, draftKey(name))
  })
}
