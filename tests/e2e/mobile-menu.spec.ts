import { expect, test, visit } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('three levels open and close independently, and any link closes the menu', async ({ page }) => {
  await visit(page, '/approach')
  const sheet = page.getByRole('navigation', { name: 'Menu' })
  await expect(sheet).toBeHidden()
  await page.locator('.mobile-toggle').click()
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Careers' }).last()).toBeVisible()

  await sheet.getByText('Industries', { exact: true }).click()
  await sheet.getByText('Solutions', { exact: true }).click()
  await sheet.getByText('Digital Services', { exact: true }).click()
  await sheet.getByText('POS systems', { exact: true }).click()
  await expect(sheet.getByRole('link', { name: 'Restaurant' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Healthcare' })).toBeVisible()
  await sheet.getByText('Industries', { exact: true }).click()
  await expect(sheet.getByRole('link', { name: 'Healthcare' })).toBeHidden()
  await expect(sheet.getByRole('link', { name: 'Restaurant' })).toBeVisible()

  await sheet.getByRole('link', { name: 'Restaurant' }).click()
  await expect(page).toHaveURL('/services/pos-systems#restaurant')
  await expect(sheet).toBeHidden()
})

test('the sheet is at most 80 % of the window high and scrolls', async ({ page }) => {
  await visit(page, '/approach')
  await page.locator('.mobile-toggle').click()
  for (const summary of await page.locator('.fold-1 > summary').all()) await summary.click()
  for (const summary of await page.locator('.fold-2 > summary').all()) await summary.click()
  const { height, scrolls } = await page.locator('.mobile-sheet').evaluate(sheet => ({
    height: sheet.getBoundingClientRect().height,
    scrolls: sheet.scrollHeight > sheet.clientHeight,
  }))
  expect(height).toBeLessThanOrEqual(844 * 0.8 + 1)
  expect(scrolls).toBe(true)
})

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await visit(page, '/approach')
  await page.locator('.mobile-toggle').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.mobile-sheet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.mobile-sheet')).toBeHidden()
  await expect(page.locator('.mobile-toggle')).toBeFocused()
})
