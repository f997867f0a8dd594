import { solutionCategories } from '#content/map/menus.ts'
import { firstOf } from '../site.ts'
import { expect, goOffline, saveAll, test, topPages } from './device.ts'

test('after one visit the search works offline, in its dialog and on its page', async ({ page, weather }) => {
  const about = firstOf('/about')
  const { label, href } = solutionCategories[0]?.items[0] ?? { ...about, href: about.path }
  weather.lists = topPages
  await saveAll(page, weather)
  await goOffline(page, weather)
  await page.goto(`${weather.url}/about`)
  const dialog = page.getByRole('dialog', { name: 'Search all pages' })
  // The page may not listen for keys yet.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('contact')
  await expect(dialog.getByRole('group', { name: 'Best answers' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/\/about$/)
  await page.goto(`${weather.url}/search?q=${encodeURIComponent(label)}`)
  await expect(page.getByRole('main').locator(`a[href^="${href}"]`).first()).toBeVisible()
})
