import type { Page } from '@playwright/test'
import { pathsToPrerender } from '#prerender/families.ts'
import { faultsOf } from './axe.ts'
import { expect, hydrated, test as quietTest } from './site.ts'

const widths = [320, 390, 768, 1280] as const
const schemes = ['light', 'dark'] as const

/** One page for all tests of a worker: opening a new one takes longer than a check. */
const test = quietTest.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, worker) => {
      const context = await browser.newContext({ baseURL: worker.project.use.baseURL ?? '', reducedMotion: 'reduce' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - innerWidth))

/** Pages of one template, such as `/services/*`. */
const kindOf = (path: string) => path.replace(/^\/(services\/.+|services|industries|blog|careers)\/.+$/, '/$1/*')

type View = readonly [width: (typeof widths)[number], scheme: (typeof schemes)[number]]

/**
 * Colours do not follow the width: every width in both schemes is looked at on one page of each kind, and on all pages
 * with `EVERY_VIEW=1`, which takes four minutes more. The others are looked at narrow and dark, and wide and light.
 */
const everyView: readonly View[] = widths.flatMap(width => schemes.map(scheme => [width, scheme] as const))
const twoViews: readonly View[] = [
  [320, 'dark'],
  [1280, 'light'],
]

const seen = new Set<string>()

for (const path of await pathsToPrerender()) {
  const isFirst = !seen.has(kindOf(path))
  seen.add(kindOf(path))
  const views = isFirst || process.env.EVERY_VIEW === '1' ? everyView : twoViews

  test(`${path} is without faults in ${views.length} views, and fits every width`, async ({ shared: page }) => {
    await page.goto(path)
    await hydrated(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `pixels beyond the edge at ${width}`).toBe(0)
    }
    for (const [width, colorScheme] of views) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      // All rules once; then those that follow widths and colours, where the pages differ. Header and footer have their
      // own test at every width.
      const all = width === 1280 && colorScheme === 'light'
      const faults = await (all ? faultsOf(page) : faultsOf(page, 'look', 'main'))
      expect(faults, `${width} px, ${colorScheme}`).toEqual([])
    }
  })
}
