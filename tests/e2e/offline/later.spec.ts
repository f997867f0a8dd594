import type { Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { postPath, studyPath } from '#content/map/families.ts'
import { studies } from '#content/studies.ts'
import { entriesOf, type OfflineList } from '#offline/list.ts'
import { controlled, expect, goOffline, savedKeys, test, topPages } from './device.ts'
import type { Weather } from './weather.ts'

/** Pages that exceed the size limit of a site that has grown. */
const later: readonly string[] = [...posts.slice(-1).map(postPath), ...studies.slice(-1).map(studyPath)]
const [article = '', study = ''] = later

const withLater = (list: OfflineList) =>
  JSON.stringify({
    ...list,
    pages: Object.fromEntries(
      Object.entries(list.pages).map(([path, page]) => [path, later.includes(path) ? { ...page, later: true } : page]),
    ),
  })

const isSaved = async (page: Page, path: string) =>
  (await savedKeys(page)).some(key => key.startsWith(`${path}?saved=`))

/** Whether a page is saved with everything that it shows, which may arrive after its HTML. */
async function isSavedWhole(page: Page, path: string) {
  const list = await page.evaluate(async () => (await (await fetch('/offline.json')).json()) as OfflineList)
  const saved = new Set(await savedKeys(page))
  return entriesOf(list, path).every(entry => saved.has(entry))
}

const others = (page: Page) => page.getByText('The others are saved when you read them')

const patch = (page: Page, path: string) => page.locator(`main a[href="${path}"] img`)

async function savedByItself(page: Page, weather: Weather) {
  await page.goto(`${weather.url}/offline`)
  await controlled(page)
  await expect(others(page)).toBeVisible()
}

test.skip(later.length < 2, 'this site has no article, or no case study')
test.beforeEach(({ weather }) => {
  weather.lists = path => topPages(path) || later.includes(path)
  weather.rewrite = (path, content) => (path === '/offline.json' ? withLater(JSON.parse(content)) : content)
})

test('a page of `later` is saved when it is read, and its patch in the quilt is sewn then', async ({
  page,
  weather,
}) => {
  await savedByItself(page, weather)
  expect(await isSaved(page, article)).toBe(false)
  await expect(patch(page, article)).toHaveCount(0)
  await page.locator(`main a[href="${article}"]`).click()
  await expect.poll(() => isSavedWhole(page, article)).toBe(true)
  expect(await isSaved(page, study)).toBe(false)
  await goOffline(page, weather)
  await page.goto(`${weather.url}/offline`)
  await patch(page, article).scrollIntoViewIfNeeded()
  const isDrawn = () =>
    patch(page, article).evaluate(image => 'naturalWidth' in image && Number(image.naturalWidth) > 0)
  await expect.poll(isDrawn).toBe(true)
  await expect(patch(page, study)).toHaveCount(0)
  await expect(others(page)).toBeVisible()
})

const occasions = {
  'the visitor asks for all': (page: Page) => page.getByRole('button', { name: 'Save everything' }).click(),
  'the site is installed': (page: Page) => page.evaluate(() => void dispatchEvent(new Event('appinstalled'))),
} as const

for (const [occasion, happen] of Object.entries(occasions))
  test(`all pages are saved once ${occasion}`, { tag: '@every-fault' }, async ({ page, weather }) => {
    await savedByItself(page, weather)
    expect(await isSaved(page, study)).toBe(false)
    await happen(page)
    for (const path of later) await expect.poll(() => isSaved(page, path)).toBe(true)
    await expect(others(page)).toHaveCount(0)
    for (const path of later) await expect(patch(page, path)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Save everything' })).toHaveCount(0)
  })
