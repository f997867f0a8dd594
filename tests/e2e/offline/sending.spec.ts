import type { CDPSession, Page } from '@playwright/test'
import type { MockSubmission } from '../../../mock-api/memory.ts'
import { fillMessage, sendMessage, subject } from '../fill-forms.ts'
import { controlled, expect, goOffline, goOnline, test } from './device.ts'
import type { Weather } from './weather.ts'

const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' })

async function submissions(page: Page, weather: Weather): Promise<readonly MockSubmission[]> {
  return (await page.request.get(`${weather.url}/api/__mock/submissions`)).json()
}
const senders = async (page: Page, weather: Weather) =>
  (await submissions(page, weather)).map(({ values }) => values.email).sort()

/** Opens the contact form, and waits for everything that queueing a message needs. */
async function openForm(page: Page, weather: Weather) {
  await page.goto(`${weather.url}/contact`)
  await controlled(page)
  await page.waitForLoadState('networkidle')
}

async function fillAndSend(page: Page, email: string) {
  await fillMessage(page, email)
  await sendMessage(page)
}

/** Returns DevTools commands for workers: stop them, and dispatch a sync event. */
async function switchboard(page: Page, weather: Weather) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const found = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${weather.url}/`)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  return {
    sync: () =>
      session.send('ServiceWorker.dispatchSyncEvent', {
        origin: weather.url,
        registrationId,
        tag: 'outbox',
        lastChance: false,
      }),
    stopWorkers: () => session.send('ServiceWorker.stopAllWorkers'),
  }
}

async function keepAndLeave(page: Page, weather: Weather) {
  await openForm(page, weather)
  await goOffline(page, weather)
  await fillAndSend(page, 'kept@weather.example')
  await expect(waiting(page)).toContainText(subject)
  const browser = await switchboard(page, weather)
  await page.goto('about:blank')
  return browser
}

test('a message from each of two tabs arrives once when the worker sends too', async ({ page, weather }) => {
  const second = await page.context().newPage()
  await openForm(page, weather)
  await openForm(second, weather)
  await goOffline(page, weather)
  await fillAndSend(page, 'first@weather.example')
  await fillAndSend(second, 'second@weather.example')
  for (const tab of [page, second]) await expect(waiting(tab).getByRole('listitem')).toHaveCount(2)
  await goOnline(page, weather)
  for (const tab of [page, second]) await expect(waiting(tab)).toHaveCount(0)
  expect(await senders(page, weather)).toEqual(['first@weather.example', 'second@weather.example'])
})

test('the worker sends the outbox while no page of the site is open', async ({ page, weather }) => {
  const browser = await keepAndLeave(page, weather)
  await goOnline(page, weather)
  // The worker notices later than the page that the network is back.
  await expect
    .poll(async () => {
      await browser.sync()
      return senders(page, weather)
    })
    .toEqual(['kept@weather.example'])
  await page.goto(`${weather.url}/offline`)
  await controlled(page)
  await page.waitForLoadState('networkidle')
  await expect(waiting(page)).toHaveCount(0)
  expect(await senders(page, weather)).toEqual(['kept@weather.example'])
})

for (const fault of ['never', 'unanswered'] as const) {
  test(`a worker that is stopped while it sends (${fault}): the message arrives once`, {
    tag: fault === 'never' ? [] : '@every-fault',
  }, async ({ page, weather }) => {
    const browser = await keepAndLeave(page, weather)
    weather.requests.length = 0
    weather.fault = path => (path === '/api/contact' ? fault : undefined)
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        await browser.sync()
        return weather.requests
      })
      .toContain('/api/contact')
    await browser.stopWorkers()
    weather.down(undefined)
    await page.goto(`${weather.url}/contact`)
    await expect.poll(() => senders(page, weather)).toEqual(['kept@weather.example'])
    await controlled(page)
    await expect(waiting(page)).toHaveCount(0)
    expect(await senders(page, weather)).toEqual(['kept@weather.example'])
  })
}
