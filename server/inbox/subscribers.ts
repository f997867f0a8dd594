import type { Config } from '#server/config.ts'
import { subscriptionLinks } from '#server/mail/messages.ts'
import type { Store } from '#server/storage/index.ts'
import { csvHead, csvRow } from './csv.ts'
import { dayAndTime } from './days.ts'
import { type Asked, UsageError } from './options.ts'
import { output } from './output.ts'
import { json } from './printable.ts'
import { table } from './table.ts'
import type { Terminal } from './terminal.ts'

/** Lists the subscribers of the newsletter; `siteUrl` is the origin of the links that end a subscription. */
export async function subscribers(store: Store, asked: Asked, terminal: Terminal, { siteUrl }: Config) {
  const { csv, json: asList, out, separator } = asked
  if (asList && (csv || separator)) throw new UsageError('Use --csv, with or without --separator, or --json.')
  const list = (await store.subscribers.list()).map(subscriber => ({
    email: subscriber.email,
    confirmed: subscriber.confirmedAt ?? 0,
    end: subscriptionLinks(siteUrl, subscriber).end,
  }))
  const rows = list.map(({ email, confirmed, end }) => [email, dayAndTime(confirmed), end])
  const forPeople = () =>
    rows.length === 0
      ? 'Nobody has confirmed yet.\n'
      : `${table([{ title: 'email' }, { title: 'confirmed', rank: 1 }, { title: 'link to leave' }], rows, terminal.width)}\n`
  await output(out, terminal, async put => {
    if (asList) {
      const entries = list.map(({ confirmed, ...rest }) => ({ ...rest, confirmed: new Date(confirmed).toISOString() }))
      return put(`${json(entries, 2)}\n`)
    }
    if (!csv && separator === undefined) return put(forPeople())
    put(csvHead(['email', 'confirmed', 'link to leave'], separator))
    for (const row of rows) put(csvRow(row, separator))
  })
  if (out !== undefined && !asList) terminal.write(`Wrote ${list.length} to ${out}\n`)
}
