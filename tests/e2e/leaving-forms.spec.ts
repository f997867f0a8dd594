import type { Page } from '@playwright/test'
import { fillApplication, fillMessage } from './fill-forms.ts'
import { expect, failedRequest, nextPage, test, visit } from './site.ts'

const email = 'leaves@forms.example'
const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }

interface Form {
  readonly path: string
  readonly fill: (page: Page) => Promise<void>
  readonly button: string
  readonly failure: string
  /** A required field and its value. */
  readonly field: readonly [label: string, value: string]
}

const forms: Readonly<Record<string, Form>> = {
  contact: {
    path: '/contact',
    fill: page => fillMessage(page, email),
    button: 'Send Message',
    failure: 'Failed to send message.',
    field: ['Subject', 'Stock count'],
  },
  application: {
    path: '/careers/apply',
    fill: page => fillApplication(page, email, resume),
    button: 'Submit Application',
    failure: 'Failed to submit application.',
    field: ['Full name', 'Karim Uddin'],
  },
}

/** Submits a form and leaves its page before the response. Returns a function that releases the response. */
async function leaveWhileSending(page: Page, { path, fill, button }: Form, answer: { status: number; body?: string }) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await visit(page, path)
  let asked = 0
  await page.route(/\/api\/(contact|job-apply)$/, async route => {
    asked += 1
    await released
    await route.fulfill(answer)
  })
  await fill(page)
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: nextPage.label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextPage.headline)
  return () => release()
}

const formIn = (page: Page) => page.locator('main form[method=post]')

for (const [name, form] of Object.entries(forms)) {
  const { path, failure, field } = form
  const [label, value] = field

  test(`${name}: a failure is told to a visitor who has left the page, and shown under the form`, async ({
    page,
    reports,
  }) => {
    reports.allow(failedRequest)
    const release = await leaveWhileSending(page, form, { status: 500 })
    release()
    await expect(page.getByRole('alert')).toContainText(`Error${failure}`)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(formIn(page).getByRole('status')).toHaveText(failure)
    await expect(page.getByLabel(label)).toHaveValue(value)
    await page.goForward()
    await expect(page).toHaveURL(nextPage.path)
    await page.goBack()
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(formIn(page).getByRole('status')).toHaveText('')
  })

  test(`${name}: a visitor who comes back while it is sent cannot send it again, and sees it arrive`, async ({
    page,
  }) => {
    const release = await leaveWhileSending(page, form, { status: 204 })
    await page.goBack()
    await expect(page.getByLabel(label)).toBeDisabled()
    await expect(page.getByLabel(label)).toHaveValue(value)
    release()
    await expect(formIn(page).getByRole('status')).not.toHaveText('')
    await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.locator('.toast')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(label)).toHaveValue('')
  })
}

test('what was lost on the way can be kept by a visitor who comes back', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await visit(page, '/contact')
  let drop = () => {}
  await page.route('**/api/contact', async route => {
    await new Promise<void>(resolve => {
      drop = resolve
    })
    await route.abort()
  })
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
  await expect(formIn(page).getByRole('status')).toHaveText(/^Your message is saved/)
  await expect(page.getByLabel('Subject')).toHaveValue('')
})
