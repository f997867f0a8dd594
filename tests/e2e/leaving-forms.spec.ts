import type { Page } from '@playwright/test'
import { fillApplication, fillMessage, status, subject } from './fill-forms.ts'
import { expect, failedRequest, hold, nextPage, test, visit } from './site.ts'

const email = 'leaves@forms.example'

const forms = [
  {
    path: '/contact',
    fill: (page: Page) => fillMessage(page, email),
    button: 'Send Message',
    failure: 'Failed to send message.',
    label: 'Subject',
    value: subject,
  },
  {
    path: '/careers/apply',
    fill: (page: Page) => fillApplication(page, email),
    button: 'Submit Application',
    failure: 'Failed to submit application.',
    label: 'Full name',
    value: 'Karim Uddin',
  },
]

/** Submits a form and leaves its page before the response. Returns a function that releases the response. */
async function leaveWhileSending(page: Page, { path, fill, button }: (typeof forms)[number], status: number) {
  await visit(page, path)
  const release = await hold(page, /\/api\/(contact|job-apply)$/, route => route.fulfill({ status }))
  const asked = page.waitForRequest(/\/api\/(contact|job-apply)$/)
  await fill(page)
  await page.getByRole('button', { name: button }).click()
  await asked
  await page.getByRole('contentinfo').getByRole('link', { name: nextPage.label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextPage.headline)
  return release
}

for (const form of forms) {
  const { path, failure, label, value } = form

  test(`${path}: who has left the page is told of a failure, also under the form`, async ({ page, reports }) => {
    reports.allow(failedRequest)
    const release = await leaveWhileSending(page, form, 500)
    release()
    await expect(page.getByRole('alert')).toContainText(`Error${failure}`)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(status(page)).toHaveText(failure)
    await expect(page.getByLabel(label)).toHaveValue(value)
    await page.goForward()
    await expect(page).toHaveURL(nextPage.path)
    await page.goBack()
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(status(page)).toHaveText('')
  })

  test(`${path}: who comes back while it is sent cannot send it again, and sees it arrive`, async ({ page }) => {
    const release = await leaveWhileSending(page, form, 204)
    await page.goBack()
    await expect(page.getByLabel(label)).toBeDisabled()
    await expect(page.getByLabel(label)).toHaveValue(value)
    release()
    await expect(page.locator('.toast')).toBeVisible()
    await expect(status(page)).not.toHaveText('')
    await expect(page.getByLabel(label)).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel(label)).toHaveValue('')
  })
}

test('what was lost on the way can be kept by a visitor who comes back', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await visit(page, '/contact')
  const drop = await hold(page, '**/api/contact', route => route.abort())
  const asked = page.waitForRequest('**/api/contact')
  await fillMessage(page, email)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await asked
  // The request fails at the moment when the page changes.
  const left = page.waitForURL(nextPage.path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: nextPage.label }).click()
  await left
  drop()
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.')
  await page.goBack()
  await page.getByRole('button', { name: 'Save and send later' }).click()
  await expect(status(page)).toHaveText(/^Your message is saved/)
  await expect(page.getByLabel('Subject')).toHaveValue('')
})
