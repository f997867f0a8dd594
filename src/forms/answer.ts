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
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' &&
      answer !== null &&
      'error' in answer &&
      typeof answer.error === 'string' &&
      answer.error !== ''
      ? answer.error
      : undefined
  } catch {
    return undefined
  }
}
