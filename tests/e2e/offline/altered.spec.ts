import { present } from '../site.ts'
import { controlled, expect, forget, goOffline, saveAll, savedKeys, savedWhole, test, topPages } from './device.ts'

/** Alters HTML like a host that hides email addresses from harvesters. */
const withoutAddresses = (_: string, content: string) =>
  content
    .replaceAll('mailto:', '/cdn-cgi/l/email-protection#')
    .replaceAll('</body>', '<p hidden>by the host</p></body>')

test('pages that the host alters are saved as it sends them', async ({ page, weather }) => {
  weather.lists = topPages
  weather.rewrite = (path, content) => (/\.\w+$/.test(path) ? content : withoutAddresses(path, content))
  await saveAll(page, weather)
  await goOffline(page, weather)
  await page.goto(`${weather.url}/privacy`)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByText('by the host')).toBeAttached()
  await page.goto(`${weather.url}/offline`)
  await expect(page.getByText(/^(\d+) of \1 pages saved$/)).toBeVisible()
})

test('a response that is not a page of this build is not saved, and is when it is right', {
  tag: '@every-fault',
}, async ({ page, weather }) => {
  const some = present(['/careers', '/privacy', '/support', '/terms', '/about', '/contact', '/search']).slice(0, 4)
  const [unavailable = '', strange = '', older = '', mistaken = ''] = some
  weather.lists = topPages
  weather.fault = path => (path === unavailable ? '503' : path === strange ? 'html' : undefined)
  // Serves a page of another build, and a wrong page of this build.
  weather.rewrite = (path, content) => {
    if (path === older) return content.replace(/saved=[0-9a-f]{16}/g, `saved=${'0'.repeat(16)}`)
    return path === mistaken ? content.replaceAll(`${mistaken}?saved`, '/sitemap?saved') : content
  }
  await page.goto(`${weather.url}/offline`)
  await controlled(page)
  const asked = () => some.filter(path => weather.requests.includes(path))
  await expect.poll(asked).toEqual(some)
  await expect.poll(async () => (await savedKeys(page)).some(key => key.startsWith('/sitemap?'))).toBe(true)
  expect((await savedKeys(page)).filter(key => some.includes(key.replace(/\?.*/, '')))).toEqual([])

  weather.down(undefined)
  weather.rewrite = (_, content) => content
  await page.reload()
  await savedWhole(page, weather)
})

test('nothing is saved from a host that alters scripts', async ({ page, weather }) => {
  weather.lists = topPages
  weather.rewrite = (path, content) =>
    path.endsWith('.js') && path.startsWith('/assets/') ? `${content}\n/* seen */` : content
  await page.goto(`${weather.url}/offline`)
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()

  weather.rewrite = (_, content) => content
  await forget(page)
  await page.getByRole('button', { name: 'Save everything' }).click()
  await savedWhole(page, weather)
})
