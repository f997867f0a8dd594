import { childrenOf } from '#site/map/index.ts'
import { expect, test, visit } from '../../e2e/site.ts'

/** Ten screens of a phone. */
const most = 8500

for (const { path } of childrenOf('/services'))
  test(`${path} is shorter than ten screens of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most)
  })

test('the overview of the services shows no picture twice', async ({ page }) => {
  await visit(page, '/services')
  const pictures = await page.locator('main img').evaluateAll(all => all.map(image => image.getAttribute('src')))
  expect(pictures.filter((source, at) => pictures.indexOf(source) !== at)).toEqual([])
})
