import type { Evidence } from '#content/schema/evidence.ts'
import pages from '#generated/pages.json' with { type: 'json' }
import { expect, test } from './site.ts'

const evidence = Object.entries(pages).flatMap(([path, { words }]) => {
  const { evidence: found } = words as { readonly evidence?: Evidence }
  return found ? [{ path, evidence: found }] : []
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('screens of evidence change by the arrow keys, and nothing moves', async ({ page }) => {
      const [screens] = evidence.flatMap(one => (one.evidence.kind === 'screens' ? [{ ...one, ...one.evidence }] : []))
      test.skip(!screens, 'no service has screens')
      if (!screens) return
      const [first, second] = screens.states
      await page.goto(screens.path)
      const sample = page.locator('.proof').filter({ hasText: screens.caption })
      await expect(sample.getByText(screens.caption)).toBeVisible()
      await sample.getByRole('radio', { name: first?.name ?? '', exact: true }).focus()
      const box = await sample.boundingBox()
      await expect(sample.getByText(first?.says ?? '')).toBeVisible()
      await expect(sample.getByText(second?.says ?? '')).toBeHidden()
      await page.keyboard.press('ArrowRight')
      await expect(sample.getByRole('radio', { name: second?.name ?? '', exact: true })).toBeChecked()
      await expect(sample.getByText(first?.says ?? '')).toBeHidden()
      await expect(sample.getByText(second?.says ?? '')).toBeVisible()
      expect((await sample.boundingBox())?.height).toBe(box?.height)
    })
  })
