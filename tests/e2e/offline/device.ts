import { test as base, expect, type Page } from '@playwright/test'
import { siteMap } from '#content/map/index.ts'
import { lists } from '#lists/contract.ts'
import { entriesOf, type OfflineList } from '#offline/list.ts'
import { plainPage } from '../site.ts'
import { createWeather, type Weather } from './weather.ts'

/** A test with its own host, whose faults it controls. Nothing is saved at its start. */
export const test = base.extend<{ weather: Weather }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: the signature of a fixture
  weather: async ({}, use) => {
    const weather = await createWeather()
    await use(weather)
    await weather.close()
  },
})

export { expect }

/** For `weather.lists`: only the pages at the top level, which are saved in half the time. */
export const topPages = (path: string) => path.lastIndexOf('/') === 0

const families = /^\/(services|industries)\//

/** Pages that a test may delay, because the worker activates without them: the large families, or else a text-only page. */
export const isLate = siteMap.some(({ path }) => families.test(path))
  ? (path: string) => families.test(path)
  : (path: string) => path === plainPage.path

export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Returns the keys of saved pages and files; those of pages end with `?saved=` and a hash. */
export const savedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(['pages', 'files', 'images'].map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length).replace(/#.*/, ''))
  })

/** Tells the worker that a page was opened: it checks for a newer list and continues saving. */
export const goOnSaving = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'page-loaded', saveData: false, installed: false })
  })

/** Waits until all files of the host's newest list are saved, and then the API's lists. Returns the list. */
export async function savedWhole(page: Page, { url }: Pick<Weather, 'url'>) {
  // A whole site may take longer than a test usually has.
  test.setTimeout(test.info().timeout + 120_000)
  const list = (await (await page.request.get(`${url}/offline.json`)).json()) as OfflineList
  const keys = Object.keys(list.pages).flatMap(path => entriesOf(list, path))
  await expect
    .poll(
      async () => {
        const saved = new Set(await savedKeys(page))
        return keys.filter(key => !saved.has(key)).length
      },
      { message: 'files that are not saved', timeout: 120_000 },
    )
    .toBe(0)
  const savedLists = () =>
    page.evaluate(async () =>
      (await (await caches.open('lists')).keys()).map(({ url }) => url.slice(url.indexOf('/api/'))).sort(),
    )
  await expect.poll(savedLists, 'lists that are saved').toEqual(
    Object.keys(lists)
      .map(name => `/api/${name}`)
      .sort(),
  )
  return list
}

export async function goOffline(page: Page, weather: Weather) {
  weather.down('cut')
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, weather: Weather) {
  weather.down(undefined)
  await page.context().setOffline(false)
}

/** Marks the document. A reload removes the mark. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

export const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

export async function saveAll(page: Page, weather: Weather, path = '') {
  await page.goto(weather.url + path)
  await controlled(page)
  await savedWhole(page, weather)
}

/** Removes what the device has saved, also in the HTTP cache of the browser. */
export async function forget(page: Page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await clearHttpCache(page)
}

export async function clearHttpCache(page: Page) {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
}
