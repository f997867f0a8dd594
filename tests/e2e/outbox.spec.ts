import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  deliver,
  fillApplication,
  fillMessage,
  resume,
  sendApplication,
  sendMessage,
  status,
  subject,
} from './fill-forms.ts'
import { arrived, failing } from './mock.ts'
import { expect, failedRequest, hydrated, test, visit } from './site.ts'

const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' })
const toast = (page: Page) => page.locator('.toast')

/** Focuses the form, which loads the code of notifications, and waits for that and for what loads when the browser is idle. */
async function ready(page: Page) {
  const asked = async () => (await page.requests()).map(request => request.url())
  await page.locator('form .control').first().focus()
  for (const late of ['/assets/show-toast-', '/assets/offline-'])
    await expect.poll(asked).toContainEqual(expect.stringContaining(late))
  await page.waitForLoadState('networkidle')
}

async function keepMessage(page: Page, email: string) {
  await visit(page, '/contact')
  await ready(page)
  await page.context().setOffline(true)
  await fillMessage(page, email)
  await sendMessage(page)
  await expect(status(page)).toHaveText('You are offline. Your message is saved and will be sent when you are back.')
}

async function keepApplication(page: Page, email: string) {
  await visit(page, '/careers/apply')
  await ready(page)
  await page.context().setOffline(true)
  await fillApplication(page, email)
  await sendApplication(page)
  await expect(status(page)).toHaveText(
    'You are offline. Your application is saved and will be sent when you are back.',
  )
}

// These tests are about the page, so the worker sends nothing, as in browsers without Background Sync.
test.beforeEach(({ context }) =>
  context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')),
)

test('a message written offline survives a reload, and is sent once online', async ({ page, context, reports }) => {
  reports.allow(failedRequest)
  const email = 'offline@outbox.example'
  await keepMessage(page, email)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(waiting(page)).toContainText(`Message “${subject}”Waiting for the network since`)
  // The reload needs a network, but the message must not be sent.
  await failing(page, '/api/contact', 'drop')
  await context.setOffline(false)
  await page.reload()
  await hydrated(page)
  await expect(waiting(page)).toContainText(subject)
  await expect(page.getByLabel('Message')).toHaveValue('')
  await ready(page)
  await context.setOffline(true)
  await page.unroute('**/api/contact')
  await context.setOffline(false)
  await expect(toast(page)).toContainText('Message sentIt was waiting for the network.')
  await expect(waiting(page)).toHaveCount(0)
  expect(await arrived(page, email)).toHaveLength(1)
})

test('a second tab has its own empty form, and takes the draft over once the first tab is closed', async ({ page }) => {
  const email = 'first-tab@outbox.example'
  await visit(page, '/contact')
  await fillMessage(page, email, 'The first text.')
  const second = await page.context().newPage()
  await visit(second, '/contact')
  await fillMessage(second, 'second-tab@outbox.example', 'The second text.')
  await page.getByLabel('Message').fill('The first text, and more.')
  await second.reload()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('The first text, and more.')
  await expect(second.getByLabel('Message')).toHaveValue('The second text.')
  await page.close()
  await deliver(second)
  await second.reload()
  await expect(second.getByLabel('Message')).toHaveValue('The first text, and more.')
  await deliver(second)
  expect(await arrived(second, email)).toHaveLength(1)
})

test('a duplicated tab that sends the same text, at once and once more, makes one message', async ({ page }) => {
  const email = 'duplicated-tab@outbox.example'
  await visit(page, '/contact')
  await fillMessage(page, email)
  const opening = page.context().waitForEvent('page')
  // A tab that a page opens has a copy of its session, like one that the browser duplicates.
  await page.evaluate(() => open(location.href))
  const second = await opening
  await hydrated(second)
  await expect(second.getByLabel('Email')).toHaveValue(email)
  await Promise.all([sendMessage(page), sendMessage(second)])
  for (const tab of [page, second]) await expect(status(tab)).toHaveText('Message sent successfully!')
  await fillMessage(second, email)
  await deliver(second)
  expect(await arrived(page, email)).toHaveLength(1)
})

test('the same text within a minute makes one message, though another tab has sent one meanwhile', async ({ page }) => {
  const email = 'once-more@outbox.example'
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await visit(page, '/contact')
  const other = await page.context().newPage()
  await visit(other, '/contact')
  const once = async (tab: Page, address: string, text?: string) => {
    await fillMessage(tab, address, text)
    await deliver(tab)
    await tab.reload()
    await hydrated(tab)
    return (await arrived(page, email)).length
  }
  expect(await once(page, email)).toBe(1)
  await once(other, 'meanwhile@outbox.example')
  expect(await once(page, email)).toBe(1)
  expect(await once(page, email, 'It takes all Thursday.')).toBe(2)
  for (const [moved, count] of [
    [61_000, 3],
    [-3_600_000, 4],
  ] as const) {
    await page.clock.setFixedTime(now + moved)
    expect(await once(page, email, 'It takes all Thursday.')).toBe(count)
  }
})

