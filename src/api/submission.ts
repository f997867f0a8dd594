/** What a visitor sends (docs/specification.md#submissions). */

/** A form by the id of its element. */
export type FormName = 'contact-form' | 'support-form' | 'partnership-form' | 'application-form' | 'newsletter-form'

/** A form whose submission may wait for the network. */
export type QueuedForm = Exclude<FormName, 'newsletter-form'>

/** Where submissions are received, below the API's base address. */
export type SubmissionPath = '/api/contact' | '/api/job-apply' | '/api/newsletter'

/** Texts by the name of their field, exactly as they were typed. */
export type Fields = Readonly<Record<string, string>>

/** What is sent: with a file as multipart/form-data, else as JSON. */
export interface Submission {
  readonly path: SubmissionPath
  readonly fields: Fields
  readonly file?: File | undefined
}

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

const digest = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes))

/**
 * The `Idempotency-Key` of a submission: it stands for what is sent, in the draft that it was written in. The same content
 * has the same key, however often, from wherever and in whichever order it is tried; changed content has another. Rejects
 * with a `DOMException` when the file cannot be read any more.
 */
export async function keyOf(draft: string, { path, fields, file }: Submission): Promise<string> {
  const content = [draft, path, Object.entries(fields)]
  const attached = file ? [file.name, file.type, await digest(await file.arrayBuffer())] : []
  return digest(new TextEncoder().encode(JSON.stringify([...content, ...attached])))
}
