import { expect, hydrated, needs, nextPage, plainMenu, plainPage, test, visit } from './site.ts'

test('Back leads to the link that was followed, also among several with its address', async ({ page }) => {
  await visit(page, '/sitemap')
  for (const link of [
    page.locator(`main a[href="${plainPage.path}"]`).last(),
    page.getByRole('contentinfo').locator(`a[href="${nextPage.path}"]`),
  ]) {
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/sitemap')
    await expect(link).toBeFocused()
  }
})

test('Back leads to the link that was followed to another document', async ({ page }) => {
  await visit(page, '/sitemap')
  const link = page.locator(`main a[href="${plainPage.path}"]`).last()
  await link.evaluate((element: HTMLAnchorElement) => Object.assign(element, { target: '_self' }))
  await link.click()
  await expect(page).toHaveURL(plainPage.path)
  await page.goBack()
  await hydrated(page)
  await expect(page).toHaveURL('/sitemap')
  await expect(page.locator(`main a[href="${plainPage.path}"]`).last()).toBeFocused()
})

test('Back leads to the heading if the link is in a closed menu', async ({ page }) => {
  needs(plainMenu, 'menu that is a list of pages')
  await visit(page, '/sitemap')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: plainMenu?.name ?? '' })
    .click()
  await page.locator(`${plainMenu?.sheet} a`).first().click()
  await expect(page).not.toHaveURL('/sitemap')
  await page.goBack()
  await expect(page).toHaveURL('/sitemap')
  await expect(page.locator('h1')).toBeFocused()
})
