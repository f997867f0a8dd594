import type { Locator } from '@playwright/test'
import { postPath } from '#site/map/families.ts'
import { expect, test, visit } from '../../e2e/site.ts'

/** Returns the distinct top positions of elements, in pixels. */
const tops = (things: Locator) =>
  things.evaluateAll(all => [...new Set(all.map(one => Math.round(one.getBoundingClientRect().top)))])

test('cards side by side begin their figures, titles and texts on the same lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/services/web-development')
  for (const part of ['.figure-value', 'h3', '.eyebrow'])
    expect(await tops(page.locator(`.story ${part}`))).toHaveLength(1)
})

test('a row of the open positions says team, place and the closing day', async ({ page }) => {
  await visit(page, '/careers')
  const row = page.locator('#open-positions li').filter({ hasText: 'Project Manager, Enterprise' })
  for (const text of ['Project Management', 'Hybrid, Full-time', 'Apply by March 31, 2027', 'BDT 130,000'])
    await expect(row).toContainText(text)
})

test('services do not all have the same rhythm', async ({ page }) => {
  const rhythms = new Set<string>()
  for (const path of ['cloud-services', 'web-development', 'mobile-app-development', 'pos-software'] as const) {
    await visit(page, `/services/${path}`)
    const bands = await page
      .locator('main section.band')
      .evaluateAll(all =>
        all.map(
          band => `${getComputedStyle(band).backgroundColor} ${band.querySelector('.split') ? 'split' : 'whole'}`,
        ),
      )
    rhythms.add(bands.join())
  }
  expect(rhythms.size).toBe(4)
})

test('an article ends with who wrote it', async ({ page }) => {
  await visit(page, postPath({ slug: 'testing-payments-that-arrive-twice' }))
  const author = page.getByRole('main').locator('section').filter({ hasText: 'The author' }).last()
  for (const text of ['Imran Chowdhury', 'Co-founder, head of engineering']) await expect(author).toContainText(text)
  // The picture is lazy, so it loads near the viewport.
  await author.scrollIntoViewIfNeeded()
  await expect(author.locator('img')).toHaveJSProperty('complete', true)
})
