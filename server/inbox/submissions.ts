import type { Store, StoredSubmission, SubmissionFilter } from '#server/storage/index.ts'
import { type Asked, UsageError } from './options.ts'
import { printable } from './printable.ts'

/** The end of an id, as shown to users. */
export const shortId = (id: string) => id.slice(-7)

const iso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString())

/** A submission as `--json` prints it. */
export const asJson = ({ receivedAt, answeredAt, ...submission }: StoredSubmission) => ({
  ...submission,
  job: submission.kind === 'careers' ? submission.subject : null,
  received: iso(receivedAt),
  answered: iso(answeredAt),
  file: submission.file ?? null,
})

/** Finds a submission by the end of its id. Throws a `UsageError` when there is none or more than one. */
export async function findById(store: Store, end = ''): Promise<StoredSubmission> {
  const [submission, ...others] = await store.inbox.find(end)
  if (!submission) throw new UsageError(`There is no submission with the id ${printable(end)}.`)
  if (others.length > 0) throw new UsageError(`${printable(end)} matches several submissions: give more of the id.`)
  return submission
}

/** The filter of the options. Throws a `UsageError` for an empty period. */
export function filterOf({ kind, search, status, since, until }: Asked): SubmissionFilter {
  if (since !== undefined && until !== undefined && since >= until) throw new UsageError('--since is after --until.')
  return { kind, search, status, since, until }
}

/** Page size of a query. */
const batchSize = 200

/** Iterates over the matching submissions in pages, up to `limit`. */
export async function* every(
  store: Store,
  wanted: SubmissionFilter,
  order: 'newest first' | 'oldest first',
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<StoredSubmission> {
  let last = order === 'oldest first' ? '' : undefined
  for (let left = limit; left > 0; left -= batchSize) {
    const from = order === 'oldest first' ? { after: last } : { before: last }
    const submissions = await store.inbox.list(wanted, { ...from, limit: Math.min(left, batchSize) })
    yield* submissions
    last = submissions.at(-1)?.id
    if (last === undefined) return
  }
}
