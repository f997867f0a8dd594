import { readOutput } from '#build/crawl/output.ts'
import { posts } from '#content/blog.ts'
import { tabStops, walk } from '../focus.ts'
import { isThere, listPage } from '../site.ts'
import { expect, goOffline, goOnline, saveAll, savedKeys, savedWhole, test, topPages } from './device.ts'

test('every page opens without a network as with one, and misses nothing', { tag: '@every-page' }, async ({
  page,
  weather,
}) => {
  await page.goto(weather.url)
  const list = await savedWhole(page, weather)
  const { pages } = await readOutput('dist')
  await goOffline(page, weather)
  const failed: string[] = []
  page.on('requestfailed', request => {
    // The next navigation aborts requests of the previous page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(new URL(request.url()).pathname)
  })
  page.on('pageerror', error => failed.push(error.message))
  for (const path of Object.keys(list.pages)) {
    const answer = await page.goto(weather.url + path)
    expect(answer?.fromServiceWorker(), path).toBe(true)
    expect(await page.title(), path).toEqual(pages.get(path)?.title)
    await page.waitForLoadState('load')
    // The browser still checks for a newer worker.
    const missing = failed.splice(0).filter(entry => entry !== '/service-worker.js')
    expect(missing, path).toEqual([])
  }
})

/** Paths that may belong to newer pages: in the folders of this site and at the top level. */
const newer = [
  ...(isThere('/services') ? ['/services/hosting'] : []),
  ...(isThere('/services/crm-erp') ? ['/services/crm-erp/sap'] : []),
  ...(isThere('/careers') ? ['/careers/a-9'] : []),
  ...(isThere('/blog') ? ['/blog/tomorrow'] : []),
  '/new-page',
]

test('a path that may be a newer page leads to the offline page, any other to a 404', async ({ page, weather }) => {
  await saveAll(page, weather)
  await goOffline(page, weather)
  for (const path of newer) {
    await page.goto(weather.url + path)
    await expect(page).toHaveURL(`${weather.url}/offline?page=${encodeURIComponent(path)}`)
    await expect(page.getByText(`${path} is not saved`)).toBeVisible()
  }
  for (const path of ['/no/such/page', '/ABOUT', '/services/a/b']) {
    const answer = await page.goto(weather.url + path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found.')
  }
  for (const path of ['/feed.xml', '/brand-guidelines.svg', '/art/new.01234567.svg', '/wp-login.php'])
    await expect(page.goto(weather.url + path), path).rejects.toThrow('ERR_')
})

test('saved pages have the security headers of pages from the network', async ({ page, weather }) => {
  weather.lists = topPages
  await saveAll(page, weather)
  const names = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'permissions-policy']
  const guards = async (path: string) => {
    const headers = (await page.goto(weather.url + path))?.headers() ?? {}
    return Object.fromEntries(names.map(name => [name, headers[name]]))
  }
  const online = await guards('/about')
  expect(online['content-security-policy']).toContain("script-src 'self'")
  await goOffline(page, weather)
  for (const path of ['/', '/about', '/offline', '/no/such/page']) expect(await guards(path), path).toEqual(online)
})

test('links, lists and the search work offline, where a line says how old the copy is', async ({ page, weather }) => {
  weather.lists = topPages
  await saveAll(page, weather)
  await goOffline(page, weather)
  const { title } = posts[0] ?? { title: undefined }
  await page.goto(`${weather.url}${title ? '/blog' : '/search'}`)
  const line = page.getByText(/^You are offline; this copy is from \w+ \d+, 20\d\d$/)
  await expect(line).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill(title ?? 'contact')
  await expect(main.getByRole('link', { name: title ?? /contact/i }).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: listPage.label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(weather.url + listPage.path)
  await expect(line).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search all pages' })
  await expect(dialog).toBeVisible()
  await page.keyboard.type('software')
  await expect(dialog.getByRole('group', { name: 'Best answers' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(weather.url + listPage.path)
  await page.goto(`${weather.url}/search?q=contact`)
  await expect(main.locator('a[href^="/contact"]').first()).toBeVisible()
  await expect(line).toBeVisible()
  await goOnline(page, weather)
  await expect(line).toBeHidden()
})

test('a device that saves data saves few pages, and all on demand by keyboard', async ({ page, weather, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  weather.lists = topPages
  await page.goto(`${weather.url}/offline`)
  const status = page.getByText(/^\d+ of \d+ pages saved/)
  // The worker counts once it is installed.
  await expect(status).toBeVisible()
  await expect(page.getByText('Saving is paused because this device is in data-saving mode.')).toBeVisible()
  // All requests that the page makes when it is idle have been answered.
  await page.waitForLoadState('networkidle')
  const saved = (await savedKeys(page)).filter(key => key.includes('?saved='))
  expect(saved.map(key => key.split('?')[0]).sort()).toEqual(['/', '/404', '/offline'])
  await page.locator('.skip-link').focus()
  const stops = await tabStops(page)
  expect(await walk(page, 'Tab', stops.length)).toEqual(stops.slice(1))
  await page.getByRole('button', { name: 'Save everything' }).press('Enter')
  await expect(status).toBeFocused()
  await expect(page.getByText(/^(\d+) of \1 pages saved$/)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: 'Save everything' })).toHaveCount(0)
})
