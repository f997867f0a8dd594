/** Submissions of forms (docs/specification/forms.md#submissions). */

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

/** Headers and body of a request. */
interface RequestParts {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData
}

/**
 * Serializes a submission, for forms and the outbox alike. `key` is sent as `Idempotency-Key`, so that a retry is not stored
 * twice.
 */
export function requestParts({ fields, file }: Omit<Submission, 'path'>, key?: string): RequestParts {
  const headers = { Accept: 'application/json', ...(key && { 'Idempotency-Key': key }) }
  if (!file) return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(fields) }
  // The browser sets the content type with its boundary.
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('resume', file, file.name)
  return { headers, body }
}
