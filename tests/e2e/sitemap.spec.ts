import { pageAt } from '#content/map/index.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { expect, failedRequest, nextPage, test, thirdPage, visit } from './site.ts'

const words = pageOfView('sitemap')?.words

const link = (page: import('@playwright/test').Page, name: string) =>
  page.locator('.tree').getByRole('link', { name, exact: true }).first()

test('hovering a page shows it in a phone that scrolls by 1 px every 30 ms, and leaving hides it', async ({ page }) => {
  await visit(page, '/sitemap')
  const frames: string[] = []
  page.on('frameattached', frame => frames.push(frame.url()))
  // A pointer that crosses links asks for none of their pages.
  await page.locator('.tree a').evaluateAll(links => {
    for (const link of links.slice(0, 8)) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    }
  })
  await expect(page.locator('.phone[data-state]')).toHaveCount(0)
  await link(page, nextPage.label).hover()
  await expect(page.locator('.phone[data-state]')).toHaveAttribute('data-state', 'shown')
  const frame = page.frameLocator('.phone iframe')
  await expect(frame.locator('h1')).toHaveText(nextPage.headline)
  expect(frames).toHaveLength(1)
  const position = () =>
    page.locator('.phone iframe').evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY ?? 0)
  await expect.poll(position).toBeGreaterThan(3)

  await link(page, thirdPage.label).hover()
  await expect(frame.locator('h1')).toHaveText(thirdPage.headline)
  await page.mouse.move(5, 5)
  await expect(page.locator('.phone[data-state]')).toHaveCount(0)
})

test('focusing a page shows it too, and the preview never takes the focus', async ({ page }) => {
  await visit(page, '/sitemap')
  await link(page, nextPage.label).focus()
  await expect(page.locator('.phone[data-state]')).toHaveAttribute('data-state', 'shown')
  await expect(link(page, nextPage.label)).toBeFocused()
  await expect(page.locator('.phone[data-state]')).toHaveAttribute('inert')
})

test('a page that cannot be embedded says so', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await page.route(`**${thirdPage.path}`, route =>
    route.request().frame().parentFrame() ? route.abort() : route.continue(),
  )
  await visit(page, '/sitemap')
  await link(page, thirdPage.label).hover()
  await expect(page.getByText(words?.preview.unavailable ?? '')).toBeVisible()
  await expect(page.getByText(words?.preview.reason ?? '')).toBeVisible()
})

test('the sitemap does not preview itself, and small screens have no preview', async ({ page }) => {
  await visit(page, '/sitemap')
  await link(page, pageAt('/sitemap')?.label ?? '').hover()
  await expect(page.locator('.phone[data-state]')).toHaveCount(0)
  await page.setViewportSize({ width: 800, height: 900 })
  await link(page, nextPage.label).hover()
  await expect(page.locator('.phone[data-state]')).toHaveCount(0)
})
