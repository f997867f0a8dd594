import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addedService, addService, buildIn, copyOfProject, edit, hashes } from '../../rebuild/project.ts'
import { fillMessage, sendMessage } from '../fill-forms.ts'
import {
  clearHttpCache,
  controlled,
  follow,
  forget,
  goOffline,
  goOnline,
  goOnSaving,
  isMarked,
  mark,
  expect as plainExpect,
  saveAll,
  savedWhole,
  test,
  topPages,
} from '../offline/device.ts'
import type { Weather } from '../offline/weather.ts'
import { hydrated } from '../site.ts'

const oldHeading = 'Privacy policy'
const newHeading = 'The privacy policy, in new words'
const newContact = 'Write to us, in new words'

/** What installs a worker takes long on a busy machine. */
const expect = plainExpect.configure({ timeout: 60_000 })

/** The output of the next builds: `words` changes only content; `code` also changes code and has one more page. */
const outputs = { words: '', code: '' }
/** This build without one of its pages. */
let less = ''

/**
 * Builds a changed copy, once for all tests: after a failure another process runs the others. The folder of results is emptied
 * before each run.
 */
function nextBuild(name: keyof typeof outputs): string {
  const output = join(test.info().project.outputDir, 'next-build', name)
  if (existsSync(output)) return output
  const folder = copyOfProject()
  edit(folder, 'data/pages/privacy.md', `headline: ${oldHeading}`, `headline: ${newHeading}`)
  if (name === 'words') edit(folder, 'data/pages/contact.yaml', /^headline: .*/m, `headline: ${newContact}`)
  else {
    edit(folder, 'src/app/footer/footer.tsx', 'className="footer"', 'className="footer next-build"')
    edit(folder, 'src/pages/press/page.tsx', '<Figures items', '<p>Pressed anew</p><Figures items')
    addService(folder)
  }
  const { status, stdout } = buildIn(folder)
  if (status !== 0) throw new Error(`the changed copy did not build:\n${stdout}`)
  cpSync(join(folder, 'dist'), output, { recursive: true })
  rmSync(folder, { recursive: true })
  return output
}

test.beforeAll(() => {
  test.setTimeout(1_800_000)
  for (const name of ['words', 'code'] as const) outputs[name] = nextBuild(name)
  less = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('dist', less, { recursive: true })
  rmSync(join(less, 'press.html'))
  const list = JSON.parse(readFileSync(join(less, 'offline.json'), 'utf8'))
  delete list.pages['/press']
  writeFileSync(join(less, 'offline.json'), JSON.stringify(list))
})
test.afterAll(() => rmSync(less, { recursive: true, force: true }))

// In one process, because the builds are made once.
test.describe.configure({ mode: 'default', timeout: 300_000 })

test.beforeEach(({ weather }) => {
  weather.lists = path => topPages(path) || path === addedService
})

const heading = (page: Page) => page.locator('main h1')
const prompt = (page: Page) => page.locator('.toast').filter({ hasText: 'Update available' })
const next = (page: Page) => page.locator('footer.next-build')
const deploy = (weather: Weather, name: keyof typeof outputs) => {
  weather.folder = outputs[name]
  weather.requests.length = 0
}
/** Opens the page about privacy. Expects its heading. */
const reads = async (page: Page, weather: Weather, text: string) => {
  await page.goto(`${weather.url}/privacy`)
  await expect(heading(page)).toHaveText(text)
}
/** Waits until the browser has a worker of the next build. */
const nextWorker = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
/** Returns the paths that the page itself asks for, in order: the worker also fetches pages, to save them. */
const asksOf = (page: Page, ofDocument: boolean) => {
  const asked: string[] = []
  page.on('request', request => {
    if (!ofDocument || request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}
/** Does what an open tab does after an hour: the browser checks for a new worker, and the worker for a new list. */
const look = async (page: Page) => {
  await goOnSaving(page)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

test('changed words change their pages, the search index with the page that names it, and the list of what to save', () => {
  const [before, after] = [hashes('dist'), hashes(outputs.words)]
  const different = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(file => before[file] !== after[file])
    // The date in the sitemap changes with the content, unless it is still the same day.
    .filter(file => file !== '/sitemap.xml' && !/\.(br|gz)$/.test(file))
    .map(file => file.replace(/-(?:[0-9a-f]{8}|[0-9a-f]{16})(-texts)?\./, '$1.'))
  expect([...new Set(different)].sort()).toEqual([
    '/assets/search-texts.json',
    '/assets/search.json',
    '/contact.html',
    '/offline.json',
    '/privacy.html',
    '/search.html',
  ])
})

test('a version without room leaves the old one readable until there is', async ({ page, weather, context }) => {
  await saveAll(page, weather)
  const session = await context.newCDPSession(page)
  const room = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: weather.url, ...(quotaSize && { quotaSize }) })
  await room(1)
  deploy(weather, 'words')
  await look(page)
  await expect.poll(() => weather.requests).toContain('/offline.json')
  await goOffline(page, weather)
  await reads(page, weather, oldHeading)
  await goOnline(page, weather)
  await room()
  await look(page)
  await savedWhole(page, weather)
  await goOffline(page, weather)
  await reads(page, weather, newHeading)
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
    '/contact',
    '/privacy',
    '/search',
  ])
  await expect(prompt(page)).toHaveCount(0)
  await goOffline(page, weather)
  await reads(page, weather, newHeading)
  // Before hydration, a link loads a whole document.
  await hydrated(page)
  await follow(page, 'Terms of service')
  await expect(page).toHaveURL(/\/terms$/)
  await expect(heading(page)).toBeFocused()
})

