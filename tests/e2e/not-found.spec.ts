import { expect, hydrated, isThere, test, visit } from './site.ts'

test('an unknown path gets the not-found page with its texts and three ways out', async ({ page, reports }) => {
  // The browser reports the status of the document.
  reports.allow(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle('404 Not Found')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found.')
  await expect(
    page.getByText(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    ),
  ).toBeVisible()
  await expect(
    page.getByText(
      'If you believe this is an error, please let us know. In the meantime, you can explore other parts of our site.',
    ),
  ).toBeVisible()
  for (const [name, path] of [
    ['Go to Homepage', '/'],
    ['View Sitemap', '/sitemap'],
    ...(isThere('/support') ? ([['Contact Support', '/support']] as const) : []),
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
  }
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
