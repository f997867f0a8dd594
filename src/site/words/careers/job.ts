/** The words around one job; the job itself is in the API's list. */
const words = {
  apply: 'Apply Now',
  all: 'All open positions',
  closed: {
    headline: 'This position is closed',
    lead: 'It has been filled, or its address has changed. The open ones are all on the careers page.',
    positions: 'See open positions',
    open: 'Send an open application',
  },
}

export type JobWords = typeof words & {
  /** The job's `id` in the list. */
  readonly id: string
}

/** The words of the page of one job. */
export const jobWords = (id: string): JobWords => ({ ...words, id })
