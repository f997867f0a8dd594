/** A request that is not accepted: status, the sentence for the sender, and when to come again. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 503,
    message: string,
    /** Seconds. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** Said to whoever has sent too much lately. */
export const tooMany = (wait: number) => new Refusal(429, 'That was a lot at once. Please try again in a moment.', wait)
