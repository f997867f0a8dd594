import privacy from '#site/words/privacy.ts'
import { unexpectedShifts } from './first-view.ts'
import { expect, test } from './offline/device.ts'
import { hydrated } from './site.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

/** Places in the first screen where a slow network may leave a page half read. */
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
      await page.goto(`${weather.url}/startup`, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      weather.release()
      await hydrated(page)
      expect(await unexpectedShifts(page)).toEqual([])
    })
  }
}

test('nothing moves when a legal text beside its long contents arrives in two parts', async ({ page, weather }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  weather.stopBehind = `${privacy.words.sections[1]?.title}</h2>`
  await page.goto(`${weather.url}/privacy`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  weather.release()
  await hydrated(page)
  expect(await unexpectedShifts(page)).toEqual([])
})
