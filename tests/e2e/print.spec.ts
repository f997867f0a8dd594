import { expect, test, visit } from './site.ts'

test('a printed page is its text in black on white, without what only a screen needs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/services/web-development')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.header')).toBeHidden()
  await expect(page.locator('.footer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const text of await page.locator('main :is(h2, h3, p, li)').all()) {
    if (await text.isVisible()) await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
  const answers = page.locator('.question > p')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
})

test('on paper no band reaches into the one before it', async ({ page }) => {
  for (const path of ['/services/pos-systems', '/about', '/careers', '/contact', '/support'] as const) {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    const overlaps = await page.locator('main > section, main section.band').evaluateAll(bands =>
      bands.flatMap((band, at) => {
        const before = bands[at - 1]
        if (!before || before.contains(band)) return []
        const end = Math.max(
          ...[...before.querySelectorAll('p, h2, h3, li, td, dd')].map(part => part.getBoundingClientRect().bottom),
        )
        return band.getBoundingClientRect().top < end - 1 ? [band.querySelector('h2')?.textContent] : []
      }),
    )
    expect([path, overlaps]).toEqual([path, []])
    await page.emulateMedia({ media: null })
  }
})

test('what waits for its turn on the screen is on the paper', async ({ page }) => {
  await visit(page, '/')
  await page.emulateMedia({ media: 'print' })
  for (const slide of await page.locator('.carousel-slide').all()) await expect(slide).toBeVisible()
  for (const section of await page.locator('main section').all()) await expect(section).toHaveCSS('opacity', '1')
  await page.emulateMedia({ media: null })
  await visit(page, '/support')
  await page.emulateMedia({ media: 'print' })
  for (const panel of await page.locator('.tab-panel').all()) await expect(panel).toBeVisible()
})
