import { controlled, expect, goOffline, test, topPages } from './device.ts'

test('the quilt is sewn while pages are saved, and stays so without a network', async ({ page, weather }) => {
  weather.lists = topPages
  // Nothing that belongs to this page arrives until the quilt has been seen without it.
  weather.fault = path => (path === '/about' ? 'cut' : undefined)
  await page.goto(`${weather.url}/offline`)
  const quilt = page.getByRole('list', { name: 'The whole site, patch by patch' })
  const piece = (name: string) => quilt.getByRole('link', { name, exact: true })
  await expect(piece('About').locator('img')).toHaveCount(0)
  await controlled(page)
  await expect(piece('Contact').locator('img')).toBeVisible()
  await expect(piece('About').locator('img')).toHaveCount(0)
  await goOffline(page, weather)
  await page.reload()
  await expect(piece('Contact').locator('img')).toBeVisible()
  await expect(piece('About').locator('img')).toHaveCount(0)
  const picture = piece('Contact').locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
})
