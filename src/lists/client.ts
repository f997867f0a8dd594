/** The HTTP client of pages; the only module that imports ky. */
import ky, { type HTTPError } from 'ky'
import { apiBase } from './api-base.ts'

/** Reads the whole body within ky's timeout, which otherwise ends at the headers. */
const wholeAnswer: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const body = await answer.blob()
  return new Response(body.size > 0 ? body : null, answer)
}

const http = ky.create({
  credentials: 'include',
  timeout: 10_000,
  fetch: wholeAnswer,
  retry: {
    limit: 0,
    // Milliseconds before the n-th retry, counted from 1.
    delay: attempt => Math.min(1000 * 2 ** (attempt - 1), 30_000),
    // Retries after any failure: ky's default excludes most statuses and invalid bodies.
    shouldRetry: () => true,
  },
  hooks: {
    beforeError: [
      async (error: HTTPError) => {
        const { status, statusText } = error.response
        error.message = `${status}: ${(await error.response.text()) || statusText}`
        return error
      },
    ],
  },
})

interface Wanted<Value> {
  /** Validates the body. Throwing counts as a failed attempt. */
  readonly read: (json: unknown) => Value
  /** Number of retries, after 1 s, 2 s, 4 s and so on up to 30 s. */
  readonly retries?: number
}

/**
 * Gets JSON from the API, or from another address, credentials included. Throws an `Error` whose message is the status, a
 * colon and the response's text (or its status text) for an answer that is not OK, a `TimeoutError` when an attempt takes
 * longer than 10 s, and a `SyntaxError` for a body that is not JSON. Source: docs/specification/data.md#lists.
 */
export async function getJson<Value>(path: string, { read, retries = 0 }: Wanted<Value>): Promise<Value> {
  let value: { readonly read: Value } | undefined
  const readAnswer = async (answer: Response) => {
    if (answer.ok) value = { read: read(JSON.parse(await answer.text())) }
  }
  await http.get(/^https?:/.test(path) ? path : `${apiBase}${path}`, {
    retry: { limit: retries },
    hooks: { afterResponse: [(_request, _options, answer) => readAnswer(answer)] },
  })
  if (!value) throw new TypeError(`${path}: the answer was not read`)
  return value.read
}
