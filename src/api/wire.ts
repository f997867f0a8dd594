import type { Submission } from './submission.ts'

/** What goes over the network, apart from the address. */
interface RequestParts {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData
}

/**
 * Puts a submission into a request: here only, so that a form and the outbox cannot drift apart. `key` makes a repeated attempt arrive
 * once.
 */
export function requestParts({ fields, file }: Omit<Submission, 'path'>, key?: string): RequestParts {
  const headers = { Accept: 'application/json', ...(key && { 'Idempotency-Key': key }) }
  if (!file) return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(fields) }
  // The browser adds the type with its boundary.
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('resume', file, file.name)
  return { headers, body }
}
