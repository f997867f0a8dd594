import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Policy } from './fetch-list.ts'

const once: Policy = { retries: 0, maxAge: Number.POSITIVE_INFINITY }
const retrying: Policy = { retries: 3, maxAge: 5 * 60_000 }
const social = [{ id: 1, platform: 'LinkedIn', url: 'https://linkedin.example/' }]

const api = vi.fn<() => Promise<Response>>()
const fails = () => Promise.resolve(new Response('later', { status: 503 }))
const answers = () => Promise.resolve(Response.json(social))

/** Fetches a list, and returns the value known to the visit. */
let refresh: (name: 'social-links', policy: Policy) => Promise<unknown>
beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', api)
  vi.stubEnv('VITE_API_BASE_URL', 'https://site.example')
  api.mockReset()
  // Each test is a separate visit.
  vi.resetModules()
  const [{ fetchList }, { answersAtom }] = [await import('./fetch-list.ts'), await import('./list-store.ts')]
  refresh = async (name, policy) => {
    await fetchList(name, policy)
    return (await import('jotai')).getDefaultStore().get(answersAtom)[name]
  }
  // Modules are read anew, which is slow on a busy machine.
}, 60_000)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('a list that has come is not asked for again by a page that never considers it stale', async () => {
  api.mockImplementation(answers)
  expect(await refresh('social-links', once)).toEqual(social)
  vi.advanceTimersByTime(60 * 60_000)
  expect(await refresh('social-links', once)).toEqual(social)
  expect(api).toHaveBeenCalledTimes(1)
  expect(await refresh('social-links', retrying)).toEqual(social)
  expect(api).toHaveBeenCalledTimes(2)
})

it('a list that failed is asked for again by the next page', async () => {
  api.mockImplementationOnce(fails).mockImplementation(answers)
  expect(await refresh('social-links', once)).toBeUndefined()
  expect(await refresh('social-links', once)).toEqual(social)
})

it.each([
  ['401', () => new Response('Unauthorized', { status: 401 })],
  ['nothing', () => new Response('')],
  ['half of a list', () => new Response('[{"id":1')],
  ['something else', () => Response.json({ error: 'x' })],
])('an answer with %s in place of the list changes nothing', async (_, answer) => {
  api.mockImplementation(() => Promise.resolve(answer()))
  expect(await refresh('social-links', once)).toBeUndefined()
  expect(console.warn).toHaveBeenCalledTimes(1)
})

it('a page that retries does so after another page has failed to get the list', async () => {
  api.mockImplementation(fails)
  await refresh('social-links', once)
  const answer = refresh('social-links', retrying)
  const asked = []
  for (const wait of [0, 1000, 2000, 4000, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    asked.push(api.mock.calls.length)
  }
  expect(asked).toEqual([2, 3, 4, 5, 5])
  expect(await answer).toBeUndefined()
})

it('a page that retries does so when it comes while another page is still asking, in vain', async () => {
  let fail = () => {}
  const failing = new Promise<void>(resolve => {
    fail = resolve
  })
  api
    .mockImplementationOnce(() => failing.then(fails))
    .mockImplementationOnce(fails)
    .mockImplementation(answers)
  const first = refresh('social-links', once)
  const second = refresh('social-links', retrying)
  await vi.advanceTimersByTimeAsync(0)
  fail()
  expect(await first).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toEqual(social)
  expect(api).toHaveBeenCalledTimes(3)
})

it('two that need a list at the same time ask for it once', async () => {
  api.mockImplementation(answers)
  await Promise.all([refresh('social-links', retrying), refresh('social-links', retrying)])
  expect(api).toHaveBeenCalledTimes(1)
})
