import { type Answer, errorText, meaningOf } from '#api/answer.ts'
import { requestParts } from '#api/wire.ts'
import type { Message } from '#offline/messages.ts'
import { tell } from '#offline/tell.ts'
import { claim } from './claim.ts'
import { type Entry, isWaiting, keepFor, resumeOf } from './entry.ts'
import { type Store, store } from './store.ts'

/** What sending needs of its surroundings. */
export interface Surroundings {
  readonly store: Store
  readonly fetch: typeof fetch
  readonly tell: (message: Message) => void
  /** Runs while nobody else touches the entry. */
  readonly claim: <Result>(key: string, run: () => Promise<Result>) => Promise<Result>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly online: () => boolean
}

/** What became of an entry: it is settled one way or the other, has to be tried again, or nothing can be sent now. */
type Outcome = 'settled' | 'later' | 'stop'

/** An entry as the request that its form would have sent. */
function requestOf(entry: Entry): Request {
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

/** One attempt. What is not settled by it stays as it is, for the next run. */
async function attempt(entry: Entry, { store, fetch, tell }: Surroundings): Promise<Outcome> {
  const { key, form } = entry
  let answer: Answer
  try {
    answer = await answerOf(await fetch(requestOf(entry)))
  } catch {
    if (!entry.tried) await store.put({ ...entry, tried: true }).catch(() => undefined)
    // It may be this entry that the network does not carry: the others are not kept waiting for it.
    return 'later'
  }
  const meaning = meaningOf(answer)
  // A store that is full or broken keeps nobody from sending: what it could not note is answered as before next time.
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

/** Does with an entry what is due, now that it is ours. */
async function settle(key: string, surroundings: Surroundings): Promise<Outcome> {
  const { store, tell, now, online } = surroundings
  // Again: the visitor may have taken it back.
  const entry = await store.read(key)
  if (!entry || !isWaiting(entry)) return 'settled'
  if (now() - entry.savedAt > keepFor) {
    await store.put({ ...entry, expired: true }).catch(() => undefined)
    tell({ type: 'outbox-expired', form: entry.form, key })
    return 'settled'
  }
  return online() ? attempt(entry, surroundings) : 'stop'
}

/** Tries everything that waits once, oldest first. What is too old is marked as given up on. `waiting` means that something is left to send. */
export async function deliverFrom(surroundings: Surroundings): Promise<'empty' | 'waiting'> {
  const { store, tell, claim } = surroundings
  const tried = new Set<string>()
  for (;;) {
    const waiting = (await store.list()).filter(isWaiting)
    const next = waiting.find(({ key }) => !tried.has(key))
    if (!next) return waiting.length > 0 ? 'waiting' : 'empty'
    tried.add(next.key)
    const outcome = await claim(next.key, () => settle(next.key, surroundings))
    if (outcome === 'stop') return 'waiting'
    if (outcome === 'settled') tell({ type: 'outbox-changed' })
  }
}

/**
 * Sends what waits, from a page or the worker; one sender at a time, whoever it is. Answers `busy` when another one is at
 * it, `waiting` when something is left to send, else `empty`. Rejects with a `DOMException` where IndexedDB is forbidden.
 */
export async function deliver(): Promise<'busy' | 'waiting' | 'empty'> {
  return navigator.locks.request('outbox', { ifAvailable: true }, async lock => {
    if (!lock) return 'busy'
    return deliverFrom({
      store,
      tell,
      claim,
      fetch: (...request) => fetch(...request),
      now: Date.now,
      online: () => navigator.onLine,
    })
  })
}
