import { expect, hydrated, test, visit } from './site.ts'

test('only what can be the address of a job says that a position is closed', async ({ page, reports }) => {
  reports.allow(/404/)
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/careers/night-shift')
  await expect(heading).toHaveText('This position is closed')
  for (const path of ['/careers/APPLY', '/careers/Apply', '/careers/a.b']) {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(heading).toHaveText('Oops! Page Not Found.')
  }
})
