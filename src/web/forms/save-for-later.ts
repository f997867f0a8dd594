import { apiBase } from '#api/base.ts'
import type { QueuedForm, TypedValues } from '#api/form-values.ts'
import { formRequest } from '#api/requests.ts'
import { tell } from '#offline/messages.ts'
import { store } from '#offline/outbox/store.ts'
import type { Outcome } from './submit.ts'

interface Kept {
  readonly form: QueuedForm
  readonly values: TypedValues
  readonly resume: File | undefined
  readonly key: string | undefined
}

/**
 * Keeps a submission until the network is back, and says so; or says that this browser cannot: its storage is full or
 * forbidden, or the chosen file cannot be read any more.
 */
export async function saveForLater({ form, values, resume, key }: Kept): Promise<Outcome> {
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
    const message = `Your ${noun} could not be saved on this device. It is still in the form: please send it when the network is back.`
    return { state: 'error', message, lost: false }
  }
  tell({ type: 'outbox-changed' })
  const message = navigator.onLine
    ? `Your ${noun} is saved and will be sent when the network is back.`
    : `You are offline. Your ${noun} is saved and will be sent when you are back.`
  return { state: 'saved', message }
}
