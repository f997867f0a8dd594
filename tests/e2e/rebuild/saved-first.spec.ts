import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildIn, copyOfProject, edit } from '../../rebuild/project.ts'
import { controlled, expect, follow, isMarked, mark, saveAll, test, topPages } from '../offline/device.ts'

const [oldPrivacy, newPrivacy] = ['Privacy policy', 'The privacy policy, in new words']
const newContact = 'Write to us, in new words'

/** The next build, with other content on two pages. */
let next = ''
/** This build without one of its pages. */
let less = ''

test.beforeAll(() => {
  test.setTimeout(300_000)
  next = copyOfProject()
  edit(next, 'data/pages/privacy.md', `headline: ${oldPrivacy}`, `headline: ${newPrivacy}`)
  const contact = readFileSync(join(next, 'data/pages/contact.yaml'), 'utf8')
  edit(next, 'data/pages/contact.yaml', /headline: .*/.exec(contact)?.[0] ?? '', `headline: ${newContact}`)
  const { status, stdout } = buildIn(next)
  if (status !== 0) throw new Error(`the changed copy did not build:\n${stdout}`)
  less = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('dist', less, { recursive: true })
  rmSync(join(less, 'press.html'))
  const list = JSON.parse(readFileSync(join(less, 'offline.json'), 'utf8'))
  delete list.pages['/press']
  writeFileSync(join(less, 'offline.json'), JSON.stringify(list))
})
test.afterAll(() => {
  for (const folder of [next, less]) if (folder) rmSync(folder, { recursive: true })
})
// In one process, because the build is made once.
test.describe.configure({ mode: 'default', timeout: 120_000 })

test.beforeEach(({ weather }) => {
  weather.lists = topPages
})

const heading = (page: Page) => page.locator('main h1')
test('a page whose saved copy is current is shown from it, and the site is asked all the same', async ({
  page,
  weather,
}) => {
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
  weather.folder = join(next, 'dist')
  await page.goto(`${weather.url}/privacy`)
  await mark(page)
  await expect(heading(page)).toHaveText(newPrivacy)
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a page that is opened inside the app takes over its new words in place', async ({ page, weather }) => {
  await saveAll(page, weather)
  await mark(page)
  weather.folder = join(next, 'dist')
  await follow(page, oldPrivacy)
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(heading(page)).toHaveText(newPrivacy)
  expect(await isMarked(page)).toBe(true)
})

test('nothing changes under a visitor who is typing, until the form is left', async ({ page, weather }) => {
  await saveAll(page, weather)
  weather.fault = path => (['/contact', '/offline.json'].includes(path) ? 'cut' : undefined)
  await page.goto(`${weather.url}/contact`)
  await controlled(page)
  const before = (await heading(page).textContent()) ?? ''
  await page.getByLabel('Message').fill('Half a sentence')
  weather.down(undefined)
  weather.folder = join(next, 'dist')
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
