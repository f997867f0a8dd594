import type { Store } from '#server/storage/index.ts'
import { type Asked, Misuse } from './options.ts'
import { json } from './printable.ts'
import { shortId } from './submissions.ts'
import { table } from './table.ts'
import type { Terminal } from './terminal.ts'

export async function failed(store: Store, asked: Asked, { write, width }: Terminal) {
  await store.notices.giveUp(Date.now())
  const notices = await store.notices.failed()
  if (asked.json) return write(`${json(notices, 2)}\n`)
  if (notices.length === 0) return write('Every mail has been sent, or is still being tried.\n')
  const columns = [
    { title: 'id' },
    { title: 'about', atLeast: 20 },
    { title: 'attempts' },
    { title: 'why', atLeast: 20 },
  ]
  const rows = notices.map(({ id, about, attempts, error }) => [
    shortId(id),
    about === id ? `submission ${shortId(id)}` : about,
    String(attempts),
    error || 'no mail server was set',
  ])
  write(`${table(columns, rows, width)}\n`)
}

export async function retry(store: Store, asked: Asked, { write }: Terminal) {
  await store.notices.giveUp(Date.now())
  const [end] = asked.words
  const ids = (await store.notices.failed()).map(({ id }) => id).filter(id => end === undefined || id.endsWith(end))
  if (end !== undefined && ids.length !== 1)
    throw new Misuse(`${end} is the id of ${ids.length === 0 ? 'none' : 'several'} of them.`)
  for (const id of ids) await store.notices.retry(Date.now(), id)
  write(asked.json ? `${json({ retried: ids.length })}\n` : `${ids.length} to be sent again.\n`)
}
