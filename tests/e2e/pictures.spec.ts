import type { Page } from '@playwright/test'
import { expect, isThere, openInside, present, test, visit } from './site.ts'

const shown = (page: Page) =>
  page
    .locator('main img[src^="/art/"]')
    .evaluateAll(pictures => pictures.map(picture => picture.getAttribute('src') ?? ''))

test('a page that a link opens has the pictures that it has when opened by its address', async ({ page }) => {
  const byAddress = await page.context().newPage()
  await visit(page, present(['/support', '/contact'])[0] ?? '/')
  for (const path of ['/blog', '/about', '/careers'].filter(isThere)) {
    await openInside(page, path)
    await expect(page).toHaveURL(path)
    await visit(byAddress, path)
    expect((await shown(byAddress)).length, path).toBeGreaterThan(0)
    await expect.poll(() => shown(page), path).toEqual(await shown(byAddress))
  }
})
