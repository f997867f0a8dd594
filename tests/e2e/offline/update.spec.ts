import type { Page } from '@playwright/test'
import { tabStops, walk } from '../focus.ts'
import { controlled, expect, test, topPages } from './device.ts'
import type { Weather } from './weather.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page and publishes a new version. Returns the notification that offers it. */
async function openWithUpdate(page: Page, weather: Weather, path: string) {
  weather.lists = topPages
  await page.goto(`${weather.url}${path}`)
  await controlled(page)
  weather.rewrite = (path, content) => (path === '/service-worker.js' ? `${content}\n// The next version.` : content)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const toast = page.locator('.toast').filter({ hasText: 'Update available' })
  await expect(toast).toBeVisible()
  return toast
}

test('the offer of a new version never covers the focus, and Escape dismisses it', async ({ page, weather }) => {
  test.slow()
  // In a text area, the browser scrolls only the caret into view.
  const toast = await openWithUpdate(page, weather, '/contact')
  for (const [width, height] of [
    [320, 256],
    [320, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      scrollTo(0, 0)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    const stops = await tabStops(page)
    await walk(page, 'Tab', stops.length + 1)
    await walk(page, 'Shift+Tab', stops.length)
    // In a low window the notification is one line.
    if (height < 400) expect((await toast.boundingBox())?.height).toBeLessThan(64)
  }
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  // The offer is on the offline page. This navigation loads no document, which would check for a new version.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Read offline' }).click()
  await expect(page.locator('main').getByRole('button', { name: 'Reload' })).toBeVisible()
})
