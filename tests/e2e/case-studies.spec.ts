import { bandOf, resultOf } from '#content/case-study-facts.ts'
import { studyPath } from '#content/map/families.ts'
import { studies } from '#content/studies.ts'
import type { CaseStudy } from '#pages/case-study/schema.ts'
import { headings } from '../case-study-headings.ts'
import { expect, test, visit } from './site.ts'

const all: readonly CaseStudy[] = studies

test('the case studies can be scanned, and read one after the other', async ({ page }) => {
  await visit(page, '/case-studies')
  const cards = page.locator('main .card')
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Next case study' }) })
  await expect(cards).toHaveCount(all.length)
  for (const [at, { client, measures }] of all.entries()) {
    await expect(cards.nth(at)).toContainText(client.name)
    await expect(cards.nth(at)).toContainText(resultOf(measures[0]))
  }
  await cards.first().getByRole('link').click()
  for (const { title } of [...all, ...all.slice(0, 1)]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await next.getByRole('link').click()
  }
})

test.describe('without scripts, on the narrowest screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  test('a case study has its facts, results and text under the same headings, and leads on', async ({ page }) => {
    for (const study of all.slice(0, 1)) {
      await page.goto(studyPath(study))
      const main = page.getByRole('main')
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), study.slug).toBe(320)
      const { client, price, owner, referee } = study
      for (const fact of [client.name, client.about, bandOf(price), owner, referee.quote, referee.author])
        await expect(main).toContainText(fact)
      for (const { label, method } of study.measures) {
        const heading = page.getByRole('heading', { level: 3, name: label })
        const measure = main.locator('.measure').filter({ has: heading })
        await expect(measure).toContainText(method)
        await measure.locator('summary').click()
        await expect(measure.getByRole('columnheader')).toHaveText(['Before', 'After'])
      }
      for (const name of headings) await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
      const contents = page.getByRole('navigation', { name: 'In this case study' }).getByRole('link')
      await expect(contents).toHaveText([...headings])
      for (const path of [study.industry, ...study.services])
        await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a case study shows how each chapter begins, and all of it on demand or by a link', async ({ page }) => {
    const [study] = all
    test.skip(!study)
    const path = study ? studyPath(study) : ''
    await visit(page, path)
    const text = page.locator('.article')
    const unfold = page.getByRole('button', { name: 'Show the whole text' })
    const chapters = text.getByRole('heading', { level: 2 })
    const last = text.locator('> p').last()
    await expect(chapters.first()).toBeVisible()
    await expect(chapters.last()).toBeVisible()
    await expect(last).toBeHidden()
    await unfold.click()
    await expect(last).toBeVisible()

    await visit(page, `${path}#${await chapters.last().getAttribute('id')}`)
    await expect(chapters.last()).toBeInViewport()
    await expect(last).toBeVisible()
  })
})
