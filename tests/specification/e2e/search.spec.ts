import type { Page } from '@playwright/test'
import { faultsOf } from '../../e2e/axe.ts'
import { boxOf, dialogOf } from '../../e2e/search-dialog.ts'
import { expect, failedRequest, hydrated, plainPage, test, visit } from '../../e2e/site.ts'

const group = (page: Page, name: string) => dialogOf(page).getByRole('group', { name })

/** Opens the search with its key, and types a query. */
async function type(page: Page, text: string) {
  await page.keyboard.press('/')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.type(text)
}

/** Does the same, and waits until there are answers. */
async function searchFor(page: Page, text: string) {
  await type(page, text)
  await expect(group(page, 'Best answers')).toBeVisible()
}

test('the search is found, used and left with the keyboard alone', async ({ page }) => {
  await visit(page, '/about')
  await searchFor(page, 'odoo')
  const options = dialogOf(page).getByRole('option')
  const isActive = async (at: number) =>
    expect(boxOf(page)).toHaveAttribute('aria-activedescendant', (await options.nth(at).getAttribute('id')) ?? '')
  await isActive(0)
  await page.keyboard.press('ArrowDown')
  await isActive(1)
  await page.keyboard.press('ArrowUp')
  await isActive(0)
  await boxOf(page).fill('')
  await page.keyboard.type('pos friday night')
  await expect(dialogOf(page).getByRole('option', { name: 'Who do we call' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/pos-software#who-do-we-call-on-a-friday-night')
  await expect(dialogOf(page)).toBeHidden()
  const question = page.locator('#who-do-we-call-on-a-friday-night')
  await expect(question.locator('summary')).toBeFocused()
  await expect(question).toHaveAttribute('open')
})

test('screen readers hear what it is, how much was found, of what kind, and what is first', async ({ page }) => {
  await visit(page, '/')
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await button.click()
  await expect(group(page, 'Popular searches').getByRole('option')).toHaveCount(6)
  await expect(dialogOf(page).getByRole('listbox')).toHaveAccessibleName('Results and suggestions')
  expect(await faultsOf(page)).toEqual([])
  await boxOf(page).fill('backup')
  const best = group(page, 'Best answers')
  await expect(best.getByRole('option', { name: 'Article Backup testing: the restore drill we failed' })).toBeVisible()
  await expect(best.locator('mark').first()).toHaveText(/backup/i)
  const status = dialogOf(page).getByRole('status')
  await expect(status).toHaveText(/^\d+ results\. The first: Backup testing: the restore drill we failed$/)
  await boxOf(page).fill('odoo')
  await expect(status).toHaveText(/^\d+ results\. The first: Odoo ERP implementation/)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('what was looked for before is offered again, until it is forgotten', async ({ page }) => {
  await visit(page, '/')
  await searchFor(page, 'odoo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/crm-erp\/odoo/)
  await expect(dialogOf(page)).toBeHidden()
  await page.keyboard.press('/')
  const before = group(page, 'Recent searches')
  await before.getByRole('option', { name: 'odoo' }).click()
  await expect(boxOf(page)).toHaveValue('odoo')
  await expect(group(page, 'Best answers')).toBeVisible()
  await boxOf(page).fill('')
  await dialogOf(page).getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(before).toBeHidden()
  await expect(boxOf(page)).toBeFocused()
})

test('where nothing is found there are pages, a person to ask and all pages, none of which Enter opens', async ({
  page,
}) => {
  await visit(page, '/')
  await type(page, 'analitycsdata')
  await expect(dialogOf(page).getByText('Nothing found for “analitycsdata”')).toBeVisible()
  const nearest = dialogOf(page).locator('.found-group', { hasText: 'The closest matches' }).getByRole('link')
  await expect(nearest).toHaveCount(3)
  await boxOf(page).fill('qwxzv')
  await expect(dialogOf(page).getByText('Nothing found for “qwxzv”')).toBeVisible()
  await expect(nearest).toHaveCount(0)
  const popular = dialogOf(page).locator('.found-group', { hasText: 'Popular searches' }).getByRole('link')
  await expect(popular).toHaveCount(6)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  // If Enter had opened a page, the dialog would close before it could answer the next search.
  await boxOf(page).fill('odoo')
  await expect(group(page, 'Best answers')).toBeVisible()
  await expect(page).toHaveURL('/')
  await boxOf(page).fill('')
  await expect(group(page, 'Popular searches')).toBeVisible()
  await expect(group(page, 'Recent searches')).toBeHidden()
  await boxOf(page).fill('qwxzv')
  await expect(dialogOf(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  await dialogOf(page).getByRole('link', { name: 'See all pages' }).click()
  await expect(page).toHaveURL('/sitemap')
  await expect(dialogOf(page)).toBeHidden()
})

test('an index that cannot be had is said so, and asked for again', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await page.route('**/assets/search-*.json', route => route.abort())
  await visit(page, '/')
  await type(page, 'odoo')
  const alert = dialogOf(page).getByRole('alert')
  await expect(alert).toContainText('The search index could not be loaded')
  await expect(alert.getByRole('link', { name: 'See all pages' })).toHaveAttribute('href', '/sitemap')
  await page.unroute('**/assets/search-*.json')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(group(page, 'Best answers')).toBeVisible()
})

test('words of the search that cannot be had are said so before anything is typed', async ({ page, reports }) => {
  reports.allow(failedRequest)
  const isSearch = (url: URL) => url.pathname === '/search'
  await page.route(isSearch, route => route.abort())
  await visit(page, '/')
  await page.keyboard.press('/')
  const alert = dialogOf(page).getByRole('alert')
  await expect(alert).toContainText('The search index could not be loaded')
  await page.unroute(isSearch)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(group(page, 'Popular searches').getByRole('option')).toHaveCount(6)
})

test.describe('in a narrow window under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu has the search, and the focus comes back to what can be seen', async ({ page }) => {
    await visit(page, plainPage.path)
    await page.locator('.mobile-menu > summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click()
    await expect(boxOf(page)).toBeFocused()
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.locator('.search-button')).toBeFocused()
  })
})

test('the page of the search answers what its address asks, and keeps its own canonical address', async ({ page }) => {
  await page.goto('/search?q=penetration+testing')
  await hydrated(page)
  const results = page.getByRole('main').getByRole('link', { name: 'Penetration testing and threat assessment' })
  await expect(results.first()).toHaveAttribute('href', /^\/services\/cybersecurity\/threat-assessment/)
  await expect(page.getByRole('heading', { name: /^\d+ results$/ })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('searchbox').fill('odoo')
  await expect(page).toHaveURL('/search?q=odoo')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^ServiceOdoo|Odoo ERP implementation/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/services\/crm-erp\/odoo/)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('odoo')
})

test('without scripts its button is a link to a page with a form and all pages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
  await page.getByRole('searchbox').fill('odoo')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=odoo')
  await page.getByRole('main').getByText('All pages', { exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Odoo' }).first()).toBeVisible()
  await context.close()
})

test('a question inside a tab is shown there', async ({ page }) => {
  await visit(page, '/')
  await searchFor(page, 'how do I request a quote')
  await dialogOf(page)
    .getByRole('option', { name: /^Question Support: How do I request a quote/ })
    .click()
  await expect(page).toHaveURL('/support#how-do-i-request-a-quote')
  await expect(page.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#how-do-i-request-a-quote p')).toBeInViewport()
})
