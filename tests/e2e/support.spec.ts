import { pageOfView } from '#content/read/pages.build.ts'
import { expect, test, visit } from './site.ts'

const { questions, resources } = pageOfView('support')?.words ?? { questions: [], resources: [] }

test('tabs switch by click, by focus and by keys, and the address keeps the choice', async ({ page }) => {
  await visit(page, '/support')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Contact Us')).toHaveAttribute('aria-selected', 'true')
  await tab('FAQs').click()
  // The page stays where it is.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'faqs')
  await expect(page.locator('#faqs details')).toHaveCount(questions.length)
  await expect(page).toHaveURL('/support#faqs')
  await expect(tab('FAQs')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Resources')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#resources .card')).toHaveCount(resources.length)
  await page.keyboard.press('ArrowRight')
  await expect(tab('Contact Us')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Resources')).toBeFocused()
  await page.reload()
  await expect(tab('Resources')).toHaveAttribute('aria-selected', 'true')
})
