/** A submission that was refused, was lost on the way or could not be kept; `message` is for the visitor. */
export class SubmissionError extends Error {
  override name = 'SubmissionError'
  constructor(
    message: string,
    /** Whether nothing came back: the submission may be kept and sent later. */
    readonly lost = false,
  ) {
    super(message)
  }
}
