import type { Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { fillMessage, resume, sendMessage } from './fill-forms.ts'
import { arrived } from './mock.ts'
import { entry, expect, hold, hydrated, isThere, needs, plainPage, servicePath, test } from './site.ts'
import { translate } from './translate.ts'

/** Opens a page, acts on it before its scripts arrive, and waits until it can answer. */
async function early(page: Page, path: string, act: () => Promise<unknown>) {
  const release = await hold(page, entry)
  await page.goto(path)
  await act()
  release()
  await hydrated(page)
}

test('every button that is pressed before the page can answer is answered then, in order', async ({ page }) => {
  // Three posts are featured, six are listed at first.
  needs(posts.length > 9, 'second page of articles')
  await early(page, '/blog', async () => {
    await page.getByRole('button', { name: 'Load More' }).click()
    await page.getByRole('tab', { name: 'Design', exact: true }).click()
    await page.getByRole('tab', { name: 'All Posts' }).click()
    await page.locator('h1').click()
  })
  await expect(page.locator('[role=tabpanel] .card')).toHaveCount(posts.length - 3)
  await expect(page.getByRole('tab', { name: 'All Posts' })).toHaveAttribute('aria-selected', 'true')
})

/** What others do to the HTML before the app takes it over. */
const changes = {
  'an extension': () => {
    for (const field of document.querySelectorAll('main input, main textarea'))
      field.after(document.createElement('div'))
  },
  'an extension that marks everything': () => {
    for (const element of document.querySelectorAll('*')) element.setAttribute('data-marked', '')
  },
  'a content blocker': () => {
    for (const link of document.querySelectorAll('footer a[href^="https:"]')) link.remove()
  },
  'a translator': translate,
}

for (const [who, change] of Object.entries(changes))
  test(`what is typed before the page can answer stays when ${who} has changed it`, async ({ page, reports }) => {
    needs(isThere('/careers/apply'), 'application form')
    reports.allow(/error #418/)
    const [letter, file] = [page.locator('#application-form-coverLetter'), page.locator('input[type=file]')]
    await early(page, '/careers/apply', async () => {
      await page.evaluate(change)
      await file.setInputFiles(resume)
      await page.locator('[data-top="company"]').click()
      await letter.fill('Before the scripts')
    })
    await expect(letter).toHaveValue('Before the scripts')
    await expect(letter).toBeFocused()
    expect(await file.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe(resume.name)
    await expect(page.locator('#menu-company a').first()).toBeVisible()
    await page.reload()
    await expect(letter).toHaveValue('Before the scripts')
  })

test('an answer that is opened before the page can answer stays open', async ({ page }) => {
  needs(servicePath, 'page with questions')
  const question = page.locator('main details').nth(1)
  await early(page, servicePath ?? '/', () => question.locator('summary').click())
  await expect(question).toHaveAttribute('open', '')
})

test('a search that is typed before the page can answer is answered then', async ({ page }) => {
  needs(isThere('/blog'), 'blog')
  await early(page, '/blog', () => page.getByRole('searchbox').fill('zzzz'))
  await expect(page.getByRole('searchbox')).toHaveValue('zzzz')
  await expect(page.getByText('No articles found')).toBeVisible()
})

test('links lead on before the page can answer', async ({ page }) => {
  await hold(page, entry)
  await page.goto(plainPage.path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})

test('a browser that cannot read the scripts opens links, and sends forms by itself', async ({ page }) => {
  await page.route('**/assets/*.js', route => route.fulfill({ contentType: 'text/javascript', body: 'a newer syntax' }))
  const read = page.waitForResponse('**/assets/*.js')
  await page.goto('/contact')
  await read
  await fillMessage(page, 'old@contact.example')
  await sendMessage(page)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await arrived(page, 'old@contact.example')).toHaveLength(1)
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})
