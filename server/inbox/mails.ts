import type { Config } from '#server/config.ts'
import type { Store } from '#server/storage/index.ts'
import { dayAndTime } from './days.ts'
import { json, onOneLine, table } from './printable.ts'
import { shortId } from './submissions.ts'
import type { Terminal } from './terminal.ts'

/** Shows the number of waiting mails, the age of the oldest, the last error, and the mails that were given up on. */
export async function waiting(
  store: Store,
  asList: true | undefined,
  { write, width }: Terminal,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
) {
  const now = Date.now()
  await store.mailQueue.giveUp(now)
  const { waiting: count, since } = await store.mailQueue.state(now)
  const [error, failed] = [await store.mailQueue.lastError(), await store.mailQueue.failed()]
  const oldest = since === undefined ? null : new Date(since).toISOString()
  if (asList) return write(`${json({ count, oldest, error, failed }, 2)}\n`)
  if (since === undefined) write('No mail is waiting.\n')
  else
    write(`${count} waiting, the oldest since ${dayAndTime(since)}.
last error: ${onOneLine(error) || 'none yet: no attempt has failed'}
${smtpUrl ? 'The server tries again by itself; "retry" makes it try now.' : 'SMTP_URL is not set: no mail goes out until it is.'}
`)
  if (failed.length === 0) return
  write(`\n${failed.length} not sent within three days; "retry" tries again:\n`)
  const rows = failed.map(({ id, about, attempts, error: why }) => [
    shortId(id),
    about === id ? `submission ${shortId(id)}` : about,
    String(attempts),
    why || 'no mail server was set',
  ])
  write(table(['id', 'about', 'attempts', 'why'], rows, width))
}

/** Queues the mails again that were given up on, and makes all due now. */
export async function retry(store: Store, asList: true | undefined, { write }: Terminal) {
  await store.mailQueue.retry(Date.now())
  const due = await store.mailQueue.makeDue(Date.now())
  write(asList ? `${json({ due })}\n` : `${due} will be sent within a minute.\n`)
}
