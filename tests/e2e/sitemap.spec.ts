import type { Page } from '@playwright/test'
import { pageAt } from '#content/map/index.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { expect, failedRequest, nextPage, test, thirdPage, visit } from './site.ts'

const words = pageOfView('sitemap')?.words

const link = (page: Page, name: string) => page.locator('.tree').getByRole('link', { name, exact: true }).first()
const phone = (page: Page) => page.locator('.phone[data-state]')

test('a page that is pointed at or focused is shown in a phone, which scrolls slowly', async ({ page }) => {
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
  await expect(phone(page)).toHaveCount(0)
  await link(page, nextPage.label).hover()
  await expect(phone(page)).toHaveAttribute('data-state', 'shown')
  const frame = page.frameLocator('.phone iframe')
  await expect(frame.locator('h1')).toHaveText(nextPage.headline)
  expect(frames).toHaveLength(1)
  const position = () =>
    page.locator('.phone iframe').evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY ?? 0)
  await expect.poll(position).toBeGreaterThan(3)

  await link(page, thirdPage.label).hover()
  await expect(frame.locator('h1')).toHaveText(thirdPage.headline)
  await page.mouse.move(5, 5)
  await expect(phone(page)).toHaveCount(0)
  // The focus shows a page too, and the preview never takes it.
  await link(page, nextPage.label).focus()
  await expect(phone(page)).toHaveAttribute('data-state', 'shown')
  await expect(link(page, nextPage.label)).toBeFocused()
  await expect(phone(page)).toHaveAttribute('inert')
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
  await expect(phone(page)).toHaveCount(0)
  await page.setViewportSize({ width: 800, height: 900 })
  await link(page, nextPage.label).hover()
  await expect(phone(page)).toHaveCount(0)
})
