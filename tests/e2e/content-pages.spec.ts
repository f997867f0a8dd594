import type { Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { focusOf } from './focus.ts'
import { arrived } from './mock.ts'
import { expect, failedRequest, needs, test, visit } from './site.ts'

const blog = pageOfView('blog')?.words
const { allPosts = '', searchLabel = '', featured = '', loadMore = '', found, empty, newsletter } = blog ?? {}

/** What All Posts lists: the first three are above it, unless there are no more. */
const listed = posts.length > 3 ? posts.slice(3) : posts

const categories = (blog?.categories ?? []).filter(name => posts.some(({ category }) => category === name))
const [firstCategory = ''] = categories
const lastCategory = categories.at(-1) ?? ''

const searchBox = (page: Page) => page.getByLabel(searchLabel)
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const button = (page: Page, name = '') => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const inSidebar = (page: Page, category: string) =>
  page.getByRole('complementary').getByRole('button', { name: `${category} (` })

test('the blog searches in any case, and keeps the search in the address', async ({ page }) => {
  await visit(page, '/blog')
  const cards = page.getByRole('tabpanel').locator('.card h3')
  const newest = posts[0]
  const wanted = newest?.title.toUpperCase() ?? ''
  await expect(page.getByRole('heading', { name: featured })).toHaveCount(posts.length > 3 ? 1 : 0)
  await expect(cards).toHaveText(listed.slice(0, 6).map(post => post.title))
  // No article is there twice.
  const titles = await page.locator('main .card h3').allTextContents()
  expect(titles).toEqual([...new Set(titles)])
  await searchBox(page).fill(wanted)
  await expect(page).toHaveURL(url => url.searchParams.get('q') === wanted)
  await expect(cards.first()).toHaveText(newest?.title ?? '')
  await expect(page.getByRole('heading', { name: featured })).toHaveCount(0)
  await expect(button(page, loadMore)).toHaveCount(0)
  await page.reload()
  await expect(searchBox(page)).toHaveValue(wanted)
  await searchBox(page).fill('no such words')
  await expect(page.getByText(empty?.title ?? '')).toBeVisible()
  await button(page, empty?.button).click()
  await expect(cards).toHaveCount(Math.min(6, listed.length))
  await expect(page).toHaveURL('/blog')
})

test('the categories of the blog are tabs: one stop, arrow keys round and round, one named panel', async ({ page }) => {
  await visit(page, '/blog')
  const panel = page.getByRole('tabpanel')
  await expect(page.getByRole('tablist').getByRole('tab')).toHaveText([allPosts, ...categories])
  await expect(page.getByRole('tablist')).toHaveAccessibleName(blog?.sidebar.categories ?? '')
  await expect(tab(page, allPosts)).toHaveAttribute('aria-selected', 'true')
  await expect(panel).toHaveAccessibleName(allPosts)
  await expect(panel.locator('.card')).toHaveCount(Math.min(6, listed.length))
  await tab(page, allPosts).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, lastCategory)).toBeFocused()
  await expect(tab(page, lastCategory)).toHaveAttribute('aria-selected', 'true')
  await expect(panel).toHaveAccessibleName(lastCategory)
  for (const category of await panel.locator('.card .eyebrow').allTextContents()) expect(category).toBe(lastCategory)
  // With a modifier, arrow keys belong to the browser: Alt+Left goes back.
  const kept = await tab(page, lastCategory).evaluate(element =>
    ['altKey', 'ctrlKey', 'shiftKey'].map(modifier => {
      const key = { key: 'ArrowLeft', bubbles: true, cancelable: true, [modifier]: true }
      return element.dispatchEvent(new KeyboardEvent('keydown', key))
    }),
  )
  expect(kept).toEqual([true, true, true])
  await expect(tab(page, lastCategory)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, allPosts)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tab(page, allPosts)).toBeFocused()
  await inSidebar(page, firstCategory).click()
  await expect(tab(page, firstCategory)).toHaveAttribute('aria-selected', 'true')
  await searchBox(page).fill('no such words')
  await expect(panel.getByText(empty?.title ?? '')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('what is asked of the blog comes into view, with its number', async ({ page }) => {
    await visit(page, '/blog')
    const first = page.getByRole('tabpanel').locator('.card').first()
    const counted = (count: number) => `${count} ${count === 1 ? found?.one : found?.many}`
    await expect(status(page)).toBeEmpty()
    await searchBox(page).fill(posts[0]?.title ?? '')
    await expect(status(page)).toHaveText(counted(1))
    // One text, because Orca says only the part that has changed last.
    expect(
      await status(page)
        .locator('p')
        .evaluate(({ childNodes }) => childNodes.length),
    ).toBe(1)
    await searchBox(page).press('Enter')
    await expect(status(page)).toBeInViewport()
    await expect(first).toBeInViewport({ ratio: 0.5 })
    await expect(tab(page, allPosts)).toBeFocused()

    const tag = page.locator('aside .tag').first()
    await tag.click()
    await expect(status(page)).toBeInViewport()
    await expect(first).toBeInViewport({ ratio: 0.5 })

    await searchBox(page).fill('')
    await inSidebar(page, lastCategory).click()
    await expect(tab(page, lastCategory)).toBeFocused()
    await expect(status(page)).toHaveText(counted(posts.filter(({ category }) => category === lastCategory).length))
    await expect(status(page)).toBeInViewport()
    await expect(first).toBeInViewport({ ratio: 0.5 })
  })
})

