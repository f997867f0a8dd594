import { jobPath } from '#content/map/families.ts'
import { industriesMenu } from '#content/map/menus.ts'
import { readLists } from '#lists/data-folder.ts'
import { expect, longPath, needs, present, test, visit } from './site.ts'

const [job] = readLists().jobs.map(jobPath)
const barred = (...paths: readonly (string | undefined)[]) => present(paths.filter(path => path !== '/'))
const phone = { width: 390, height: 844 }

test('on a phone the page’s action comes back once the opening has gone', async ({ page }) => {
  await page.setViewportSize(phone)
  const paths = barred(industriesMenu[0]?.path, longPath, job)
  needs(paths.length > 0, 'page with such a bar')
  for (const path of new Set(paths)) {
    await visit(page, path)
    const bar = page.locator('.bottom-bar')
    await expect(bar).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  await expect(page.locator('.bottom-bar')).toBeHidden()
  if (!job) return
  // In a wide window the terms of the job stay in view instead of the bar.
  const card = page.locator('.job-card')
  await expect(card.getByRole('link', { name: /^Apply Now/ })).toBeInViewport({ ratio: 1 })
  // It ends above the steps, which are as wide as the page.
  const steps = page.locator('.job-page > section')
  await steps.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const ends = async () => ((await card.boundingBox())?.y ?? 0) + ((await card.boundingBox())?.height ?? 0)
  expect(await ends()).toBeLessThanOrEqual((await steps.boundingBox())?.y ?? 0)
})
