import { describe, expect, it } from 'vitest'
import type { Message } from '#offline/messages.ts'
import { type Entry, keepFor } from './entry.ts'
import { sendWaiting } from './send-waiting.ts'

const entry = (key: string, more: Partial<Entry> = {}): Entry => ({
  key,
  form: 'contact-form',
  values: { name: 'Ayesha', email: 'a@b.example', subject: 'Tills', message: key },
  url: 'https://api.example/api/contact',
  savedAt: 0,
  attempts: 0,
  ...more,
})
const refusal =
  (status: number, body = '{"error":"Enter your name."}') =>
  () =>
    new Response(body, { status })
const accepted = () => new Response('{"ok":true}')

/** Sends from a store in memory to a server that answers each request by `answer`. */
async function sending(
  entries: readonly Entry[],
  answer: (request: Request, kept: Map<string, Entry>) => Response | Promise<Response>,
  { now = 1000, online = true } = {},
) {
  const kept = new Map(entries.map(one => [one.key, one]))
  const requests: Request[] = []
  const told: Message[] = []
  const outcome = await sendWaiting({
    store: {
      list: async () => [...kept.values()].sort((one, other) => one.savedAt - other.savedAt),
      read: async key => kept.get(key),
      put: async one => void kept.set(one.key, one),
      remove: async key => void kept.delete(key),
    },
    fetch: async input => {
      const request = new Request(input)
      requests.push(request)
      return answer(request, kept)
    },
    tell: message => told.push(message),
    claim: (_, run) => run(),
    now: () => now,
    online: () => online,
  })
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  return { outcome, requests, keys, told, kept }
}

describe('sending what waits', () => {
  it('goes oldest first, with key and cookies, and leaves nothing of what was accepted', async () => {
    const { outcome, requests, keys, kept, told } = await sending(
      [entry('late', { savedAt: 20 }), entry('early', { savedAt: 10 })],
      accepted,
    )
    expect([outcome, keys, kept.size]).toEqual(['empty', ['early', 'late'], 0])
    expect(requests.map(({ url, method, credentials }) => [url, method, credentials])[0]).toEqual([
      'https://api.example/api/contact',
      'POST',
      'include',
    ])
    expect(await requests[0]?.json()).toEqual(entry('early').values)
    expect(told).toContainEqual({ type: 'outbox-sent', form: 'contact-form', key: 'late' })
  })

  it('sends an application with its file as it was chosen', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 45, 0, 255]).buffer
    const application = entry('a', {
      form: 'application-form',
      values: { fullName: 'Karim', email: 'k@b.example' },
      resume: { name: 'cv.pdf', type: 'application/pdf', bytes },
    })
    const { requests } = await sending([application], accepted)
    const file = (await requests[0]?.formData())?.get('resume')
    expect(file).toBeInstanceOf(File)
    if (!(file instanceof File)) return
    expect([file.name, file.type, new Uint8Array(await file.arrayBuffer())]).toEqual([
      'cv.pdf',
      'application/pdf',
      new Uint8Array(bytes),
    ])
  })

  it("brings a refusal back with the server's words, else the form's own, and goes on", async () => {
    const answers = [refusal(400), refusal(404, '<p>proxy</p>'), accepted]
    const { outcome, kept } = await sending(
      [entry('a'), entry('b'), entry('c')],
      () => answers.shift()?.() ?? accepted(),
    )
    expect(outcome).toBe('empty')
    expect([...kept.values()].map(({ key, refused }) => [key, refused])).toEqual([
      ['a', 'Enter your name.'],
      ['b', 'Failed to send message.'],
    ])
    expect((await sending([...kept.values()], accepted)).requests).toEqual([])
  })

  it('brings back what its form would not have sent, and goes on', async () => {
    const { outcome, keys, kept } = await sending(
      [entry('a', { form: 'application-form' }), entry('b', { savedAt: 1 })],
      accepted,
    )
    expect([outcome, keys, kept.get('a')?.refused]).toEqual(['empty', ['b'], 'Failed to submit application.'])
  })

  it.each([408, 425, 429, 500, 503])('keeps everything after %i, and asks nothing more', async status => {
    const { outcome, keys, kept } = await sending([entry('a'), entry('b')], refusal(status))
    expect([outcome, keys, [...kept.keys()]]).toEqual(['waiting', ['a'], ['a', 'b']])
    expect(kept.get('a')).toEqual(entry('a', { attempts: 1 }))
  })

  it('keeps everything when the network fails, and tries nothing while there is none', async () => {
    const failed = await sending([entry('a'), entry('b')], () => Promise.reject(new TypeError('network failure')))
    expect([failed.outcome, failed.keys, failed.kept.size]).toEqual(['waiting', ['a'], 2])
    const offline = await sending([entry('a')], accepted, { online: false })
    expect([offline.outcome, offline.keys, offline.kept.get('a')]).toEqual(['waiting', [], entry('a')])
  })

  it('sends what comes while it is at it, and not what is taken back', async () => {
    const { keys } = await sending([entry('a'), entry('b', { savedAt: 1 })], (_, kept) => {
      if (kept.delete('b')) kept.set('c', entry('c', { savedAt: 2 }))
      return accepted()
    })
    expect(keys).toEqual(['a', 'c'])
  })

  it('gives up on what is older than 7 days, with notice, and keeps it', async () => {
    const { outcome, keys, kept, told } = await sending([entry('old'), entry('young', { savedAt: 10 })], accepted, {
      now: keepFor + 5,
    })
    expect([outcome, keys, kept.get('old')?.expired]).toEqual(['empty', ['young'], true])
    expect(told[0]).toEqual({ type: 'outbox-expired', form: 'contact-form', key: 'old' })
  })
})
