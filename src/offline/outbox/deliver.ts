import { type Answer, errorText, meaningOf, requestParts } from '#forms/submission.ts'
import { withLock } from '#offline/allowed.ts'
import { type Message, tell } from '#offline/messages.ts'
import { claim } from './claim.ts'
import { isOld, isWaiting, type PendingForm, resumeOf } from './entry.ts'
import { type Store, store } from './store.ts'

/** What sending depends on; tests replace it. */
export interface Surroundings {
  readonly store: Store
  readonly fetch: typeof fetch
  readonly tell: (message: Message) => void
  /** Runs while holding the entry's lock. */
  readonly claim: <Result>(key: string, run: () => Promise<Result>) => Promise<Result>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly online: () => boolean
}

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
async function attempt(entry: PendingForm, { store, fetch, tell }: Surroundings): Promise<Outcome> {
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
    const message = errorText(answer.text) ?? entry.failure
    await store.put({ ...entry, refused: message }).catch(() => undefined)
    tell({ type: 'outbox-refused', form, key, message })
    return 'settled'
  }
  return meaning === 'busy' ? 'stop' : 'later'
}

/** Expires or sends an entry whose lock is held. */
async function settle(key: string, surroundings: Surroundings): Promise<Outcome> {
  const { store, tell, now, online } = surroundings
  // Read it again: the visitor may have removed it.
  const entry = await store.read(key)
  if (!entry || !isWaiting(entry)) return 'settled'
  if (isOld(entry, now())) {
    await store.put({ ...entry, expired: true }).catch(() => undefined)
    tell({ type: 'outbox-expired', form: entry.form, key })
    return 'settled'
  }
  return online() ? attempt(entry, surroundings) : 'stop'
}

/** Tries every queued entry once, oldest first, and expires old ones. Resolves with `waiting` if unsent entries are left. */
export async function deliverFrom(surroundings: Surroundings): Promise<'empty' | 'waiting'> {
  const { store, tell, claim } = surroundings
  const attempts = new Set<string>()
  for (;;) {
    const waiting = (await store.list()).filter(isWaiting)
    const next = waiting.find(({ key }) => !attempts.has(key))
    if (!next) return waiting.length > 0 ? 'waiting' : 'empty'
    attempts.add(next.key)
    const outcome = await claim(next.key, () => settle(next.key, surroundings))
    if (outcome === 'stop') return 'waiting'
    if (outcome === 'settled') tell({ type: 'outbox-changed' })
  }
}

/**
 * Sends the queued entries, from a page or the worker; a Web Lock allows one sender at a time. Resolves with `busy` when
 * another sender is active, `waiting` when entries are left, else `empty`. Rejects with a `DOMException` where IndexedDB is
 * forbidden.
 */
export async function deliver(): Promise<'busy' | 'waiting' | 'empty'> {
  const surroundings: Surroundings = {
    store,
    tell,
    claim,
    fetch: (...request) => fetch(...request),
    now: Date.now,
    online: () => navigator.onLine,
  }
  return withLock('outbox', async free => (free ? deliverFrom(surroundings) : 'busy'), { ifAvailable: true })
}
