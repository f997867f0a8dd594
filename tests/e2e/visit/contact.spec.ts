import { answerDay } from '#content/answer-day.ts'
import { company } from '#content/company.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import workday from '#generated/workday.json' with { type: 'json' }
import { deliver, fillMessage, sendMessage, status } from '../fill-forms.ts'
import { arrived } from '../mock.ts'
import { expect, failedRequest, hold, isThere, stopClock, test, visit } from '../site.ts'

test('an empty field is told under the button, in the summary and at the field; nothing is sent', async ({ page }) => {
  await visit(page, '/contact')
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await page.getByLabel('Name').fill('Ayesha')
  await sendMessage(page)
  await expect(status(page)).toHaveText('Please fill in all fields.')
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText('There is a problem')
  await summary.getByRole('listitem').getByRole('link', { name: 'Enter your email address' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('required')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Enter your email address')
  expect(requests).not.toContain('/api/contact')
})

test('a message arrives exactly as typed, the form is disabled meanwhile and cleared afterwards', async ({ page }) => {
  await visit(page, '/contact')
  const email = 'verbatim@contact.example'
  const message = `${'x'.repeat(10_000)} <script>window.hacked = true</script> مرحبا \u202Eabc 🧵`
  const release = await hold(page, '**/api/contact')
  await fillMessage(page, email, message)
  await sendMessage(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByLabel('Message')).toBeDisabled()
  release()
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
  await fillMessage(page, email)
  await page.locator('#contact-form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(status(page)).toHaveText('Message sent successfully!')
  expect(await arrived(page, email)).toHaveLength(1)
})

/** What is said of a server's answer; `src/forms/submission.test.ts` has every kind. A redirect is a hotel's page, a 405 a host's. */
const failures = [
  [500, { status: 500, json: { error: 'Internal error' } }, 'Internal error'],
  ['500 with a page', { status: 500, contentType: 'text/html', body: '<h1>Oh</h1>' }, 'Failed to send message.'],
  ['a redirect', { status: 302, headers: { Location: '/about' } }, 'Failed to send message. Please try again.'],
  [
    405,
    { status: 405, contentType: 'text/html', body: 'No' },
    `Failed to send message. Please write to ${company.emails.general}.`,
  ],
] as const
for (const [what, answer, text] of failures) {
  test(`${what} in place of the answer: says '${text}' and keeps the values`, async ({ page, reports }) => {
    reports.allow(failedRequest)
    await visit(page, '/contact')
    await page.route('**/api/contact', route => route.fulfill(answer))
    await fillMessage(page, 'fails@contact.example')
    await sendMessage(page)
    await expect(status(page)).toHaveText(text)
    await expect(page.getByRole('button', { name: 'Save and send later' })).toHaveCount(what === 'a redirect' ? 1 : 0)
    await expect(page.getByLabel('Subject')).toHaveValue('Stock count')
  })
}

test('a page in place of the answer is a success, if it is the first and no redirect', async ({ page }) => {
  await visit(page, '/contact')
  await page.route('**/api/contact', route => route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' }))
  await fillMessage(page, 'accepted@contact.example')
  await deliver(page)
})

test('no answer within the time limit ends like a lost connection', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await page.clock.install()
  await visit(page, '/contact')
  await page.route('**/api/contact', () => {})
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = function send() {
      Object.assign(window, { isSent: true })
      setTimeout(() => this.ontimeout?.call(this, new ProgressEvent('timeout')), this.timeout)
    }
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
