import { test as base, expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { everyPage, sharedPage } from './every-page.ts'
import { hydrated } from './site.ts'

/** The widths of a page, each in the light or the dark theme. The first two are for the first page of each kind only. */
const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

const test = base.extend<object, { shared: Page }>({ shared: sharedPage({ reducedMotion: 'reduce' }) })

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - innerWidth))

for (const { path, tag } of everyPage) {
  const isFirst = tag.length === 0
  test(`${path} is without faults in light and dark, narrow and wide`, { tag }, async ({ shared: page }) => {
    await page.goto(path)
    await hydrated(page)
    // Header and footer have their own tests.
    for (const { width, colorScheme } of isFirst ? looks : looks.slice(2)) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      expect(await overflow(page), `pixels beyond the edge at ${width}`).toBe(0)
      expect(await faultsOf(page, 'look', 'main'), `${width} px, ${colorScheme}`).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await faultsOf(page), '1280 px, light').toEqual([])
    if (!isFirst) return
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await faultsOf(page, 'forced'), 'forced colours').toEqual([])
    await page.emulateMedia({ forcedColors: null })
  })
}
