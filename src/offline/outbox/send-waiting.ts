import { errorText, failures, formRequest, timeLimit } from '#api/requests.ts'
import type { Message } from '#offline/messages.ts'
import { type Entry, isWaiting, keepFor, resumeOf } from './entry.ts'
import type { Store } from './store.ts'

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

/** Answers that say 'later', not 'no': RFC 9110 section 15.5.9, RFC 8470, RFC 6585 section 4. */
const later = [408, 425, 429]

/** An entry as the request that its form would have sent. Throws a `TypeError` when the form would not have sent it. */
export function requestOf(entry: Entry): Request {
  const { key, form, values, url } = entry
  const outgoing = formRequest(form, values, resumeOf(entry), { idempotencyKey: key })
  const { headers, body } = outgoing
  const signal = AbortSignal.timeout(timeLimit(outgoing))
  return new Request(url, { method: 'POST', headers, body, credentials: 'include', signal })
}

/** One attempt: `done` when the entry is settled, one way or the other, `wait` when it has to be tried again. */
async function attempt(entry: Entry, { store, fetch, tell }: Surroundings): Promise<'done' | 'wait'> {
  const { key, form } = entry
  const tried = { ...entry, attempts: entry.attempts + 1 }
  await store.put(tried)
  const refuse = async (message: string) => {
    await store.put({ ...tried, refused: message })
    tell({ type: 'outbox-refused', form, key, message })
    return 'done' as const
  }
  let request: Request
  try {
    request = requestOf(entry)
  } catch {
    // Its form would not have sent it: it must not keep the others from being sent.
    return refuse(failures[form].refused)
  }
  let response: Response
  let words: string
  try {
    response = await fetch(request)
    words = response.ok ? '' : await response.text()
  } catch {
    return 'wait'
  }
  if (response.ok) {
    await store.remove(key)
    tell({ type: 'outbox-sent', form, key })
    return 'done'
  }
  if (response.status < 400 || response.status >= 500 || later.includes(response.status)) return 'wait'
  return refuse(errorText(words) ?? failures[form].refused)
}

/**
 * Sends what waits, oldest first, until all is settled or something has to wait. What is too old is marked as given up
 * on. `waiting` means that something is left to send.
 */
export async function sendWaiting(surroundings: Surroundings): Promise<'empty' | 'waiting'> {
  const { store, tell, claim, now, online } = surroundings
  for (;;) {
    const [oldest] = (await store.list()).filter(isWaiting)
    if (!oldest) return 'empty'
    const outcome = await claim(oldest.key, async () => {
      // Again, now that it is ours: the visitor may have taken it back.
      const entry = await store.read(oldest.key)
      if (!entry || !isWaiting(entry)) return 'done'
      if (now() - entry.savedAt > keepFor) {
        await store.put({ ...entry, expired: true })
        tell({ type: 'outbox-expired', form: entry.form, key: entry.key })
        return 'done'
      }
      return online() ? attempt(entry, surroundings) : 'wait'
    })
    if (outcome === 'wait') return 'waiting'
    tell({ type: 'outbox-changed' })
  }
}
