import { test as base, expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { everyPage } from './every-page.ts'
import { hydrated } from './site.ts'

const widths = [320, 390, 768, 1280] as const
const schemes = ['light', 'dark'] as const

/** One page for all tests of a worker, because opening a page takes longer than a check. */
const test = base.extend<object, { shared: Page }>({
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

for (const { path, tag } of everyPage) {
  test(`${path} is without faults in light and dark at four widths`, { tag }, async ({ shared: page }) => {
    await page.goto(path)
    await hydrated(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `pixels beyond the edge at ${width}`).toBe(0)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        // Runs all rules once. At the other widths and colours, runs only rules that depend on these, in `main`. Header and
        // footer have their own tests.
        const all = width === 1280 && colorScheme === 'light'
        const faults = await (all ? faultsOf(page) : faultsOf(page, 'look', 'main'))
        expect(faults, `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })
}
