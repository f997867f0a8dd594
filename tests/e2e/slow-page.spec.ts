import { unexpectedShifts } from './first-view.ts'
import { expect, test } from './offline/device.ts'
import { hydrated, present } from './site.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const places = ['#search"></use></svg></a>', '</header>', '</h1>'] as const

for (const width of [390, 1280]) {
  for (const place of places) {
    test(`nothing moves at ${width} px when a page arrives late from ${place} on`, async ({ page, weather }) => {
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
