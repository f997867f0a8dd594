import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addService, buildIn, copyOfProject, edit } from '../../rebuild/project.ts'
import { fillMessage, sendMessage } from '../fill-forms.ts'
import {
  controlled,
  expect,
  follow,
  goOffline,
  goOnline,
  goOnSaving,
  isMarked,
  mark,
  saveAll,
  savedWhole,
  test,
  topPages,
} from '../offline/device.ts'
import type { Weather } from '../offline/weather.ts'
import { hydrated } from '../site.ts'

const oldHeading = 'Privacy policy'
const newHeading = 'The privacy policy, in new words'

/** The next builds: `words` changes only content; `code` also changes code and has one more page. */
const folders = { words: '', code: '' }
let added = ''

test.beforeAll(() => {
  test.setTimeout(400_000)
  for (const name of ['words', 'code'] as const) {
    const folder = copyOfProject()
    folders[name] = folder
    edit(folder, 'data/pages/privacy.md', `headline: ${oldHeading}`, `headline: ${newHeading}`)
    if (name === 'code') {
      edit(folder, 'src/app/footer/footer.tsx', 'className="footer"', 'className="footer next-build"')
      edit(folder, 'src/pages/press/page.tsx', '<Figures items', '<p>Pressed anew</p><Figures items')
      added = addService(folder)
    }
    const { status, stdout } = buildIn(folder)
    if (status !== 0) throw new Error(`the changed copy did not build:\n${stdout}`)
  }
})
test.afterAll(() => {
  for (const folder of Object.values(folders)) if (folder) rmSync(folder, { recursive: true })
})

// In one process, because the builds are made once.
test.describe.configure({ mode: 'default', timeout: 120_000 })

test.beforeEach(({ weather }) => {
  weather.lists = path => topPages(path) || path === added
})

const heading = (page: Page) => page.locator('main h1')
const prompt = (page: Page) => page.locator('.toast').filter({ hasText: 'Update available' })
const next = (page: Page) => page.locator('footer.next-build')
const deploy = (weather: Weather, name: keyof typeof folders) => {
  weather.folder = join(folders[name], 'dist')
  weather.requests.length = 0
}
/** Does what an open tab does after an hour: the browser checks for a new worker, and the worker for a new list. */
const look = async (page: Page) => {
  await goOnSaving(page)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}
test('a new version for which there is no room leaves the old one readable, and is saved when there is', async ({
  page,
  weather,
  context,
}) => {
  await saveAll(page, weather)
  const session = await context.newCDPSession(page)
  const room = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: weather.url, ...(quotaSize && { quotaSize }) })
  await room(1)
  deploy(weather, 'words')
  await look(page)
  await expect.poll(() => weather.requests).toContain('/offline.json')
  await goOffline(page, weather)
  await page.goto(`${weather.url}/privacy`)
  await expect(heading(page)).toHaveText(oldHeading)
  await goOnline(page, weather)
  await room()
  await look(page)
  await savedWhole(page, weather)
  await goOffline(page, weather)
  await page.goto(`${weather.url}/privacy`)
  await expect(heading(page)).toHaveText(newHeading)
})

test('changed words ask nobody to reload, and only what has changed is fetched', async ({ page, weather }) => {
  await saveAll(page, weather)
  deploy(weather, 'words')
  await look(page)
  await savedWhole(page, weather)
  const fetched = weather.requests.filter(path => !['/offline.json', '/service-worker.js'].includes(path))
  // The search quotes the texts of pages.
  expect(fetched.map(path => path.replace(/-[0-9a-f]{16}/, '')).sort()).toEqual([
    '/assets/search-texts.json',
    '/assets/search.json',
    '/privacy',
    '/search',
  ])
  await expect(prompt(page)).toHaveCount(0)
  await goOffline(page, weather)
  await page.goto(`${weather.url}/privacy`)
  await expect(heading(page)).toHaveText(newHeading)
  // Before hydration, a link loads a whole document.
  await hydrated(page)
  await follow(page, 'Terms of service')
  await expect(page).toHaveURL(/\/terms$/)
  await expect(heading(page)).toBeFocused()
})

