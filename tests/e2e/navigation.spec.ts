import { expect, failedRequest, test, visit } from './site.ts'

test('a navigation scrolls to the top, sets the title, focuses the heading and is announced once', async ({ page }) => {
  await visit(page, '/services')
  const announced = await page.evaluateHandle(() => {
    const said: string[] = []
    const region = document.querySelector('[data-announcer]')
    if (region)
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    return said
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(/About us/)
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => announced.jsonValue()).toEqual([await page.title()])
})

test('Back restores the scroll position, a hash goes to its target', async ({ page }) => {
  await visit(page, '/services/pos-software')
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/services/pos-software')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)

  await page.goto('/careers')
  await page
    .getByRole('link', { name: /open positions/i })
    .first()
    .click()
  await expect(page).toHaveURL('/careers#open-positions')
  await expect(page.locator('#open-positions')).toBeInViewport()
})

test('the skip link leads past the header', async ({ page }) => {
  await visit(page, '/approach')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inMain).toBe(true)
})

test('an alias is replaced by its page inside the app, with what followed the path', async ({ page }) => {
  await visit(page, '/approach')
  await page.evaluate(() => {
    history.pushState({}, '', '/industries/finance?from=mail#stories')
    history.pushState({}, '', '/approach')
    history.back()
  })
  await expect(page).toHaveURL('/industries/fintech-solutions?from=mail#stories')
  await expect(page.locator('h1')).toBeVisible()
})

test('a page module that is gone after a deploy means one full load of the target', async ({ page, reports }) => {
  // The browser reports the missing module itself, and the app the error it had.
  reports.allow(failedRequest)
  reports.allow(/dynamically imported module/)
  await visit(page, '/approach')
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(/\/assets\/startup-.*\.js/, route => (documents === 0 ? route.abort() : route.continue()))
  await page.locator('[data-top="industries"]').click()
  await page
    .locator('#menu-industries')
    .getByRole('link', { name: /^Startups/ })
    .click()
  await expect(page.locator('h1')).toBeVisible()
  await expect.poll(() => documents).toBe(1)
  await expect(page).toHaveURL('/startup')
})
