import { fill } from '#content/fill.ts'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import kept from '#generated/texts/outbox/kept.json' with { type: 'json' }
import { apiBase } from '#lists/api-base.ts'
import { tell } from '#offline/messages.ts'
import { store } from '#offline/outbox/store.ts'
import { objectIn, persist, stored } from '#ui/stored.ts'
import type { Form } from './form.ts'
import type { Outcome } from './status.ts'
import {
  type Answer,
  errorText,
  type Fields,
  type FormName,
  idempotencyKey,
  isQueued,
  meaningOf,
  type QueuedForm,
  requestParts,
} from './submission.ts'

/** A submission of a form. */
interface Attempt {
  readonly form: Form
  /** As typed, and the fields to send. */
  readonly values: Fields
  readonly fields: Fields
  readonly file: File | undefined
  /** The id of its draft. */
  readonly draft: string
  /** Queue it, even if the browser is online. */
  readonly later: boolean
  readonly signal: AbortSignal
  /** Receives the upload progress, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** The URL of the request, and its idempotency key, which only a secure context can compute. */
interface Address {
  readonly url: string
  readonly key: string | undefined
}

/** Milliseconds in which the same content is taken for a repetition, such as after a reload, and keeps its key. */
const repetition = 60_000

/** The last submission of a form in this tab: its key, a hash of its content without its draft, and its time. */
interface Sent {
  readonly content: string
  readonly key: string
  readonly at: number
}

const lastSentOf = (form: FormName) => stored(`sent:${form}`, () => sessionStorage)

/** The key of the form's last submission, if it had the same content and was sent less than a minute ago. */
function repeatedKey(form: FormName, content: string) {
  const last = objectIn<Sent>(lastSentOf(form).read())
  return last.content === content && Math.abs(Date.now() - (last.at ?? 0)) < repetition ? last.key : undefined
}

/** Sends a submission, or queues it while the browser is offline. Rejects with the signal's reason if cancelled before. */
export async function sendOrQueue(attempt: Attempt): Promise<Outcome> {
  const { form, fields, file, draft, later, signal } = attempt
  const { name, path } = form
  const submission = { path, fields, file }
  let content = ''
  let key: string | undefined
  try {
    if (isSecureContext) {
      content = await idempotencyKey('', submission)
      key = repeatedKey(name, content) ?? (await idempotencyKey(draft, submission))
    }
  } catch {
    return { state: 'error', message: texts.unreadable, lost: false }
  }
  signal.throwIfAborted()
  const address = { url: new URL(`${apiBase}${path}`, location.href).href, key }
  const isLater = isQueued(name) && (later || !navigator.onLine)
  const outcome = isLater ? await queue(name, attempt, address) : await send(attempt, address)
  if (key && outcome.state !== 'error')
    lastSentOf(name).write(JSON.stringify({ content, key, at: Date.now() } satisfies Sent))
  return outcome
}

/** The first line of the longest text that a visitor types. */
const firstLine = ({ message, goals, coverLetter }: Fields) =>
  (message ?? goals ?? coverLetter)?.trim().split('\n', 1)[0] || undefined

async function send(attempt: Attempt, address: Address): Promise<Outcome> {
  const { name, failure } = attempt.form
  try {
    const answer = await post(attempt, address)
    const meaning = meaningOf(answer)
    if (meaning === 'accepted' || meaning === 'page')
      return { state: 'success', at: new Date(), line: firstLine(attempt.values) }
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

/** Sends a request once; rejects without an answer, or when cancelled. By XMLHttpRequest: fetch reports no upload progress. */
const post = ({ form, fields, file, signal, onProgress }: Attempt, { url, key }: Address) =>
  new Promise<Answer>((resolve, reject) => {
    const { headers, body } = requestParts({ fields, file }, key)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    // Firefox otherwise parses an answer without a type as XML, and reports that an empty one has no root element.
    request.responseType = 'text'
    request.timeout = form.timeout
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    request.onload = () =>
      resolve({
        status: request.status,
        redirected: request.responseURL !== url,
        type: request.getResponseHeader('Content-Type') ?? '',
        text: request.responseText,
      })
    request.onerror = reject
    request.ontimeout = reject
    request.onabort = reject
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })

/** Queues a submission until the network is back. Imported with the form: without a network no chunk can be loaded. */
async function queue(name: QueuedForm, attempt: Attempt, { url, key }: Address): Promise<Outcome> {
  const { form, values, fields, file, draft, later, signal } = attempt
  const what = form.takesFile ? kept.application : kept.message
  try {
    if (!key) throw new TypeError('there is no key: serve the site over https')
    const resume = file && { name: file.name, type: file.type, bytes: await file.arrayBuffer() }
    signal.throwIfAborted()
    await store.put({
      key,
      form: name,
      draft,
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
    return { state: 'error', message: fill(kept.failed, { what }), lost: false }
  }
  tell({ type: 'outbox-changed' })
  void persist()
  return { state: 'saved', message: fill(navigator.onLine ? kept.saved : kept.savedOffline, { what }) }
}
