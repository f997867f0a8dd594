import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIn, copyOfProject } from '../../rebuild/project.ts'
import { fillMessage, sendMessage, subject } from '../fill-forms.ts'
import { expect, goOffline, saveAll, test, topPages } from '../offline/device.ts'

let folder = ''

test.beforeAll(() => {
  test.setTimeout(900_000)
  folder = copyOfProject()
  const { status, stdout } = buildIn(folder, { KILL_SWITCH: '1' })
  if (status !== 0) throw new Error(`the kill switch did not build:\n${stdout}`)
})
test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true })
})

test.describe.configure({ timeout: 300_000 })

test('the kill switch removes the worker and what it saved, but no waiting message', async ({ page, weather }) => {
  weather.lists = topPages
  await saveAll(page, weather, '/contact')
  await goOffline(page, weather)
  await fillMessage(page, 'kept@weather.example')
  await sendMessage(page)
  const waiting = page.getByRole('region', { name: 'Not sent yet' })
  await expect(waiting).toContainText(subject)

  weather.folder = join(folder, 'dist')
  // The network is back, but the message cannot be sent yet.
  weather.fault = path => (path === '/api/contact' ? '503' : undefined)
  await page.context().setOffline(false)
  // The browser itself may have run the kill switch before the saved page of the old build registers its worker again.
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker
    const register = workers.register.bind(workers)
    workers.register = async (...options) => {
      await (await workers.getRegistration())?.update()
      while (await workers.getRegistration()) await new Promise(resolve => setTimeout(resolve, 50))
      return register(...options)
    }
  })
  // The page requests the new worker when it is idle. Chromium may activate it only after another visit.
  await expect(async () => {
    await page.goto(`${weather.url}/contact`)
    await expect
      .poll(
        () =>
          page.evaluate(async () => ({
            workers: (await navigator.serviceWorker.getRegistrations()).length,
            caches: await caches.keys(),
          })),
        { timeout: 30_000 },
      )
      .toEqual({ workers: 0, caches: [] })
  }).toPass({ timeout: 180_000 })

  await page.goto(`${weather.url}/contact`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expect(waiting).toContainText(subject)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  weather.down(undefined)
  await page.goto(`${weather.url}/contact`)
  const sent = async () => (await (await page.request.get(`${weather.url}/api/__mock/submissions`)).json()) as unknown[]
  await expect.poll(async () => (await sent()).length).toBe(1)
  await expect(waiting).toHaveCount(0)
})
