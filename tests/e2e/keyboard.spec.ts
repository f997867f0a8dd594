import { siteMap } from '#content/map/index.ts'
import { solutionCategories } from '#content/map/menus.ts'
import { focusOf, tabStops, walk } from './focus.ts'
import { expect, needs, plainPage, test, visit } from './site.ts'

// Without animations, so that no check runs in the middle of one.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const walks: readonly (readonly [string, number])[] = [
  ['/', 1280],
  ['/', 320],
  ['/contact', 1280],
  ['/sitemap', 1280],
  ['/blog', 390],
  ['/best-outsourcing-company-in-bangladesh', 1280],
  ['/best-outsourcing-company-in-bangladesh', 320],
  ['/best-software-companies-in-bangladesh', 320],
]

for (const [path, width] of walks) {
  // The sitemap has the longest walk by far.
  const tag = path === '/sitemap' ? '@every-page' : []
  test(`Tab leads through ${path} at ${width} px in order, always in sight, and back`, { tag }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 640 })
    await visit(page, path)
    // What loads when the browser is idle has its place on the page too.
    await expect(page.locator('.connection-line')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const stops = await tabStops(page)
    expect(stops.length).toBeGreaterThan(siteMap.length > 20 ? 20 : 10)
    expect(await walk(page, 'Tab', stops.length + 1)).toEqual(stops)
    expect(await walk(page, 'Shift+Tab', stops.length)).toEqual(stops.toReversed())
  })
}

test('the skip link is the first stop, is seen, and leads past the header', async ({ page }) => {
  await visit(page, plainPage.path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('an open menu follows its button, stays in sight, and Escape closes it from its last pane', async ({ page }) => {
  needs(solutionCategories.length > 0, 'menu of services')
  await visit(page, plainPage.path)
  const top = page.locator('[data-top="solutions"]')
  await top.press('Space')
  await page.keyboard.press('Tab')
  const category = page.getByRole('button', { name: solutionCategories.at(-1)?.name ?? '' })
  while (!(await category.evaluate(element => element === document.activeElement))) {
    expect((await focusOf(page)).hidden).toBe('')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  const steps = Math.min(3, solutionCategories.at(-1)?.items.length ?? 0)
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    expect((await focusOf(page)).hidden).toBe('')
  }
  await expect(page.locator('#menu-solutions :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu-solutions')).toBeHidden()
  await expect(top).toBeFocused()
  expect((await focusOf(page)).hidden).toBe('')
})

test('every stop of the open menu of narrow windows is in sight, and Escape leads out of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, plainPage.path)
  await page.locator('.mobile-menu > summary').press('Enter')
  for (const summary of await page.locator('.fold > summary').all()) await summary.press('Enter')
  await page.locator('.mobile-menu > summary').focus()
  const sheet = page.locator('.mobile-sheet')
  const count = await sheet.locator('a, summary').count()
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Tab')
    expect((await focusOf(page)).hidden).toBe('')
    await expect(sheet.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator('.mobile-menu > summary')).toBeFocused()
})

test('a wrong form leads to its errors, and F8 to the notification', async ({ page }) => {
  await visit(page, '/support')
  await page.getByLabel('Name', { exact: false }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(page.locator('.toast')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
  expect((await focusOf(page)).hidden).toBe('')
  await page.keyboard.press('Tab')
  expect((await focusOf(page)).hidden).toBe('')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toHaveCount(0)
})
