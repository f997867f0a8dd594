import { unexpectedShifts } from './first-view.ts'
import { expect, isThere, needs, test, visit } from './site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a card's picture travels into the next page's opening, with ${reducedMotion}`, async ({ page }) => {
    needs(isThere('/services'), 'page of services')
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Object.assign(window, { travels: [] })
      Element.prototype.animate = function (frames, options) {
        if (this.matches('main .art')) Reflect.get(window, 'travels').push(Reflect.get(Object(options), 'duration'))
        return animate.call(this, frames, options)
      }
    })
    await visit(page, '/services')
    const card = page.locator('main li.choice:has(img)').first()
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link').first().click()
    await expect(page).not.toHaveURL('/services')
    await expect(page.locator('main h1')).toBeFocused()
    const travels: number[] = await page.evaluate(() => Reflect.get(window, 'travels'))
    expect(travels).toHaveLength(reducedMotion === 'reduce' ? 0 : 1)
    expect(Math.max(0, ...travels)).toBeLessThanOrEqual(250)
    expect(await unexpectedShifts(page)).toEqual([])
  })
}
