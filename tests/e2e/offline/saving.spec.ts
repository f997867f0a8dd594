import type { BrowserContext } from '@playwright/test'
import { siteMap } from '#site/map/index.ts'
import { nextPage, present } from '../site.ts'
import { controlled, expect, goOnSaving, isLate, savedKeys, savedWhole, test, topPages } from './device.ts'

/** Collects the worker's requests with the priority that the browser gives them. */
async function workersRequests(context: BrowserContext) {
  const requests: { path: string; priority: string }[] = []
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('there is no browser to ask')
  const { targetInfos } = await session.send('Target.getTargets')
  const targetId = targetInfos.find(({ type }) => type === 'service_worker')?.targetId ?? ''
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  let begin = () => {}
  const began = new Promise<void>(resolve => {
    begin = resolve
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params } = JSON.parse(message)
    if (id === 1) begin()
    if (method !== 'Network.requestWillBeSent') return
    requests.push({ path: new URL(params.request.url).pathname, priority: params.request.initialPriority })
  })
  await session.send('Target.sendMessageToTarget', {
    sessionId,
    message: JSON.stringify({ id: 1, method: 'Network.enable' }),
  })
  await began
  return requests
}

test('navigation preload is enabled: a page is requested while the worker starts', async ({ page, weather }) => {
  await page.goto(weather.url)
  await controlled(page)
  const state = await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState())
  expect(state.enabled).toBe(true)
})

test('the offline page announces the start and the end of saving, and no count in between', async ({
  page,
  weather,
}) => {
  weather.lists = topPages
  weather.fault = path => (path === nextPage.path ? '503' : undefined)
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(records => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('main [role=status]')
        if (region?.textContent && region.textContent !== said.at(-1)) said.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(`${weather.url}/offline`)
  const said = () => page.evaluate(() => ('said' in window ? window.said : []))
  await expect
    .poll(said, { timeout: 20_000 })
    .toEqual([
      'Saving the pages of this site has begun.',
      expect.stringMatching(/^Saving has ended: \d+ of \d+ pages are saved, 1 could not be saved\.$/),
    ])
})

test('files are saved by low-priority requests', async ({ page, weather, context }) => {
  weather.fault = path => (isLate(path) ? 'cut' : undefined)
  await page.goto(weather.url)
  await controlled(page)
  const requests = await workersRequests(context)
  weather.down(undefined)
  await goOnSaving(page)
  await savedWhole(page, weather)
  const saved = requests.filter(({ path }) => isLate(path))
  const pages = siteMap.filter(({ path }) => isLate(path))
  expect(saved.length).toBeGreaterThanOrEqual(pages.length)
  expect(pages.length).toBeGreaterThan(0)
  expect(saved.filter(({ priority }) => priority !== 'Low')).toEqual([])
})

// The worker notices late that a visitor has left.
test.describe.configure({ timeout: 120_000 })

for (const what of ['a page', 'a script of a page'] as const) {
  test(`saving pauses while the visitor waits for ${what}`, async ({ page, weather }) => {
    weather.fault = path => (isLate(path) ? 'cut' : undefined)
    await page.goto(weather.url)
    await controlled(page)
    await page.waitForLoadState('networkidle')
    const wanted = what === 'a page' ? '/no/such/page' : '/assets/none.js'
    weather.fault = path => (path === wanted ? 'never' : undefined)
    const visitor = await page.context().newPage()
    if (what === 'a page') visitor.goto(weather.url + wanted).catch(() => undefined)
    else {
      // The page prefetches the views that it links to when it is idle.
      await visitor.goto(`${weather.url}/offline`, { waitUntil: 'networkidle' })
      await visitor.evaluate(`void import('${wanted}').catch(() => {})`)
    }
    await expect.poll(() => weather.requests).toContain(wanted)
    // A file that was already requested may still be written to the cache.
    let before: string[] = []
    await expect(async () => {
      const last = before
      before = await savedKeys(page)
      expect(before).toEqual(last)
    }).toPass({ intervals: [500] })
    weather.requests.length = 0
    await goOnSaving(page)
    await expect.poll(() => weather.requests).toContain('/offline.json')
    // Enough time to save about a hundred files.
    for (let turn = 0; turn < 60; turn += 1) await page.request.get(`${weather.url}/robots.txt`)
    const others = weather.requests.filter(
      path => !['/offline.json', '/robots.txt', '/service-worker.js'].includes(path),
    )
    expect(others).toEqual([])
    expect(await savedKeys(page)).toEqual(before)
    weather.down(undefined)
    await visitor.close()
    await savedWhole(page, weather)
  })
}

test('the installation pauses while the visitor waits for a page', async ({ page, weather }) => {
  weather.pause = 30
  weather.fault = path => (path === '/about' ? 'never' : undefined)
  await page.goto(weather.url)
  await expect.poll(() => weather.requests).toContain('/offline.json')
  const installing = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing?.state === 'installing')
  expect(await installing()).toBe(true)
  // Prevents scrolling, because the page would request what comes into view.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About', exact: true })
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  await expect.poll(() => weather.requests).toContain('/about')
  // Waits for requests that began before the worker received the message.
  await page.waitForTimeout(500)
  const before = [...weather.requests]
  await page.waitForTimeout(2000)
  expect(weather.requests.slice(before.length)).toEqual([])
  expect(await installing()).toBe(true)
  const modules = /^\/assets\/(about|stories|bands|photos|data-table)-/
  const after = before.slice(before.indexOf('/about') + 1).filter(path => !modules.test(path))
  expect(after.length, after.join()).toBeLessThanOrEqual(2)
  weather.down(undefined)
  weather.refuse()
  await controlled(page)
})

test('pages that the current page links to are saved first', async ({ page, weather }) => {
  const [overview = '/'] = present(['/case-studies', '/services', '/about'])
  await page.goto(`${weather.url}${overview}`)
  const list = await savedWhole(page, weather)
  const asked = weather.requests.filter(path => path in list.pages && !list.first.includes(path))
  const linked = await page
    .locator('main a[href^="/"]')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname))
  const expected = new Set([overview, ...linked].filter(path => path in list.pages && !list.first.includes(path)))
  // The first request is the navigation of the visitor.
  expect(asked.slice(1, expected.size + 1).sort()).toEqual([...expected].sort())
})
