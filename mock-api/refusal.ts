/** A request that is not accepted: HTTP status and the sentence for the sender. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
