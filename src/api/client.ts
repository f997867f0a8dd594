import { apiBase } from './base.ts'

const timeout = 10_000

/**
 * Gets JSON, credentials included. Throws an `Error` whose message is the status, a colon and the response's text (or its
 * status text) for an answer that is not OK, a `TimeoutError` after 10 s, and a `SyntaxError` for a body that is not JSON.
 * Source: docs/specification.md#lists.
 */
export async function getJson(path: string): Promise<unknown> {
  const address = /^https?:/.test(path) ? path : `${apiBase}${path}`
  const response = await fetch(address, { credentials: 'include', signal: AbortSignal.timeout(timeout) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`)
  return JSON.parse(text)
}
