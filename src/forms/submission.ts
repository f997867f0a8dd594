/** Submissions of forms, and what their answers mean, for pages and the outbox alike (docs/specification/forms.md#submissions). */

/** Forms, by the id of their element. */
export type FormName = 'contact-form' | 'support-form' | 'partnership-form' | 'application-form' | 'newsletter-form'

/** Forms whose submissions can be queued in the outbox. */
export type QueuedForm = Exclude<FormName, 'newsletter-form'>

/** Whether a form's submissions can be queued. A newsletter subscriber expects an immediate response. */
export const isQueued = (form: FormName): form is QueuedForm => form !== 'newsletter-form'

/** Paths that receive submissions, below the API's base URL. */
export type SubmissionPath = '/api/contact' | '/api/job-apply' | '/api/newsletter'

/** Values by field name, exactly as typed. */
export type Fields = Readonly<Record<string, string>>

/** Name of the honeypot: a hidden field that only bots fill in. Such a submission is answered as accepted, but not stored. */
export const honeypotField = 'referral'

/** Whether the honeypot is filled in, and the fields without it. */
export function checkHoneypot(fields: Readonly<Record<string, unknown>>) {
  const { [honeypotField]: value, ...rest } = fields
  return { isFilled: value !== undefined && value !== '', fields: rest }
}

/** A submission. Sent as multipart/form-data with a file, otherwise as JSON. */
export interface Submission {
  readonly path: SubmissionPath
  readonly fields: Fields
  readonly file?: File | undefined
}

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

const digest = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes))

/**
 * Computes the `Idempotency-Key` of a submission: a hash of its content and the id of its draft. The same content always has
 * the same key, and changed content has another. Rejects with a `DOMException` when the file can no longer be read.
 */
export async function idempotencyKey(draft: string, { path, fields, file }: Submission): Promise<string> {
  const content = [draft, path, Object.entries(fields)]
  const attached = file ? [file.name, file.type, await digest(await file.arrayBuffer())] : []
  return digest(new TextEncoder().encode(JSON.stringify([...content, ...attached])))
}

/** The headers and the body of a request. `key` is sent as `Idempotency-Key`, so that a retry is not stored twice. */
export function requestParts({ fields, file }: Omit<Submission, 'path'>, key: string | undefined) {
  const headers = { Accept: 'application/json', ...(key && { 'Idempotency-Key': key }) }
  if (!file) return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(fields) }
  // The browser sets the content type with its boundary.
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('resume', file, file.name)
  return { headers, body }
}

/** The response to a submission, from the server or an intermediary. */
export interface Answer {
  readonly status: number
  /** Whether the response comes from another URL than the request. */
  readonly redirected: boolean
  /** `Content-Type`, empty when there is none. */
  readonly type: string
  /** The raw body; may be empty, or not JSON. */
  readonly text: string
}

/**
 * Classifies a response. `accepted`: any 2xx, except a web page, which is a `page`: a success to a visitor who sees it, but a
 * queue cannot tell it from a page of a network or a host. `foreign`: from another address, or a redirect, such as a captive
 * portal. `busy`: rate limited. `refused`: 4xx with the API's reason. `later`: anything else, which may come from a proxy, or
 * be temporary. RFC 9110 section 15.5.9, RFC 8470, RFC 6585 section 4.
 */
export function meaningOf({ status, redirected, type, text }: Answer) {
  if (redirected || status < 200 || (status >= 300 && status < 400)) return 'foreign'
  if (status < 300) return text !== '' && /^(text\/html|application\/xhtml\+xml)\b/i.test(type) ? 'page' : 'accepted'
  if (status === 429) return 'busy'
  const isFinal = status !== 408 && status !== 425 && status < 500
  return isFinal && errorText(text) !== undefined ? 'refused' : 'later'
}

/** The `error` property of a JSON body; `undefined` for any other body. */
export function errorText(body: string): string | undefined {
  try {
    const answer: { readonly error?: unknown } | null = JSON.parse(body)
    return typeof answer?.error === 'string' && answer.error !== '' ? answer.error : undefined
  } catch {
    return undefined
  }
}