test('an open tab goes on with the saved pages of its build, until Reload', async ({ page, weather }) => {
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
  await nextWorker(page)
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
  await saveAll(page, weather, '/careers')
  deploy(weather, 'code')
  // The next worker is not there yet: no page of the next build replaces one that has its code.
  weather.fault = path => (path === '/service-worker.js' ? '503' : undefined)
  weather.requests.length = 0
  await goOnSaving(page)
  await expect.poll(() => weather.requests.filter(topPages).length).toBeGreaterThan(3)
  const isUsable = async (isNew: boolean) => {
    await goOffline(page, weather)
    await clearHttpCache(page)
    await reads(page, weather, isNew ? newHeading : oldHeading)
    await expect(heading(page)).toHaveCSS('font-family', /Headings/)
    await hydrated(page)
    await expect(next(page)).toHaveCount(isNew ? 1 : 0)
    await goOnline(page, weather)
  }
  await isUsable(false)
  await look(page)
  await nextWorker(page)
  await goOnSaving(page)
  await savedWhole(page, weather)
  await isUsable(true)
})

test('a form that holds something is not reloaded; the offer comes once it is sent', async ({ page, weather }) => {
  await saveAll(page, weather, '/contact')
  await page.getByLabel('Message').fill('Half a sentence')
  deploy(weather, 'code')
  await look(page)
  await nextWorker(page)
  await expect(prompt(page)).toHaveCount(0)
  await page.getByLabel('Message').fill('')
  await expect(prompt(page)).toBeVisible()
  await page.getByLabel('Message').fill('Half a sentence')
  await expect(prompt(page)).toBeHidden()

  await fillMessage(page, 'deploy@weather.example')
  await sendMessage(page)
  await expect(page.locator('.toast')).toContainText('Message Sent!')
  await expect(prompt(page)).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(next(page)).toBeVisible()
})

test('a script that is gone with what was saved means one full load of the page', async ({ page, weather }) => {
  await saveAll(page, weather)
  await forget(page)
  deploy(weather, 'code')
  await mark(page)
  const asked = asksOf(page, false)
  await follow(page, 'Privacy policy')
  await expect(heading(page)).toHaveText(newHeading)
  expect(await isMarked(page)).toBe(false)
  // The app fetches the page first, and then loads the document.
  expect(asked.filter(path => path === '/privacy')).toHaveLength(2)
})

test('a script that is missing for good means one full load, and no loop', async ({ page, weather }) => {
  await saveAll(page, weather)
  weather.fault = path => (path.startsWith('/assets/press-') ? '503' : undefined)
  await forget(page)
  const opened = asksOf(page, true)
  await follow(page, 'Press')
  await expect.poll(() => opened).toEqual(['/press'])
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(opened).toEqual(['/press'])
})

test('a current copy is shown from the device, and the site is asked all the same', async ({ page, weather }) => {
  await saveAll(page, weather)
  weather.rewrite = (path, content) =>
    /\.\w+$/.test(path) ? content : content.replaceAll('</main>', '<p>from the network</p></main>')
  weather.requests.length = 0
  await page.goto(`${weather.url}/about`)
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => weather.requests).toContain('/about')
  await expect(page.getByText('from the network')).toHaveCount(0)
  await follow(page, 'Careers')
  await expect(page).toHaveURL(/\/careers$/)
  await expect.poll(() => weather.requests).toContain('/careers')
})

test('a document takes over the new words of its page in place', async ({ page, weather }) => {
  await saveAll(page, weather)
  weather.folder = outputs.words
  await page.goto(`${weather.url}/privacy`)
  await mark(page)
  await expect(heading(page)).toHaveText(newHeading)
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a page that is opened inside the app takes over its new words in place', async ({ page, weather }) => {
  await saveAll(page, weather)
  await mark(page)
  weather.folder = outputs.words
  await follow(page, oldHeading)
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(heading(page)).toHaveText(newHeading)
  expect(await isMarked(page)).toBe(true)
})

test('nothing changes under a visitor who is typing, until the form is left', async ({ page, weather }) => {
  await saveAll(page, weather)
  weather.fault = path => (['/contact', '/offline.json'].includes(path) ? 'cut' : undefined)
  await page.goto(`${weather.url}/contact`)
  await controlled(page)
  await hydrated(page)
  const before = (await heading(page).textContent()) ?? ''
  await page.getByLabel('Message').fill('Half a sentence')
  weather.down(undefined)
  weather.folder = outputs.words
  weather.requests.length = 0
  await page.evaluate(async () => {
    const shown = document.querySelector<HTMLElement>('[data-saved-as]')?.dataset.savedAs
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'page-loaded', saveData: true, shown })
  })
  await expect.poll(() => weather.requests).toContain('/contact')
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText(before)
  await page.getByLabel('Subject').focus()
  await expect(heading(page)).toHaveText(before)
  await page.getByLabel('Subject').blur()
  await expect(heading(page)).toHaveText(newContact)
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence')
})

test('a page that is gone is said to be gone', async ({ page, weather }) => {
  await saveAll(page, weather)
  weather.folder = less
  await page.goto(`${weather.url}/press`)
  await expect(heading(page)).toHaveText('Oops! Page Not Found.')
  await expect(page).toHaveURL(/\/press$/)
})
