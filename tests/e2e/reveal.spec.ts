import type { Page } from '@playwright/test'
import { pageOfView } from '#content/read/pages.build.ts'
import { expect, test, visit } from './site.ts'

/** The last section of the page, which is below the window. */
const leaders = pageOfView('about')?.words.leadership?.title ?? ''

/** Opens the page and waits for the module that reveals its sections. */
async function open(page: Page) {
  await visit(page, '/about')
  const asked = async () => (await page.requests()).map(request => request.url())
  await expect.poll(asked).toContainEqual(expect.stringContaining('/reveal-'))
  await page.waitForLoadState('networkidle')
}

const unseen = (page: Page) =>
  page
    .locator('main section:not(section section)')
    .evaluateAll(all =>
      all
        .filter(section => !section.checkVisibility({ opacityProperty: true }))
        .map(section => section.querySelector('h2')?.textContent),
    )

test('a page is whole until it is scrolled, and then too for a visitor who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await unseen(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page)
  expect(await unseen(page)).toEqual([])
})

test('sections come in when they are scrolled into view, once', async ({ page }) => {
  await open(page)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => unseen(page)).toContain(leaders)
  const section = page.locator('section', { hasText: leaders }).last()
  await section.scrollIntoViewIfNeeded()
  await expect(section).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await unseen(page)).not.toContain(leaders)
})
