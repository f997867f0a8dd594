/** The words around any job; the job itself is in the API's list. */
export const jobTexts = {
  apply: 'Apply Now',
  all: 'All open positions',
  closed: {
    headline: 'This position is closed',
    lead: 'It has been filled, or its address has changed. The open ones are all on the careers page.',
    positions: 'See open positions',
    open: 'Send an open application',
  },
}

export type JobTexts = typeof jobTexts

export type JobWords = JobTexts & {
  /** The job's `id` in the list. */
  readonly id: string
}

/** The words of the page of one job. */
export const jobWords = (id: string): JobWords => ({ ...jobTexts, id })
