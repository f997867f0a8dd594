import { pages } from '#build/content/pages.ts'
import type { FileWords } from '#site/pages/schemas.ts'
import { everyPage } from './every-page.ts'
import { unexpectedShifts } from './first-view.ts'
import { expect, test } from './offline/device.ts'
import { hydrated, present } from './site.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

/** Places in the first screen where a slow network may interrupt a page. */
const places = [
  '#search"></use></svg></a>',
  '<details class="mobile-menu">',
  '</header>',
  '<h1 class="h1">',
  '</h1>',
] as const

for (const width of [390, 1280]) {
  for (const place of places) {
    test(`nothing moves at ${width} px when a page arrives in two parts, the first up to ${place}`, async ({
      page,
      weather,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      weather.stopBehind = place
      await page.goto(`${weather.url}${present(['/startup', '/about'])[0]}`, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      weather.release()
      await hydrated(page)
      expect(await unexpectedShifts(page)).toEqual([])
    })
  }
}

test('the app loads only when the whole page has arrived', async ({ page, weather }) => {
  weather.stopBehind = '</h1>'
  await page.goto(weather.url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
  weather.release()
  await hydrated(page)
})

/** The end of a block or an image, unless another end tag follows. Inside a text, any word may move the previous line. */
const blockEnd = /(?:<\/(?:b|p|h1|h2|h3|li|div|dt|dd|th|td|summary|button)>|<img[^>]*>)(?!<\/)/g

/** Two of the first screens with the most columns. `npm run test:all -- pages` tests the others. */
const columns = ['/', '/industries']

for (const { path } of everyPage) {
  const tag = columns.includes(path) ? [] : ['@every-page']
  test(`nothing moves on ${path} wherever the words of its first screen are cut in two`, { tag }, async ({
    page,
    weather,
  }) => {
    // The page is opened once for each of about thirty places.
    test.slow()
    const screen = { width: 1280, height: 800 }
    await page.setViewportSize(screen)
    const html = await (await page.request.get(weather.url + path)).text()
    const main = html.slice(html.indexOf('<main'))
    for (const { 0: end, index } of main.matchAll(blockEnd)) {
      weather.stopBehind = html.slice(0, html.length - main.length + index + end.length)
      await page.goto(weather.url + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      weather.release()
      await page.waitForLoadState('domcontentloaded')
      expect(await unexpectedShifts(page), `cut behind ${main.slice(index - 100, index + end.length)}`).toEqual([])
      if (height > 2 * screen.height) break
    }
  })
}

const privacy = pages['/privacy']?.words as FileWords<'legal'>

test('nothing moves when a legal text beside its long contents arrives in two parts', async ({ page, weather }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  weather.stopBehind = `${privacy.sections[1]?.title}</h2>`
  await page.goto(`${weather.url}/privacy`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  weather.release()
  await hydrated(page)
  expect(await unexpectedShifts(page)).toEqual([])
})
