import type { Store } from '#server/storage/index.ts'
import type { Asked } from './options.ts'
import { json } from './printable.ts'
import { named, shortId } from './submissions.ts'
import type { Terminal } from './terminal.ts'

export async function answered(store: Store, asked: Asked, { write }: Terminal) {
  const ids: string[] = []
  // All of them first: of several, one that does not exist must not leave half of the work done.
  for (const end of asked.words) ids.push((await named(store, end)).id)
  for (const id of ids) await store.inbox.answered(id, Date.now())
  write(asked.json ? `${json({ ids })}\n` : ids.map(id => `${shortId(id)} is marked as answered.\n`).join(''))
}