test('a tab that stays open goes on with the pages that are saved of its build; then Reload brings the new version', async ({
  page,
  weather,
}) => {
  await saveAll(page, weather, '/careers')
  const other = await page.context().newPage()
  weather.requests.length = 0
  await other.goto(`${weather.url}/support`)
  await controlled(other)
  // The worker has checked for a newer list for this tab. Its next check is after the deploy.
  await expect.poll(() => weather.requests).toContain('/offline.json')
  await mark(page)
  deploy(weather, 'code')
  await follow(page, 'Privacy policy')
  await expect(heading(page)).toHaveText(oldHeading)
  expect(await isMarked(page)).toBe(true)
  await look(page)
  await expect(prompt(page)).toBeVisible()

  await mark(other)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(next(page)).toBeVisible()
  await follow(page, 'Privacy policy')
  await expect(heading(page)).toHaveText(newHeading)

  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isMarked(other)).toBe(true)
  await follow(other, 'Careers')
  await expect(next(other)).toBeVisible()
  expect(await isMarked(other)).toBe(false)
})

test('between a deploy of code and Reload, pages can be read and used without a network', async ({ page, weather }) => {
  await page.goto(`${weather.url}/careers`)
  await controlled(page)
  await savedWhole(page, weather)
  deploy(weather, 'code')
  // The next worker is not there yet: no page of the next build replaces one that has its code.
  weather.fault = path => (path === '/service-worker.js' ? '503' : undefined)
  weather.requests.length = 0
  await goOnSaving(page)
  await expect.poll(() => weather.requests.filter(topPages).length).toBeGreaterThan(3)
  const reads = async (isNew: boolean) => {
    await goOffline(page, weather)
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    await page.goto(`${weather.url}/privacy`)
    await expect(heading(page)).toHaveText(isNew ? newHeading : oldHeading)
    await expect(heading(page)).toHaveCSS('font-family', /Bricolage/)
    await hydrated(page)
    await expect(next(page)).toHaveCount(isNew ? 1 : 0)
    await goOnline(page, weather)
  }
  await reads(false)
  await look(page)
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
  await goOnSaving(page)
  await savedWhole(page, weather)
  await reads(true)
})

test('a form that holds something is never reloaded; the offer comes when it is sent, below its toast', async ({
  page,
  weather,
}) => {
  await saveAll(page, weather, '/contact')
  await page.getByLabel('Message').fill('Half a sentence')
  deploy(weather, 'code')
  await look(page)
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
  await expect(prompt(page)).toHaveCount(0)
  await page.getByLabel('Message').fill('')
  await expect(prompt(page)).toBeVisible()
  await page.getByLabel('Message').fill('Half a sentence')
  await expect(prompt(page)).toBeHidden()

  await fillMessage(page, 'deploy@weather.example')
  await sendMessage(page)
  await expect(page.locator('.toast')).toContainText('Message Sent!')
  await expect(prompt(page)).toBeVisible({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(next(page)).toBeVisible()
})

for (const how of ['blocked', 'cleared'] as const) {
  test.describe(`with the worker ${how}`, () => {
    if (how === 'blocked') test.use({ serviceWorkers: 'block' })

    test('a script that is gone means one full load of the page that was asked for', async ({ page, weather }) => {
      await page.goto(weather.url)
      if (how === 'cleared') {
        await controlled(page)
        await savedWhole(page, weather)
        await page.evaluate(async () => {
          for (const name of await caches.keys()) await caches.delete(name)
        })
        // The HTTP cache of the browser could also have the files.
        await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
      } else await page.waitForLoadState('networkidle')
      deploy(weather, 'code')
      await mark(page)
      await follow(page, 'Privacy policy')
      await expect(heading(page)).toHaveText(newHeading)
      expect(await isMarked(page)).toBe(false)
      // The app fetches the page first, and then loads the document.
      expect(weather.requests.filter(path => path === '/privacy')).toHaveLength(2)
    })
  })
}

test('a script that is missing for good is no loop: one full load of the page, which can be read', async ({
  page,
  weather,
}) => {
  await page.goto(weather.url)
  await page.waitForLoadState('networkidle')
  weather.fault = path => (path.startsWith('/assets/press-') ? '503' : undefined)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  // Counts navigations only, because the worker also fetches the page to save it.
  const opened: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  await follow(page, 'Press')
  await expect.poll(() => opened).toEqual(['/press'])
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(opened).toEqual(['/press'])
})
