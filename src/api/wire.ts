import type { Submission } from './submission.ts'

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
