import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { App } from '#server/answers.ts'
import { limits } from '#server/limits/limits.ts'
import { subscriptionRoutes } from './subscription.ts'

it('a flood of links from one sender is refused before it is looked up, and others are not', async () => {
  const waiting: (() => void)[] = []
  const app: App = new Hono()
  app.use(async (c, next) => {
    c.set('client', { ipAddress: c.req.header('from') ?? '', overHttps: false })
    c.setRenderer(({ title }, status = 200, headers) => c.body(title, status, headers))
    await next()
  })
  subscriptionRoutes(app, {
    senders: () => ({ wait: () => 0, take: () => () => undefined }),
    subscribers: () => ({
      find: async () => undefined,
      has: () => new Promise(resolve => waiting.push(() => resolve(true))),
      confirm: async () => undefined,
      end: async () => undefined,
      list: async () => [],
    }),
  })
  const end = async (from: string) =>
    (await app.request('/api/newsletter/end', { method: 'POST', headers: { from } })).status
  const flood = Array.from({ length: limits.links.ofSender }, () => end('192.0.2.1'))
  expect(await end('192.0.2.1')).toBe(429)
  const other = end('192.0.2.2')
  await vi.waitUntil(() => waiting.length === limits.links.ofSender + 1, 30_000)
  for (const answer of waiting) answer()
  expect(await Promise.all([...flood, other])).toEqual(Array.from({ length: limits.links.ofSender + 1 }, () => 200))
  const again = end('192.0.2.1')
  await vi.waitUntil(() => waiting.length === limits.links.ofSender + 2, 30_000)
  waiting.at(-1)?.()
  expect(await again).toBe(200)
})
