import { jobPath } from '#content/map/families.ts'
import { readLists } from '#lists/data-folder.ts'
import { expect, failedRequest, hydrated, needs, test, visit } from './site.ts'

test('a job that is only in the API has its page, and one that is nowhere says so', async ({ page, reports }) => {
  // The job has no file, so the host answers 404.
  reports.allow(failedRequest)
  const place = { department: 'Night', locationType: 'On-site', applyLink: 'https://careers.example/77' }
  const job = { ...place, id: 'lamplighter', title: 'Lamplighter', description: 'Light.' }
  await page.route('**/api/jobs', route => route.fulfill({ json: [job] }))
  await visit(page, '/careers')
  await page.getByRole('link', { name: 'Lamplighter', exact: true }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Lamplighter')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Lamplighter/)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/careers\/lamplighter$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Light.')

  await visit(page, jobPath({ id: 78 }))
  await expect(heading).toHaveText('This position is closed')
  await expect(page).toHaveTitle(/^This position is closed/)
  await expect(canonical).toHaveAttribute('href', /\/careers\/78$/)
  await page.getByRole('link', { name: 'See open positions' }).click()
  await expect(page).toHaveTitle(/^Careers|Jobs/i)
  await expect(canonical).toHaveAttribute('href', /\/careers$/)
  const graph = page.locator('script[type="application/ld+json"]')
  expect(await graph.textContent()).toMatch(/"url":"[^"]*\/careers"/)
})

test('a job whose closing day has passed since the build leaves the list, and its page says so', async ({ page }) => {
  const [one, other] = readLists().jobs
  needs(one && other, 'two open positions')
  await page.route('**/api/jobs', async route => {
    const [first, ...others]: object[] = await (await route.fetch()).json()
    await route.fulfill({ json: [{ ...first, posted: '2026-01-02', closes: '2026-01-31' }, ...others] })
  })
  await visit(page, jobPath({ id: one?.id ?? '' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This position is closed')
  await visit(page, '/careers')
  const list = page.locator('#open-positions')
  await expect(list.getByRole('heading', { name: other?.title ?? '' })).toBeAttached()
  await expect(list.getByRole('heading', { name: one?.title ?? '' })).toHaveCount(0)
})

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
