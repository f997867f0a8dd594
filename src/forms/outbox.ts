import { fill } from '#content/fill.ts'
import texts from '#generated/texts/outbox/kept.json' with { type: 'json' }
import { tell } from '#offline/messages.ts'
import { askForSync } from '#offline/outbox/background-sync.ts'
import { store } from '#offline/outbox/store.ts'
import { persist } from '#ui/stored.ts'
import type { DraftName } from './draft.ts'
import type { Form } from './form.ts'
import type { Outcome } from './status.ts'
import type { Fields, QueuedForm } from './submission.ts'

/** A submission of a form. */
export interface Attempt {
  readonly form: Form
  /** As typed, and the fields to send. */
  readonly values: Fields
  readonly fields: Fields
  readonly file: File | undefined
  readonly draft: DraftName
  /** Queue it, even if the browser is online. */
  readonly later: boolean
  readonly signal: AbortSignal
  /** Receives the upload progress, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** The URL of the request, and its idempotency key, which only a secure context can compute. */
export interface Address {
  readonly url: string
  readonly key: string | undefined
}

/** Queues a submission until the network is back. Imported with the form: without a network no chunk can be loaded. */
export async function queueSubmission(
  name: QueuedForm,
  { form, values, fields, file, draft, later, signal }: Attempt,
  { url, key }: Address,
): Promise<Outcome> {
  const what = form.takesFile ? texts.application : texts.message
  try {
    if (!key) throw new TypeError('there is no key: serve the site over https')
    const resume = file && { name: file.name, type: file.type, bytes: await file.arrayBuffer() }
    signal.throwIfAborted()
    await store.put({
      key,
      form: name,
      draft: draft.id,
      values,
      fields,
      ...(resume && { resume }),
      ...(later && { tried: true }),
      url,
      timeout: form.timeout,
      failure: form.failure.refused,
      savedAt: Date.now(),
    })
  } catch {
    return { state: 'error', message: fill(texts.failed, { what }), lost: false }
  }
  tell({ type: 'outbox-changed' })
  // Repeated here because the listener of the page loads later than the form.
  void askForSync()
  void persist()
  return { state: 'saved', message: fill(navigator.onLine ? texts.saved : texts.savedOffline, { what }) }
}
