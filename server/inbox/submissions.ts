import { jobOf } from '#api/forms/application.ts'
import type { Letter, Store, Wanted } from '#server/storage/index.ts'
import { type Asked, Misuse } from './options.ts'
import { printable } from './printable.ts'

/** The part of an id by which people name it. */
export const shortId = (id: string) => id.slice(-7)

/** What a submission is about: its subject, or the job that an application is for. */
export const topicOf = ({ kind, subject, fields }: Letter) => (kind === 'careers' ? jobOf(fields) : subject)

const iso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString())

/** A submission for scripts. */
export const asJson = ({ receivedAt, answeredAt, ...letter }: Letter) => ({
  ...letter,
  job: letter.kind === 'careers' ? jobOf(letter.fields) : null,
  received: iso(receivedAt),
  answered: iso(answeredAt),
  file: letter.file ?? null,
})

/** The one submission that the end of an id names. Throws a `Misuse` when it names none or several. */
export async function named(store: Store, end = ''): Promise<Letter> {
  const [letter, ...others] = await store.inbox.find(end)
  if (!letter) throw new Misuse(`There is nothing with the id ${printable(end)}.`)
  if (others.length > 0) throw new Misuse(`${printable(end)} means several: give more of the id.`)
  return letter
}

/** Which submissions the options name. Throws a `Misuse` when that can be none. */
export function wantedBy({ kind, search, status, since, until }: Asked): Wanted {
  if (since !== undefined && until !== undefined && since >= until) throw new Misuse('--since is after --until.')
  return { kind, search, status, since, until }
}

/** Submissions that are read at a time. */
const atOnce = 200

/** All of the wanted submissions, at most so many. */
export async function* every(
  store: Store,
  wanted: Wanted,
  order: 'newest first' | 'oldest first',
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Letter> {
  let last = order === 'oldest first' ? '' : undefined
  for (let left = limit; left > 0; left -= atOnce) {
    const from = order === 'oldest first' ? { after: last } : { before: last }
    const letters = await store.inbox.list(wanted, { ...from, limit: Math.min(left, atOnce) })
    yield* letters
    last = letters.at(-1)?.id
    if (last === undefined) return
  }
}