test('what is taken back is a draft with its file, and arrives once as changed', async ({ page, context, reports }) => {
  reports.allow(failedRequest)
  const email = 'edited-over-reload@outbox.example'
  await keepApplication(page, email)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect
    .poll(() => page.getByLabel('Resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.size))
    .toBe(resume.buffer.length)
  await expect(waiting(page)).toHaveCount(0)
  await page.getByLabel('Cover letter').fill('Begun')
  await context.setOffline(false)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Cover letter')).toHaveValue('Begun')
  await ready(page)
  expect(await arrived(page, email)).toEqual([])
  await page.getByLabel('Resume').setInputFiles(resume)
  await page.getByLabel('Cover letter').fill('Finished')
  await sendApplication(page)
  await expect(status(page)).toHaveText('Application submitted.')
  expect((await arrived(page, email)).map(({ values }) => values.coverLetter)).toEqual(['Finished'])
  await visit(page, '/offline')
  await expect(page.getByText('Nothing is waiting on this device.')).toBeVisible()
})

test('Read offline lists it, and its Edit leads to the form with the values', async ({ page, context, reports }) => {
  reports.allow(failedRequest)
  const email = 'edit-elsewhere@outbox.example'
  await failing(page, '/api/contact', 'drop')
  await keepMessage(page, email)
  await context.setOffline(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Read offline' }).click()
  await waiting(page).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(waiting(page)).toHaveCount(0)
})

test('Edit leaves a form alone that holds something else', async ({ page }) => {
  await keepMessage(page, 'not-over@outbox.example')
  await page.getByLabel('Message').fill('Another thought')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(waiting(page).getByRole('status')).toContainText('The form already contains something else')
  await expect(page.getByLabel('Message')).toHaveValue('Another thought')
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1)
})

test('Cancel removes a message, says which, and nothing arrives', async ({ page, context }) => {
  const email = 'cancelled@outbox.example'
  await keepMessage(page, email)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(waiting(page).getByRole('status')).toHaveText(`Removed: Message “${subject}”. It will not be sent.`)
  await expect(waiting(page).getByRole('status')).toBeFocused()
  await context.setOffline(false)
  await page.reload()
  await hydrated(page)
  await ready(page)
  await expect(waiting(page)).toHaveCount(0)
  expect(await arrived(page, email)).toEqual([])
})

test('Cancel of what was on its way before does not claim that it has not arrived', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await visit(page, '/contact')
  await ready(page)
  await failing(page, '/api/contact', 'drop')
  await fillMessage(page, 'perhaps@outbox.example')
  await sendMessage(page)
  await page.getByRole('button', { name: 'Save and send later' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(waiting(page).getByRole('status')).toHaveText(
    `Removed: Message “${subject}”. It may have arrived; it will not be sent again.`,
  )
})

test('a refusal comes back with the words of the server and the values', async ({ page, context, reports }) => {
  reports.allow(failedRequest)
  const email = 'refused@outbox.example'
  await keepMessage(page, email)
  await failing(page, '/api/contact', '401')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText('Message not sentUnauthorized Your text is kept.')
  await expect(waiting(page)).toContainText('Not accepted: Unauthorized')
  await page.unroute('**/api/contact')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await deliver(page)
  expect(await arrived(page, email)).toHaveLength(1)
})

test('what is edited after a lost answer arrives as changed; unchanged, once', async ({ page, context, reports }) => {
  reports.allow(failedRequest)
  for (const [email, message, count] of [
    ['edit-changed@outbox.example', 'Corrected', 2],
    ['edit-unchanged@outbox.example', 'It takes all Friday.', 1],
  ] as const) {
    await visit(page, '/contact')
    await ready(page)
    await page.route('**/api/contact', async route => {
      await route.fetch()
      await route.abort()
    })
    await fillMessage(page, email)
    await sendMessage(page)
    await expect(status(page)).toHaveText('Failed to send message. Please try again.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save and send later' }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Message').fill(message)
    await page.unroute('**/api/contact')
    await context.setOffline(false)
    await deliver(page)
    const stored = await arrived(page, email)
    expect([stored.length, stored.at(-1)?.values.message]).toEqual([count, message])
  }
})

test('an application that is kept before anything else has loaded is sent with its file', async ({ page, reports }) => {
  reports.allow(failedRequest)
  const email = 'very-early@outbox.example'
  // The test decides when the browser is idle: after it has gone offline.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const idle = () => {
      for (const run of waiting.splice(0)) run()
    }
    Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run), idle })
  })
  await visit(page, '/careers/apply')
  await page.context().setOffline(true)
  await fillApplication(page, email)
  await sendApplication(page)
  await expect(status(page)).toContainText('is saved and will be sent')
  const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('.js'))
  await page.evaluate(() => Reflect.get(window, 'idle')())
  await failed
  await expect(waiting(page)).toContainText(`With ${resume.name}`)
  await page.context().setOffline(false)
  await expect(waiting(page)).toHaveCount(0)
  const sha256 = createHash('sha256').update(resume.buffer).digest('hex')
  const file = { name: resume.name, type: resume.mimeType, size: resume.buffer.length, sha256 }
  expect((await arrived(page, email)).map(stored => stored.file)).toEqual([file])
})

test('after 7 days it is given up on with notice, and stays until it is removed', async ({ page, context }) => {
  const email = 'expired@outbox.example'
  await page.clock.install()
  await keepMessage(page, email)
  await page.clock.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000 + 60_000)
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText('Message not sentIt could not be sent for 7 days.')
  await expect(waiting(page)).toContainText('It could not be sent within 7 days')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(waiting(page).getByRole('listitem')).toHaveCount(0)
  expect(await arrived(page, email)).toEqual([])
})
