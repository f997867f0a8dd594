/** Submissions of forms (docs/specification.md#submissions). */

/** Forms, by the id of their element. */
export type FormName = 'contact-form' | 'support-form' | 'partnership-form' | 'application-form' | 'newsletter-form'

/** Forms whose submissions can be queued in the outbox. */
export type QueuedForm = Exclude<FormName, 'newsletter-form'>

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
export async function keyOf(draft: string, { path, fields, file }: Submission): Promise<string> {
  const content = [draft, path, Object.entries(fields)]
  const attached = file ? [file.name, file.type, await digest(await file.arrayBuffer())] : []
  return digest(new TextEncoder().encode(JSON.stringify([...content, ...attached])))
}
