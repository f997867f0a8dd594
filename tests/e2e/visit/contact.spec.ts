import type { Page } from '@playwright/test'
import { answerDay } from '#content/answer-day.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import workday from '#generated/workday.json' with { type: 'json' }
import { fillMessage, sendMessage } from '../fill-forms.ts'
import { arrived, failing } from '../mock.ts'
import { expect, failedRequest, hydrated, isThere, stopClock, test, visit } from '../site.ts'

const status = (page: Page) => page.locator('#contact-form').getByRole('status')

test('an empty field is told under the button, in the summary and at the field, and nothing is sent', async ({
  page,
}) => {
  await visit(page, '/contact')
  let requests = 0
  await page.route('**/api/contact', route => {
    requests += 1
    return route.continue()
  })
  await page.getByLabel('Name').fill('Ayesha')
  await sendMessage(page)
  await expect(status(page)).toHaveText('Please fill in all fields.')
  await page.getByRole('link', { name: 'Enter your email address' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(requests).toBe(0)
})

test('a message arrives exactly as typed, the form is disabled meanwhile and cleared afterwards', async ({ page }) => {
  await visit(page, '/contact')
  const email = 'verbatim@contact.example'
  const message = `${'x'.repeat(10_000)} <script>window.hacked = true</script> مرحبا \u202Eabc 🧵`
  await failing(page, '/api/contact', 'slow:600')
  await fillMessage(page, email, message)
  await sendMessage(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByLabel('Message')).toBeDisabled()
  await expect(status(page)).toHaveText('Message sent successfully!')
  await expect(page.locator('.toast')).toContainText(
    "Message Sent!Thank you for reaching out. We'll get back to you as soon as possible.",
  )
  await expect(page.getByLabel('Message')).toHaveValue('')
  const [stored, ...more] = await arrived(page, email)
  expect(more).toEqual([])
  expect(stored?.values.message).toBe(message)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('a sent form shows a patch with the day of the answer, the first line and a page to read', async ({ page }) => {
  const sent = new Date('2026-11-26T11:00Z')
  await page.clock.install({ time: sent })
  await visit(page, '/contact')
  await fillMessage(page, 'patch@contact.example', 'It takes all Friday.\nAnd Saturday.')
  await sendMessage(page)
  const heading = page.getByRole('heading', { name: 'Message sent successfully!' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const patch = page.locator('.sent')
  if (workday.answer) {
    const { day } = answerDay(sent, workday.answer, workday)
    await expect(patch).toContainText(` ${Number(day.slice(8))}, `)
  }
  await expect(patch.getByRole('blockquote')).toHaveText('It takes all Friday.')
  if (isThere('/case-studies')) await expect(patch.getByRole('link')).toHaveAttribute('href', '/case-studies')
  await page.getByLabel('Name').fill('Ayesha')
  await sendMessage(page)
  await expect(patch).toHaveCount(0)
  await expect(status(page)).toHaveText('Please fill in all fields.')
})

test('a second click while sending sends nothing', async ({ page }) => {
  await visit(page, '/contact')
  const email = 'twice@contact.example'
  await failing(page, '/api/contact', 'slow:400')
  await fillMessage(page, email)
  await page.locator('#contact-form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(status(page)).toHaveText('Message sent successfully!')
  expect(await arrived(page, email)).toHaveLength(1)
})

/** How the server fails, and what is said; `src/forms/submission.test.ts` has every kind of answer. */
const failures = { '500': 'Internal error', 'html-500': 'Failed to send message.' }
for (const [scenario, text] of Object.entries(failures)) {
  test(`${scenario}: says '${text}' and keeps the values`, async ({ page, reports }) => {
    reports.allow(failedRequest)
    await visit(page, '/contact')
    await failing(page, '/api/contact', scenario)
    await fillMessage(page, `${scenario}@contact.example`)
    await sendMessage(page)
    await expect(status(page)).toHaveText(text)
    await expect(page.getByLabel('Subject')).toHaveValue('Stock count')
    expect(await arrived(page, `${scenario}@contact.example`)).toEqual([])
  })
}

test('a redirect to a page in place of the answer is no success, as in a hotel: the values stay', async ({ page }) => {
  await visit(page, '/contact')
  await page.route('**/api/contact', route => route.fulfill({ status: 302, headers: { Location: '/about' } }))
  await fillMessage(page, 'foreign@contact.example')
  await sendMessage(page)
  await expect(status(page)).toHaveText('Failed to send message. Please try again.')
  await expect(page.getByRole('button', { name: 'Save and send later' })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Stock count')
})

test('a page in place of the answer is a success, if it is the first and no redirect', async ({ page }) => {
  await visit(page, '/contact')
  await page.route('**/api/contact', route => route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' }))
  await fillMessage(page, 'accepted@contact.example')
  await sendMessage(page)
  await expect(status(page)).toHaveText('Message sent successfully!')
})

test('no answer within the time limit ends like a lost connection', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await page.clock.install()
  await visit(page, '/contact')
  await page.route('**/api/contact', () => {})
  await page.evaluate(() => {
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function send() {
      Object.assign(window, { isSent: true })
      setTimeout(() => this.ontimeout?.call(this, new ProgressEvent('timeout')), this.timeout)
    }
    XMLHttpRequest.prototype.open = open
  })
  await fillMessage(page, 'late@contact.example')
  await stopClock(page)
  await sendMessage(page)
  await page.waitForFunction(() => 'isSent' in window, undefined, { polling: 100 })
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.clock.runFor(29_000)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(status(page)).toHaveText('Failed to send message. Please try again.')
})

test('what was typed survives a reload and a navigation, until it is sent', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Message').fill('Half a sentence')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence')
  await fillMessage(page, 'draft@contact.example')
  await sendMessage(page)
  await expect(status(page)).toHaveText('Message sent successfully!')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('the same message sent again within a minute has the same key, also after a reload', async ({ page }) => {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await visit(page, '/contact')
  const send = async (message?: string) => {
    const request = page.waitForRequest('**/api/contact')
    await fillMessage(page, 'again@contact.example', message)
    await sendMessage(page)
    await expect(status(page)).toHaveText('Message sent successfully!')
    return (await request).headers()['idempotency-key']
  }
  const key = await send()
  expect(key).toBeTruthy()
  await page.reload()
  await hydrated(page)
  expect(await send()).toBe(key)
  expect(await arrived(page, 'again@contact.example')).toHaveLength(1)
  expect(await send('It takes all Thursday.')).not.toBe(key)
  await page.clock.setFixedTime(now + 61_000)
  const later = await send()
  expect(later).not.toBe(key)
  await page.clock.setFixedTime(now - 3_600_000)
  expect(await send()).not.toBe(later)
})

test('the map is loaded only when it is asked for', async ({ page }) => {
  const foreign: string[] = []
  await page.route(/^https:\/\/(?!localhost)/, route => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
  })
  await visit(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: 'Show the street map' }).click()
  const map = page.getByTitle(`${pageOfView('contact')?.words.mapTitle}:`)
  await expect(map).toBeVisible()
  expect(await map.evaluate((frame: HTMLElement) => frame.offsetHeight)).toBe(400)
})
