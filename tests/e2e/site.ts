import { test as base, expect, type Page, type Route } from '@playwright/test'
import { pageAt } from '#content/map/index.ts'
import { companyMenu, industriesMenu, resourcesMenu, solutionCategories } from '#content/map/menus.ts'
import bar from '#generated/bar.json' with { type: 'json' }
import pages from '#generated/pages.json' with { type: 'json' }

const fixed = new Set(Object.keys(pages))

/** Whether this owner's site has a page. For jobs, tests take the paths from the list of jobs. */
export const isThere = (path: string) =>
  fixed.has(path.replace(/[?#].*/, '').toLowerCase()) || (fixed.has('/careers') && path.startsWith('/careers/'))

/** Opens a page inside the app from the sitemap, which links to every page. Menus depend on the owner. */
export async function openInside(page: Page, path: string) {
  await page.getByRole('contentinfo').locator('a[href="/sitemap"]').click()
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
}

/** Skips a test if this owner's site lacks what it tests. */
export function needs(thing: unknown, what: string) {
  base.skip(!thing, `this site has no ${what}`)
}

export function firstOf(...paths: readonly string[]) {
  const path = paths.find(isThere) ?? '/'
  const words = (pages as Readonly<Record<string, { readonly words: { readonly headline?: string } }>>)[path]?.words
  return { path, label: pageAt(path)?.label ?? '', headline: words?.headline ?? '' }
}

export const menuNames = {
  industries: 'Industries',
  solutions: 'Solutions',
  company: 'Company',
  resources: 'Resources',
} as const
export type MenuId = keyof typeof menuNames

/** The menus of this site's header, in order. A menu with a single page is a link and is left out. */
export const menus = bar.flatMap(({ id, only }) => (only ? [] : (id as MenuId)))

const plainMenus = { industries: industriesMenu, company: companyMenu, resources: resourcesMenu }

export const [plainMenu] = menus.flatMap(id =>
  id === 'solutions' ? [] : { id, name: menuNames[id], pages: plainMenus[id], sheet: `#menu-${id}` },
)

export const present = (paths: readonly (string | undefined)[]): string[] =>
  paths.flatMap(path => (path !== undefined && isThere(path) ? path : []))

/** A page without lists and forms. */
export const plainPage = firstOf('/approach', '/privacy')

/** Two more pages, which the footer and the sitemap link to. */
export const nextPage = firstOf('/press', '/terms', '/about')
export const thirdPage = firstOf('/brands', '/support', '/contact')

/** A page with a form, other than these. */
export const formPage = thirdPage.path === '/contact' ? plainPage : firstOf('/contact')

/** A page with lists, which the footer links to. */
export const listPage = firstOf('/careers', '/contact')

const [firstService] = solutionCategories.flatMap(({ items }) => items.map(({ href }) => href.replace(/#.*/, '')))

/** The page of a service, which has questions and answers; `undefined` if no service has a page. */
export const servicePath = present(['/services/web-development', firstService])[0]

export const longPath = present(['/services/pos-software', firstService, '/'])[0] ?? '/'

/** Opens a page and waits until it is hydrated. Skips the test if this owner's site lacks the page. */
export async function visit(page: Page, path: string) {
  needs(isThere(path), `page ${path}`)
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the page is hydrated, and the effects of its parts have run. */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Delays the answers of an address until the test calls the returned function. */
export async function hold(page: Page, address: string | RegExp, answer = (route: Route) => route.continue()) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, route => released.then(() => answer(route)))
  return () => release()
}

/** The scripts of the app, without which a page answers nothing. */
export const entry = '**/assets/main-*.js'

/**
 * Pauses the clock that `page.clock.install()` has started. From then on only the test advances it. On a busy machine the
 * command may arrive after its time: then the clock stands, and the next attempt moves it.
 */
export const stopClock = (page: Page) =>
  expect(() => page.clock.pauseAt(new Date(Date.now() + 1000))).toPass({ intervals: [0] })

interface Reports {
  seen: string[]
  allow: (pattern: RegExp) => void
}

export const failedRequest = /^Failed to load resource/

/** A test that fails if the page reports anything that is not allowed. */
export const test = base.extend<{ reports: Reports }>({
  reports: [
    async ({ page }, use) => {
      const seen: string[] = []
      // Service workers are blocked except in the offline tests, and the page reports that. Without a network, which only a test
      // takes away, what a page loads late is missing.
      const allowed = [
        /^(Service Worker registration blocked|Pages are not saved for reading offline)/,
        /ERR_INTERNET_DISCONNECTED/,
      ]
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) seen.push(message.text())
      })
      page.on('pageerror', error => seen.push(error.message))
      await use({ seen, allow: pattern => allowed.push(pattern) })
      // Requests that are still being answered would fail the next test.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(seen.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
