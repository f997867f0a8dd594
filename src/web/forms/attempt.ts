import { apiBase } from '#api/base.ts'
import type { Form } from '#api/forms/form.ts'
import { type Fields, keyOf } from '#api/submission.ts'
import texts from '#content/texts/forms/common.json' with { type: 'json' }
import type { DraftName } from './draft.ts'

/** What a form wants to have sent. */
export interface Attempt {
  readonly form: Form
  /** As typed, and what is sent of it. */
  readonly values: Fields
  readonly fields: Fields
  readonly file: File | undefined
  readonly draft: DraftName
  /** Where it waits for a network; without, the form wants an answer at once. */
  readonly outbox: Outbox | undefined
  /** Keep it there, whatever the browser believes of the network. */
  readonly later: boolean
  readonly signal: AbortSignal
  /** The part of an upload that is done, 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** What became of it; messages are for the visitor. `lost` means that nothing came back: it may be kept and sent later. */
export type Outcome =
  | { readonly state: 'success' }
  | { readonly state: 'saved'; readonly message: string }
  | { readonly state: 'error'; readonly message: string; readonly lost: boolean }

/** What a form needs of the outbox. */
export interface Outbox {
  /** Keeps a submission until the network is back, and says so; or says that this browser cannot. */
  readonly keep: (attempt: Attempt, address: Address) => Promise<Outcome>
  /** Takes out what has arrived, or is kept, in a new version. */
  readonly remove: (key: string) => Promise<void>
}

/** What an attempt needs besides: where it goes, and the key, which only a secure context can make. */
export interface Address {
  readonly url: string
  readonly key: string | undefined
}

/** What sends may come over the network that it needs; where it does not come, nothing was sent. */
export const loadSend = () => import('./send.ts')

async function send(address: Address, attempt: Attempt): Promise<Outcome> {
  const { form, outbox } = attempt
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, form.timeout))
    return await (await Promise.race([loadSend(), late])).send(address, attempt)
  } catch {
    return { state: 'error', message: form.failure.lost, lost: outbox !== undefined }
  }
}

/**
 * One attempt to send a form, or to keep it while the browser knows of no network. Rejects with the signal's reason when
 * it is cancelled before it has begun.
 */
export async function sendOrKeep(attempt: Attempt): Promise<Outcome> {
  const { form, fields, file, draft, outbox, later, signal } = attempt
  const { path } = form
  let key: string | undefined
  try {
    key = isSecureContext ? await keyOf(draft.id, { path, fields, file }) : undefined
  } catch {
    return { state: 'error', message: texts.unreadable, lost: false }
  }
  signal.throwIfAborted()
  const address = { url: new URL(`${apiBase}${path}`, location.href).href, key }
  const keep = later || !navigator.onLine
  const outcome = outbox && keep ? await outbox.keep(attempt, address) : await send(address, attempt)
  // Its earlier version, unless it was kept again unchanged.
  const { replaces } = draft
  if (replaces && (outcome.state === 'success' || (outcome.state === 'saved' && replaces !== key)))
    await outbox?.remove(replaces)
  return outcome
}
