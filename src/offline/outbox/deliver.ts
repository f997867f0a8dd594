import { type Answer, errorText, meaningOf, requestParts } from '#forms/submission.ts'
import { withLock } from '#offline/allowed.ts'
import { tell } from '#offline/messages.ts'
import { claim, isOld, isWaiting, type PendingForm, resumeOf, store } from './store.ts'

/** The result for an entry: settled, to be retried later, or a reason to stop the whole run. */
type Outcome = 'settled' | 'later' | 'stop'

/** The request that the entry's form would have sent. */
function requestOf(entry: PendingForm): Request {
  const { key, fields, url, timeout } = entry
  return new Request(url, {
    method: 'POST',
    ...requestParts({ fields, file: resumeOf(entry) }, key),
    credentials: 'include',
    signal: AbortSignal.timeout(timeout),
  })
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, redirected, headers } = response
  return { status, redirected, type: headers.get('Content-Type') ?? '', text: await response.text() }
}

/** One attempt. An entry that is not settled stays in the outbox for the next run. */
async function attempt(entry: PendingForm): Promise<Outcome> {
  const { key, form } = entry
  let answer: Answer
  try {
    answer = await answerOf(await fetch(requestOf(entry)))
  } catch {
    if (!entry.tried) await store.put({ ...entry, tried: true }).catch(() => undefined)
    // This entry alone may be too large for the network, so the others are tried too.
    return 'later'
  }
  const meaning = meaningOf(answer)
  // A full or broken store does not stop sending: the server recognises the idempotency key next time.
  if (meaning === 'accepted') {
    await store.remove(key).catch(() => undefined)
    tell({ type: 'outbox-sent', form, key })
    return 'settled'
  }
  if (meaning === 'refused') {
    await store.put({ ...entry, refused: errorText(answer.text) ?? entry.failure }).catch(() => undefined)
    return 'settled'
  }
  return meaning === 'busy' ? 'stop' : 'later'
}

/** Expires or sends an entry whose lock is held. */
async function settle(key: string): Promise<Outcome> {
  // Read it again: the visitor may have removed it.
  const entry = await store.read(key)
  if (!entry || !isWaiting(entry)) return 'settled'
  if (isOld(entry)) {
    await store.put({ ...entry, expired: true }).catch(() => undefined)
    return 'settled'
  }
  return navigator.onLine ? attempt(entry) : 'stop'
}

/** Tries every queued entry once, oldest first, and expires old ones. Resolves with `waiting` if unsent entries are left. */
async function deliverAll(): Promise<'empty' | 'waiting'> {
  const attempts = new Set<string>()
  for (;;) {
    const waiting = (await store.list()).filter(isWaiting)
    const next = waiting.find(({ key }) => !attempts.has(key))
    if (!next) return waiting.length > 0 ? 'waiting' : 'empty'
    attempts.add(next.key)
    const outcome = await claim(next.key, () => settle(next.key))
    if (outcome === 'stop') return 'waiting'
    if (outcome === 'settled') tell({ type: 'outbox-changed' })
  }
}

/**
 * Sends the queued entries, from a page or the worker; a Web Lock allows one sender at a time. Resolves with `busy` when
 * another sender is active, `waiting` when entries are left, else `empty`. Rejects with a `DOMException` where IndexedDB is
 * forbidden.
 */
export const deliver = () => withLock('outbox', async free => (free ? deliverAll() : 'busy'), { ifAvailable: true })
