import { jobPath } from '#site/map/families.ts'
import { expect, test, visit } from './site.ts'

const phone = { width: 390, height: 844 }

test('on a phone the page’s action comes back once the opening has gone, and never covers the focus', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const path of ['/industries/retail', '/services/pos-software', jobPath({ id: 1 })] as const) {
    await visit(page, path)
    const bar = page.locator('.bottom-bar')
    await expect(bar).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 })
    // Each link of the footer that takes the focus scrolls clear of the bar.
    for (const link of await page.locator('footer a').all()) {
      await link.focus()
      const [below, top] = await link.evaluate(focused => [
        focused.getBoundingClientRect().bottom,
        document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0,
      ])
      expect([path, await link.textContent(), (below ?? 0) <= (top ?? 0)]).toEqual([
        path,
        await link.textContent(),
        true,
      ])
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  await expect(page.locator('.bottom-bar')).toBeHidden()
  // In a wide window the terms of the job stay in view instead.
  await expect(page.locator('.job-card').getByRole('link', { name: /^Apply Now/ })).toBeInViewport({ ratio: 1 })
})
