import { firstPaths, type OfflineList } from '#offline/list.ts'
import { present } from '../site.ts'
import { controlled, expect, goOffline, goOnSaving, isLate, savedKeys, savedWhole, test, topPages } from './device.ts'

const heading = 'main h1'

/** `npm test` tests one fault of each kind, `npm run test:all -- pages` the others. */
const unlessQuick = (quick: boolean) => ({ tag: quick ? [] : ['@every-fault'] })

test('cut while it is saved: what is saved opens, and the next visit saves the rest', async ({ page, weather }) => {
  const asked = () => weather.requests.filter(path => /^\/[\w-]+$/.test(path) && !firstPaths.includes(path))
  weather.fault = () => (asked().length > 4 ? 'cut' : undefined)
  await page.goto(weather.url)
  await expect.poll(() => asked().length).toBeGreaterThan(4)
  const before = (await savedKeys(page)).map(key => key.split('?')[0] ?? '')
  weather.down(undefined)
  weather.requests.length = 0
  await page.goto(`${weather.url}/about`)
  await controlled(page)
  await savedWhole(page, weather)
  // What is saved is not requested again, except by the page that is opened.
  const again = before.filter(path => /^\/(art|services|industries|blog)\//.test(path))
  expect(again).not.toEqual([])
  expect(again.filter(path => weather.requests.includes(path))).toEqual([])
  await goOffline(page, weather)
  await page.goto(`${weather.url}${present(['/services/cloud-services', '/privacy'])[0]}`)
  await expect(page.locator(heading)).toBeVisible()
})

test('an installation that fails during a navigation is retried on the next page', async ({ page, weather }) => {
  weather.lists = topPages
  weather.fault = path => (path === '/offline' ? 'never' : undefined)
  await page.goto(weather.url)
  await expect.poll(() => weather.requests).toContain('/offline')
  await page.goto(`${weather.url}/about`)
  // This page registers the worker, which is still installing.
  await page.waitForLoadState('networkidle')
  weather.down(undefined)
  weather.refuse()
  await controlled(page)
  await savedWhole(page, weather)
})

test('a page that is not saved and gets no answer leads to the offline page', async ({ page, weather }) => {
  weather.lists = path => path === '/'
  await page.goto(weather.url)
  await controlled(page)
  await savedWhole(page, weather)
  weather.down('never')
  weather.requests.length = 0
  await page.goto(`${weather.url}/about`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/offline\?page=%2Fabout$/)
  expect(weather.requests.filter(path => path === '/about')).toHaveLength(1)
})

test('one file that fails keeps nothing else from being saved', async ({ page, weather }) => {
  weather.lists = topPages
  let isFirst = true
  weather.fault = path => {
    if (!path.startsWith('/art/') || !isFirst) return undefined
    isFirst = false
    return 'cut'
  }
  await page.goto(`${weather.url}/contact`)
  await controlled(page)
  const list = (await (await page.request.get(`${weather.url}/offline.json`)).json()) as OfflineList
  const saved = async () => (await savedKeys(page)).filter(key => key.includes('?saved=')).length
  await expect.poll(saved, { timeout: 120_000 }).toBe(Object.keys(list.pages).length)
  expect(isFirst).toBe(false)
})

for (const fault of ['503', 'html', 'never'] as const) {
  test(
    `a server that answers ${fault} does not replace a saved page`,
    unlessQuick(fault === 'html'),
    async ({ page, weather }) => {
      weather.lists = topPages
      await page.goto(weather.url)
      await savedWhole(page, weather)
      await page.goto(`${weather.url}/about`)
      const title = await page.title()
      weather.down(fault)
      await page.goto(`${weather.url}/about`, { waitUntil: 'commit' })
      await expect(page).toHaveTitle(title)
      await goOnSaving(page)
      await goOffline(page, weather)
      await page.goto(`${weather.url}/about`)
      await expect(page).toHaveTitle(title)
      await expect(page.locator(heading)).toBeVisible()
    },
  )
}

/** What a first visit asks for beside pages. */
const parts = /^\/(art|api)\/|blog-/

for (const fault of ['503', 'html'] as const)
  test(
    `a first visit while scripts, art and lists answer ${fault} saves none of it, and the next one does`,
    unlessQuick(fault === '503'),
    async ({ page, weather }) => {
      weather.lists = topPages
      weather.fault = path => (parts.test(path) ? fault : undefined)
      await page.goto(weather.url, { waitUntil: 'commit' })
      await expect.poll(() => weather.requests.some(path => parts.test(path))).toBe(true)
      weather.down(undefined)
      await page.goto(`${weather.url}/contact`)
      await controlled(page)
      await savedWhole(page, weather)
      const texts = await page.evaluate(async () => {
        const bad: string[] = []
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) {
            const text = (await (await cache.match(request))?.text()) ?? ''
            if (/Sign in to this network|Come back later/.test(text)) bad.push(request.url)
          }
        }
        return bad
      })
      expect(texts).toEqual([])
    },
  )

test('without room for the first pages the offline page says so', async ({ page, weather, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: weather.url, quotaSize: 60_000 })
  await page.goto(`${weather.url}/offline`)
  await expect(page.getByText('Nothing is saved, because this device has no room left')).toBeVisible()
})

test('full storage stops saving, not reading', async ({ page, weather, context }) => {
  // Else a fast machine has saved the whole site before its storage is full.
  weather.fault = path => (isLate(path) ? 'cut' : undefined)
  await page.goto(weather.url)
  await controlled(page)
  const session = await context.newCDPSession(page)
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await session.send('Storage.overrideQuotaForOrigin', { origin: weather.url, quotaSize: usage + 40_000 })
  weather.down(undefined)
  await page.goto(`${weather.url}/offline`)
  await page.getByRole('button', { name: 'Save everything' }).click()
  const counted = page.getByText(/^\d+ of \d+ pages saved/)
  await expect(counted).toBeVisible()
  await goOffline(page, weather)
  await page.goto(weather.url)
  await expect(page.locator(heading)).toBeVisible()
  await page.goto(`${weather.url}/offline`)
  await expect(counted).toBeVisible()
})

test('without Cache Storage the offline page says so, and everything else works', async ({ page, weather }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'))
  await page.goto(`${weather.url}/offline`)
  await expect(page.getByText('This browser can’t save pages of this site')).toBeVisible()
  // The notice is one of the parts that load when the page is idle, and they are not saved here.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/offline-parts-[^/]+\.js$/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(`${weather.url}/about`)
  expect(errors).toEqual([])
})
