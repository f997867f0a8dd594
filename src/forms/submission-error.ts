/** A submission that was refused or did not arrive; `message` is for the visitor, empty when there is nothing better than the form's own. */
export class SubmissionError extends Error {
  override name = 'SubmissionError'
}
