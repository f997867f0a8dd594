import { postPath } from '#content/map/families.ts'
import { expect, test, visit } from '../../e2e/site.ts'

test('a row of the open positions says team, place and the closing day', async ({ page }) => {
  await visit(page, '/careers')
  const row = page.locator('#open-positions li').filter({ hasText: 'Project Manager, Enterprise' })
  for (const text of ['Project Management', 'Hybrid, Full-time', 'Apply by March 31, 2027', 'BDT 130,000'])
    await expect(row).toContainText(text)
})

test('an article ends with who wrote it', async ({ page }) => {
  await visit(page, postPath({ slug: 'testing-payments-that-arrive-twice' }))
  const author = page.getByRole('main').locator('section').filter({ hasText: 'The author' }).last()
  for (const text of ['Imran Chowdhury', 'Co-founder, head of engineering']) await expect(author).toContainText(text)
  // The picture is lazy, so it loads near the viewport.
  await author.scrollIntoViewIfNeeded()
  await expect(author.locator('img')).toHaveJSProperty('complete', true)
})
