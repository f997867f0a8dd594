import type { Config } from '#server/config.ts'
import type { Store } from '#server/storage/index.ts'
import { dayAndTime } from './days.ts'
import { type Asked, UsageError } from './options.ts'
import { json, onOneLine } from './printable.ts'
import { shortId } from './submissions.ts'
import { table } from './table.ts'
import type { Terminal } from './terminal.ts'

/** Shows the number of waiting mails, the age of the oldest, and the last error. */
export async function waiting(store: Store, asked: Asked, { write }: Terminal, { smtpUrl }: Config) {
  await store.mailQueue.giveUp(Date.now())
  const { waiting: count, since } = await store.mailQueue.state(Date.now())
  const error = await store.mailQueue.lastError()
  const oldest = since === undefined ? null : new Date(since).toISOString()
  if (asked.json) return write(`${json({ count, oldest, error }, 2)}\n`)
  if (since === undefined) return write('No mail is waiting.\n')
  write(`${count} waiting, the oldest since ${dayAndTime(since)}.
last error: ${onOneLine(error) || 'none yet: no attempt has failed'}
${smtpUrl ? 'The server tries again by itself; "retry --waiting" makes it try now.' : 'SMTP_URL is not set: no mail goes out until it is.'}
`)
}

export async function failed(store: Store, asked: Asked, { write, width }: Terminal) {
  await store.mailQueue.giveUp(Date.now())
  const failedMails = await store.mailQueue.failed()
  if (asked.json) return write(`${json(failedMails, 2)}\n`)
  if (failedMails.length === 0) {
    const { waiting: count } = await store.mailQueue.state(Date.now())
    return write(
      count === 0 ? 'Every mail has been sent.\n' : `None was given up on; ${count} waiting: see "waiting".\n`,
    )
  }
  const columns = [
    { title: 'id' },
    { title: 'about', atLeast: 20 },
    { title: 'attempts' },
    { title: 'why', atLeast: 20 },
  ]
  const rows = failedMails.map(({ id, about, attempts, error }) => [
    shortId(id),
    about === id ? `submission ${shortId(id)}` : about,
    String(attempts),
    error || 'no mail server was set',
  ])
  write(`${table(columns, rows, width)}\n`)
}

export async function retry(store: Store, asked: Asked, { write }: Terminal) {
  await store.mailQueue.giveUp(Date.now())
  const [end] = asked.words
  if (asked.waiting) {
    if (end !== undefined) throw new UsageError('Use an id or --waiting, not both.')
    const hurried = await store.mailQueue.makeDue(Date.now())
    return write(asked.json ? `${json({ hurried })}\n` : `${hurried} will be sent within a minute.\n`)
  }
  const ids = (await store.mailQueue.failed()).map(({ id }) => id).filter(id => end === undefined || id.endsWith(end))
  if (end !== undefined && ids.length !== 1)
    throw new UsageError(`${end} is the id of ${ids.length === 0 ? 'none' : 'several'} of them.`)
  for (const id of ids) await store.mailQueue.retry(Date.now(), id)
  write(asked.json ? `${json({ retried: ids.length })}\n` : `${ids.length} will be sent again.\n`)
}
