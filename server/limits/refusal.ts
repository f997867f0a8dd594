/** A refused request: the HTTP status and the message for the sender. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 503,
    message: string,
    /** Value of `Retry-After`, in seconds. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** The refusal of a sender over the rate limit; `wait` in seconds. */
export const tooMany = (wait: number) => new Refusal(429, 'Too many attempts. Please try again in a moment.', wait)
