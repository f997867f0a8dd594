import type { Page } from '@playwright/test'
import { unexpectedShifts } from './first-view.ts'
import { expect, isThere, needs, servicePath, test, visit } from './site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Records the durations of the animations of opening pictures. */
const recordTravels = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype
    Object.assign(window, { travels: [] })
    Element.prototype.animate = function (frames, options) {
      if (this.matches('main .art')) Reflect.get(window, 'travels').push(Reflect.get(Object(options), 'duration'))
      return animate.call(this, frames, options)
    }
  })

const travelsOf = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'travels'))

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a card's picture travels into the next page's opening, with ${reducedMotion}`, async ({ page }) => {
    needs(isThere('/services'), 'page of services')
    await page.emulateMedia({ reducedMotion })
    await recordTravels(page)
    await visit(page, '/services')
    const card = page.locator('main li.choice:has(img)').first()
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link').first().click()
    await expect(page).not.toHaveURL('/services')
    await expect(page.locator('main h1')).toBeFocused()
    await expect.poll(() => travelsOf(page)).toHaveLength(reducedMotion === 'reduce' ? 0 : 1)
    expect(Math.max(0, ...(await travelsOf(page)))).toBeLessThanOrEqual(250)
    expect(await unexpectedShifts(page)).toEqual([])
  })
}

test('a link to a place on the same page lets no picture travel at the next navigation', async ({ page }) => {
  needs(servicePath, 'page of a service')
  await recordTravels(page)
  await visit(page, '/about')
  const link = page.getByRole('contentinfo').locator(`a[href="${servicePath}"]`)
  await link.click()
  await expect(page).toHaveURL(servicePath ?? '')
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('main > .min-h-screen')).toHaveCount(0)
  const story = page.locator('li.story:has(img) h3 a').first()
  needs((await story.count()) > 0, 'story with a picture')
  await story.click()
  await expect(page).toHaveURL(/#/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(link).toBeFocused()
  expect(await travelsOf(page)).toEqual([])
})
