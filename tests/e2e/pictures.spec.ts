import type { Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { expect, isThere, needs, openInside, present, test, visit } from './site.ts'

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
