import { apiBase } from '#api/base.ts'
import { formRequest, type QueuedForm, type TypedValues } from '#api/form-requests.ts'
import { tell } from '#outbox/messages.ts'
import { store } from '#outbox/store.ts'
import { SubmissionError } from './submission-error.ts'

interface Submission {
  readonly form: QueuedForm
  /** Checked before. */
  readonly values: TypedValues
  readonly resume: File | undefined
  readonly key: string | undefined
}

/**
 * Keeps a submission until the network is back; returns what the form says then. Rejects with a `SubmissionError` when
 * this browser cannot keep it: the storage is full or forbidden, or the chosen file cannot be read any more.
 */
export async function saveForLater({ form, values, resume, key }: Submission): Promise<string> {
  const noun = form === 'application-form' ? 'application' : 'message'
  try {
    if (!key) throw new TypeError('there is no key: serve the site over https')
    const { url } = formRequest(form, values, resume, { baseUrl: apiBase })
    await store.put({
      key,
      form,
      values,
      ...(resume && { resume: { name: resume.name, type: resume.type, bytes: await resume.arrayBuffer() } }),
      url: new URL(url, location.href).href,
      savedAt: Date.now(),
      attempts: 0,
    })
  } catch {
    throw new SubmissionError(
      `Your ${noun} could not be saved on this device. It is still in the form: please send it when the network is back.`,
    )
  }
  tell({ type: 'outbox-changed' })
  return navigator.onLine
    ? `Your ${noun} is saved and will be sent when the network is back.`
    : `You are offline. Your ${noun} is saved and will be sent when you are back.`
}
