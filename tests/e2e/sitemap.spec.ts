import { expect, failedRequest, test, visit } from './site.ts'

const link = (page: import('@playwright/test').Page, name: string) =>
  page.locator('.tree').getByRole('link', { name, exact: true }).first()

test('hovering a page shows it in a phone that scrolls by 1 px every 30 ms, and leaving hides it', async ({ page }) => {
  await visit(page, '/sitemap')
  await expect(page.locator('.phone')).toHaveCount(0)
  await link(page, 'Press').hover()
  await expect(page.locator('.phone')).toHaveAttribute('data-state', 'shown')
  const frame = page.frameLocator('.phone iframe')
  await expect(frame.locator('h1')).toHaveText('Press')
  const position = () =>
    page.locator('.phone iframe').evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY ?? 0)
  await expect.poll(position).toBeGreaterThan(3)

  await link(page, 'Blog').hover()
  await expect(frame.locator('h1')).toHaveText('Blog: notes on building software')
  await page.mouse.move(5, 5)
  await expect(page.locator('.phone')).toHaveCount(0)
})

test('focusing a page shows it too, and the preview never takes the focus', async ({ page }) => {
  await visit(page, '/sitemap')
  await link(page, 'Press').focus()
  await expect(page.locator('.phone')).toHaveAttribute('data-state', 'shown')
  await expect(link(page, 'Press')).toBeFocused()
  await expect(page.locator('.phone')).toHaveAttribute('inert')
})

test('a page that cannot be embedded says so', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await page.route('**/brands', route => (route.request().frame().parentFrame() ? route.abort() : route.continue()))
  await visit(page, '/sitemap')
  await link(page, 'Brands').hover()
  await expect(page.getByText('Preview Unavailable')).toBeVisible()
  await expect(page.getByText('This page might not allow embedding or could be temporarily unavailable.')).toBeVisible()
})

test('the sitemap does not preview itself, and small screens have no preview', async ({ page }) => {
  await visit(page, '/sitemap')
  await link(page, 'Sitemap').hover()
  await expect(page.locator('.phone')).toHaveCount(0)
  await page.setViewportSize({ width: 800, height: 900 })
  await link(page, 'Press').hover()
  await expect(page.locator('.phone')).toHaveCount(0)
})
