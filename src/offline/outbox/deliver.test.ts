import { afterEach, describe, expect, it, vi } from 'vitest'
import { tell } from '#offline/messages.ts'
import { deliver } from './deliver.ts'
import { type PendingForm, store } from './store.ts'

vi.mock('#offline/messages.ts', () => ({ tell: vi.fn() }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const entry = (key: string, more: Partial<PendingForm> = {}): PendingForm => ({
  key,
  form: 'contact-form',
  draft: 'draft',
  values: { name: 'Ayesha', email: 'a@b.example', subject: 'Tills', message: key },
  fields: { name: 'Ayesha', email: 'a@b.example', subject: 'Tills', message: key },
  url: 'https://api.example/api/contact',
  timeout: 30_000,
  failure: 'Failed to send message.',
  savedAt: 0,
  ...more,
})
const refusal =
  (status: number, body = '{"error":"Enter your name."}') =>
  () =>
    new Response(body, { status })
const accepted = () => Response.json({ ok: true })

/** Sends from a store in memory to a server that answers each request by `answer`. */
async function sending(
  entries: readonly PendingForm[],
  answer: (request: Request, kept: Map<string, PendingForm>) => Response | Promise<Response>,
  now = 1000,
) {
  const kept = new Map(entries.map(one => [one.key, one]))
  const requests: Request[] = []
  vi.spyOn(store, 'list').mockImplementation(async () =>
    [...kept.values()].sort((one, other) => one.savedAt - other.savedAt),
  )
  vi.spyOn(store, 'read').mockImplementation(async key => kept.get(key))
  vi.spyOn(store, 'put').mockImplementation(async one => {
    kept.set(one.key, one)
    return one.key
  })
  vi.spyOn(store, 'remove').mockImplementation(async key => void kept.delete(key))
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    return answer(request, kept)
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const outcome = await deliver()
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  return { outcome, requests, keys, kept }
}

const two = [entry('a'), entry('b', { savedAt: 1 })]

describe('sending the outbox', () => {
  it('sends the oldest first, with key and cookies, and removes accepted entries', async () => {
    const saved = [entry('late', { savedAt: 20 }), entry('early', { savedAt: 10 })]
    const { outcome, requests, keys, kept } = await sending(saved, accepted)
    expect([outcome, keys, kept.size]).toEqual(['empty', ['early', 'late'], 0])
    const [first] = requests
    const request = { url: 'https://api.example/api/contact', method: 'POST', credentials: 'include' }
    expect(first).toMatchObject(request)
    expect(await first?.json()).toEqual(entry('early').values)
    expect(tell).toHaveBeenCalledWith({ type: 'outbox-sent', form: 'contact-form', key: 'late' })
  })

  it("keeps a refused entry with the server's message, tries again what a proxy refused, and continues", async () => {
    const answers = [refusal(400), refusal(404, '<p>proxy</p>'), accepted]
    const saved = [...two, entry('c', { savedAt: 2 })]
    const { outcome, kept } = await sending(saved, () => answers.shift()?.() ?? accepted())
    expect(outcome).toBe('waiting')
    const left = [...kept.values()]
    expect(left.map(({ key, refused }) => [key, refused])).toEqual([
      ['a', 'Enter your name.'],
      ['b', undefined],
    ])
    expect((await sending(left, accepted)).keys).toEqual(['b'])
  })

  const page = () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })
  it.each<[string, () => Response | Promise<Response>, kept?: object]>([
    ...[408, 425, 500, 503].map((status): [string, () => Response] => [String(status), refusal(status)]),
    ['with a page, as a hotel does', page],
    ['by nobody', () => Promise.reject(new TypeError('network failure')), { tried: true }],
  ])('keeps what is answered %s, and sends the others all the same', async (_, answer, more) => {
    const { outcome, keys, kept } = await sending(two, ({ headers }) =>
      headers.get('idempotency-key') === 'a' ? answer() : accepted(),
    )
    expect([outcome, keys, [...kept.values()]]).toEqual(['waiting', ['a', 'b'], [entry('a', more)]])
  })

  it('stops after 429 and keeps all entries', async () => {
    const { outcome, keys, kept } = await sending(two, refusal(429))
    expect([outcome, keys, [...kept.keys()]]).toEqual(['waiting', ['a'], ['a', 'b']])
  })

  it('keeps an entry of last week, and sends one that was saved while the clock was years behind', async () => {
    const lastWeek = entry('last week', { savedAt: Date.UTC(2026, 0, 7) })
    const { keys, kept } = await sending([entry('1970'), lastWeek], accepted, Date.UTC(2026, 0, 15))
    expect(keys).toEqual(['1970'])
    expect([...kept.values()]).toEqual([{ ...lastWeek, expired: true }])
  })
})
