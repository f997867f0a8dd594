import { industriesMenu, solutionCategories } from '#content/map/menus.ts'
import { expect, needs, plainPage, test, visit } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('three levels open and close independently, and any link closes the menu', async ({ page }) => {
  const [industry] = industriesMenu
  const hasOptions = ({ subItems }: { subItems: readonly unknown[] }) => subItems.length > 0
  const category = solutionCategories.find(({ items }) => items.some(hasOptions))
  const item = category?.items.find(hasOptions)
  const option = item?.subItems[0]
  needs(option && industriesMenu.length > 1, 'service with options and menu of industries')
  await visit(page, plainPage.path)
  const sheet = page.getByRole('navigation', { name: 'Menu' })
  await expect(sheet).toBeHidden()
  await page.locator('.mobile-menu > summary').click()
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Careers' }).last()).toBeVisible()

  await sheet.getByText('Industries', { exact: true }).click()
  await sheet.getByText('Solutions', { exact: true }).click()
  await sheet.getByText(category?.name ?? '', { exact: true }).click()
  await sheet.getByText(item?.label ?? '', { exact: true }).click()
  await expect(sheet.locator(`a[href="${option?.href}"]`)).toBeVisible()
  await expect(sheet.locator(`a[href="${industry?.path}"]`)).toBeVisible()
  await sheet.getByText('Industries', { exact: true }).click()
  await expect(sheet.locator(`a[href="${industry?.path}"]`)).toBeHidden()
  await expect(sheet.locator(`a[href="${option?.href}"]`)).toBeVisible()

  await sheet.locator(`a[href="${option?.href}"]`).click()
  await expect(page).toHaveURL(option?.href ?? '')
  await expect(sheet).toBeHidden()
})

test('the sheet is at most 80 % of the window high and scrolls', async ({ page }) => {
  await visit(page, plainPage.path)
  await page.locator('.mobile-menu > summary').click()
  for (const summary of await page.locator('.fold-1 > summary').all()) await summary.click()
  for (const summary of await page.locator('.fold-2 > summary').all()) await summary.click()
  const { height, scrolls } = await page.locator('.mobile-sheet').evaluate(sheet => ({
    height: sheet.getBoundingClientRect().height,
    scrolls: sheet.scrollHeight > sheet.clientHeight,
  }))
  expect(height).toBeLessThanOrEqual(844 * 0.8 + 1)
  if (height >= 844 * 0.8 - 1) expect(scrolls).toBe(true)
})
