import type { Page } from '@playwright/test'
import { controlled, expect, test } from './device.ts'

const offer = (page: Page) => page.locator('#install-offer > div')
const dismiss = (page: Page) => page.getByRole('button', { name: 'Not now, don’t ask again' }).click()

/** Dispatches `beforeinstallprompt` at `load`, as browsers do. `prompts` counts the calls of its `prompt`. */
const offerInstallation = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.addInitScript(choice => {
    const counter = Object.assign(window, { prompts: 0, prevented: false })
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        counter.prompts += 1
      },
      userChoice: Promise.resolve({ outcome: choice }),
    })
    addEventListener('load', () => {
      counter.prevented = !dispatchEvent(event)
    })
  }, outcome)
const told = (page: Page, name: 'prompts' | 'prevented') => page.evaluate(key => Reflect.get(window, key), name)

test('Chromium accepts the manifest as installable', async ({ page, weather }) => {
  await page.goto(weather.url)
  await controlled(page)
  const session = await page.context().newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(manifest.url).toBe(`${weather.url}/manifest.webmanifest`)
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ id: '/', start_url: '/', display: 'standalone' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test browsers run in private windows, which never install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('the install button opens the browser’s dialog, and goes once it is installed', async ({ page, weather }) => {
  await offerInstallation(page, 'accepted')
  await page.goto(weather.url)
  await expect.poll(() => told(page, 'prevented')).toBe(true)
  await page.getByRole('button', { name: /^Install / }).click()
  await expect.poll(() => told(page, 'prompts')).toBe(1)
  await expect(offer(page)).toHaveCount(0)
})

test('the offer can be dismissed for good', async ({ page, weather }) => {
  await offerInstallation(page, 'dismissed')
  await page.goto(weather.url)
  await dismiss(page)
  // The focus moves to a link to the page that still has the offer.
  const later = page.getByRole('link', { name: 'You can install it later from the page Read offline' })
  await expect(later).toBeFocused()
  await later.press('Enter')
  await expect(page.locator('main').getByRole('button', { name: /^Install / })).toBeVisible()
  await page.reload()
  await controlled(page)
  await page.waitForLoadState('networkidle')
  expect(await told(page, 'prompts')).toBe(0)
  await expect(offer(page)).toHaveCount(0)
})

test('iPhones and iPads show how to install the site, until that is dismissed', async ({ page, weather }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
  await page.goto(weather.url)
  await controlled(page)
  await expect(offer(page)).toContainText('press Share, then Add to Home Screen')
  await dismiss(page)
  await expect(offer(page).getByRole('link')).toBeFocused()
  await page.reload()
  // The module that shows the offer also starts the worker.
  await controlled(page)
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
})
