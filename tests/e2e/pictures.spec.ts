import type { Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { postPath } from '#content/map/families.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { expect, failedRequest, isThere, needs, openInside, present, test, visit } from './site.ts'

/** Returns the URLs of the stitched pictures in the page's main part. */
const shown = (page: Page) =>
  page
    .locator('main img[src^="/art/"]')
    .evaluateAll(pictures => pictures.map(picture => picture.getAttribute('src') ?? ''))

test('a page that a link opens has the pictures that it has when opened by its address', async ({ page }) => {
  const byAddress = await page.context().newPage()
  await visit(page, present(['/support', '/contact'])[0] ?? '/')
  for (const path of ['/blog', '/about', '/careers'].filter(isThere)) {
    await openInside(page, path)
    await expect(page).toHaveURL(path)
    await visit(byAddress, path)
    expect((await shown(byAddress)).length, path).toBeGreaterThan(0)
    await expect.poll(() => shown(page), path).toEqual(await shown(byAddress))
  }
})

test('posts that come later have their pictures', async ({ page }) => {
  // Three are featured, and six listed at first.
  needs(posts.length > 9, 'second load of articles')
  await visit(page, '/blog')
  const before = await shown(page)
  await page.getByRole('button', { name: pageOfView('blog')?.words?.loadMore ?? '' }).click()
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(before.length)
  for (const address of await shown(page)) expect((await page.request.get(address)).status(), address).toBe(200)
})

test('an author whose image is missing has the first letter of the name in its place', async ({ page, reports }) => {
  const path = present(posts.map(postPath))[0]
  needs(path, 'article')
  await page.route('**/images/leaders/*', route => route.abort())
  reports.allow(failedRequest)
  await visit(page, path ?? '/')
  const author = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'The author' }) })
    .last()
  needs((await author.count()) > 0 && (await author.locator('picture').count()) === 0, 'author without a photograph')
  await author.scrollIntoViewIfNeeded()
  const name = (await author.locator('.h3').last().textContent()) ?? ''
  await expect(author.locator('.logo-letter')).toHaveText(name.charAt(0))
})
