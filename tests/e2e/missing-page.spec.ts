import { expect, test, visit } from './site.ts'

const elsewhere = [
  '/x/..//evil.example',
  '/x/..//evil.example/path',
  '//evil.example',
  '/\\evil.example',
  '/%5C/evil.example',
  '/\t/evil.example',
  '/x/../\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
]
test('no page that the address asks for leads to another site', async ({ page, baseURL, reports }) => {
  reports.allow(/^Failed to load resource/)
  const asked: string[] = []
  await page.route(/evil\.example/, route => {
    const { href, origin, searchParams } = new URL(route.request().url())
    if (searchParams.has('page')) return route.continue()
    asked.push(href)
    return origin === baseURL ? route.fulfill({ status: 503 }) : route.fulfill({ body: 'Evil' })
  })
  for (const wanted of elsewhere) {
    await visit(page, `/offline?page=${encodeURIComponent(wanted)}`)
    const links = page.getByRole('main').getByRole('link', { name: 'Try again' })
    const targets = await links.evaluateAll(found => found.map(link => (link as HTMLAnchorElement).href))
    expect(
      [...asked, ...targets].filter(address => new URL(address).origin !== baseURL),
      wanted,
    ).toEqual([])
    expect(new URL(page.url()).origin, wanted).toBe(baseURL)
  }
})

test('the page that was asked for opens by itself once it can be had, with its query', async ({ page, reports }) => {
  reports.allow(/^Failed to load resource/)
  let there = false
  await page.route('**/about?from=letter', route =>
    there ? route.continue() : route.fulfill({ status: 503, body: 'not yet' }),
  )
  await visit(page, `/offline?page=${encodeURIComponent('/about?from=letter')}`)
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', /\/about\?from=letter$/)
  await expect(page.getByRole('main')).toContainText('/about?from=letter is not saved on this device yet')
  there = true
  await expect(page).toHaveURL('/about?from=letter')
})