test('Load More says how many there are, and leads to the first new article, which has its picture', async ({
  page,
}) => {
  needs(listed.length > 7, 'second load of articles')
  await visit(page, '/blog')
  const cards = page.getByRole('tabpanel').locator('.card')
  await button(page, loadMore).press('Enter')
  await expect(status(page)).toHaveText(`${posts.length} ${found?.many}`)
  await expect(cards).toHaveCount(listed.length)
  await expect(cards.nth(6).getByRole('link')).toBeFocused()
  expect((await focusOf(page)).hidden).toBe('')
  await page.keyboard.press('Tab')
  await expect(cards.nth(7).getByRole('link')).toBeFocused()
  const pictures = await cards.locator('img').evaluateAll(all => all.map(image => image.getAttribute('src') ?? ''))
  for (const address of pictures) expect((await page.request.get(address)).status(), address).toBe(200)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all posts are there, and no control that needs scripts', async ({ page }) => {
    needs(blog, 'blog')
    await page.goto('/blog')
    await expect(page.locator('[role=tabpanel] .card')).toHaveCount(listed.length)
    await expect(page.locator('main .card h3')).toHaveText(posts.map(({ title }) => title))
    await expect(button(page, loadMore)).toHaveCount(0)
    await expect(inSidebar(page, firstCategory)).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await searchBox(page).fill('offline')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL('/search?q=offline')
  })
})

test('the newsletter takes an address, and says that it cannot without a network', async ({ page, reports }) => {
  reports.allow(failedRequest)
  needs(newsletter, 'newsletter')
  await visit(page, '/blog')
  const box = page.getByLabel(newsletter?.label ?? '')
  await box.fill('nobody')
  await button(page, newsletter?.button).click()
  await expect(page.getByText('Enter an email address like name@example.com')).toBeVisible()
  await box.fill('reader@blog.example')
  await page.context().setOffline(true)
  await button(page, newsletter?.button).click()
  await expect(page.locator('form').getByText('You are offline.')).toBeVisible()
  await page.context().setOffline(false)
  await button(page, newsletter?.button).click()
  await expect(page.locator('.toast')).toContainText('One more step')
  expect(await arrived(page, 'reader@blog.example')).toHaveLength(1)
})

test('the ranking sorts by each column, both ways', async ({ page }) => {
  await visit(page, '/best-software-companies-in-bangladesh')
  const founded = () => page.locator('tbody tr td:nth-child(5)').allTextContents()
  await expect(page.locator('tbody tr')).toHaveCount(pageOfView('companyRanking')?.words.companies.length ?? 0)
  const header = page.getByRole('columnheader', { name: 'Founded' })
  const sorted = (await founded()).toSorted()
  for (const [order, years] of [
    ['ascending', sorted],
    ['descending', sorted.toReversed()],
  ] as const) {
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', order)
    expect(await founded()).toEqual(years)
  }
})

test('the year in the ranking titles is that of the reader, without a mismatch', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-01T10:00:00Z'))
  await visit(page, '/top-it-firms-in-bangladesh')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(2031)')
  await expect(page).toHaveTitle(/\(2031\)/)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})
