/** What a server, or something in between, said to a submission. */
export interface Answer {
  readonly status: number
  /** It came from another address than the one that was asked. */
  readonly redirected: boolean
  /** `Content-Type`, empty when there is none. */
  readonly type: string
  /** The body as it came; it may be empty or not JSON. */
  readonly text: string
}

/**
 * What an answer means. `accepted` is any 2xx but a web page or one from another address, such as the login page of a
 * hotel's network: that is `foreign`. `later` is a server that cannot now, `busy` one that wants nothing more from us
 * now: RFC 9110 section 15.5.9, RFC 8470, RFC 6585 section 4.
 */
export function meaningOf({ status, redirected, type, text }: Answer) {
  if (redirected || status < 200 || (status >= 300 && status < 400)) return 'foreign'
  if (status < 300) return text !== '' && /^(text\/html|application\/xhtml\+xml)\b/i.test(type) ? 'foreign' : 'accepted'
  if (status === 429) return 'busy'
  return status === 408 || status === 425 || status >= 500 ? 'later' : 'refused'
}

/** The `error` text in a JSON answer; nothing for any other body. */
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
