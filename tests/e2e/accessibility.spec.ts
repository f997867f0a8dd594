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

const seen = new Set<string>()

for (const path of await pathsToPrerender()) {
  // Colours do not follow the width: the two middle widths are looked at on one page of each kind, or on all on demand.
  const isFirst = !seen.has(kindOf(path))
  seen.add(kindOf(path))
  const looked = isFirst || process.env.EVERY_WIDTH === '1' ? widths : ([320, 1280] as const)

  test(`${path} is without faults in light and dark at ${looked.length} widths`, async ({ shared: page }) => {
    await page.goto(path)
    await hydrated(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `pixels beyond the edge at ${width}`).toBe(0)
      if (!looked.some(one => one === width)) continue
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        // What there is depends on the width only at the menu's breakpoint: all rules once on either side of it, and
        // then those that follow widths and colours, where the pages differ.
        const all = (width === 320 && colorScheme === 'light') || (width === 1280 && colorScheme === 'dark')
        const faults = await (all ? faultsOf(page) : faultsOf(page, 'look', 'main'))
        expect(faults, `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })
}
