import { jobPath } from '#content/map/families.ts'
import { industriesMenu } from '#content/map/menus.ts'
import { readLists } from '#lists/data-folder.ts'
import { expect, longPath, present, test, visit } from './site.ts'

const [job] = readLists().jobs.map(jobPath)
const landing = '/best-outsourcing-company-in-bangladesh'
const widths = { [landing]: [320, 1280] } as Readonly<Record<string, readonly number[]>>

for (const path of new Set(present([landing, industriesMenu[0]?.path, longPath, job])))
  for (const width of path === '/' ? [] : (widths[path] ?? [390]))
    test(`the action of ${path} comes back once its opening has gone, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      const bar = page.locator('.bottom-bar')
      const button = page.locator('main section').first().locator('.button')
      await expect(bar).not.toBeInViewport()
      // The bars of other pages wait for the end of the opening.
      for (const past of path === landing ? [-60, 8] : []) {
        await button.evaluate((element, more) => {
          const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
          scrollBy({ top: element.getBoundingClientRect().bottom - header + more, behavior: 'instant' })
        }, past)
        if (past < 0) await expect(bar).not.toBeInViewport()
        else await expect(bar).toBeInViewport({ ratio: 1 })
        await expect(button).toHaveAttribute('href', '/contact')
      }
      for (const part of [0.5, 1]) {
        const scroll = (to: number) =>
          scrollTo({ top: to * document.documentElement.scrollHeight, behavior: 'instant' })
        await page.evaluate(scroll, part)
        await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 })
        if (path === landing) await expect(bar.getByRole('link')).toHaveAttribute('href', '/contact')
        await expect.poll(() => bar.evaluate(element => element.getBoundingClientRect().bottom)).toBe(800)
      }
      const [lastLine = 0, barTop = 0] = await page.evaluate(() => [
        Math.max(...[...document.querySelectorAll('.footer :is(a, p)')].map(e => e.getBoundingClientRect().bottom)),
        document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0,
      ])
      expect(lastLine).toBeLessThan(barTop)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(bar).not.toBeInViewport()
    })

test('in a wide window the terms of a job stay in view instead, above the steps', async ({ page }) => {
  await visit(page, job ?? '/careers/1')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  const card = page.locator('.job-card')
  await expect(card.getByRole('link', { name: /^Apply Now/ })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.bottom-bar')).toBeHidden()
  const steps = page.locator('.job-page > section')
  await steps.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [above, below] = [await card.boundingBox(), await steps.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
