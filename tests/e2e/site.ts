import { test as base, expect, type Page } from '@playwright/test'
import bar from '#content/bar.json' with { type: 'json' }
import pages from '#content/pages.json' with { type: 'json' }
import { pageAt } from '#site/map/index.ts'
import { companyMenu, industriesMenu, resourcesMenu, solutionCategories } from '#site/map/menus.ts'

const fixed = new Set(Object.keys(pages))

/** Whether the site of this owner has a page: jobs have theirs in a list, and tests take them from there. */
export const isThere = (path: string) =>
  fixed.has(path.replace(/[?#].*/, '').toLowerCase()) || (fixed.has('/careers') && path.startsWith('/careers/'))

/** Opens a page inside the app, by the sitemap, which leads to every page; menus are the owner's choice. */
export async function openInside(page: Page, path: string) {
  await page.getByRole('contentinfo').locator('a[href="/sitemap"]').click()
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
}

/** Leaves a test out where this owner's site does not have what it is about. */
export function needs(thing: unknown, what: string) {
  base.skip(!thing, `this site has no ${what}`)
}

/** The first of some pages that this site has. */
export function firstOf(...paths: readonly string[]) {
  const path = paths.find(isThere) ?? '/'
  const words = (pages as Readonly<Record<string, { readonly words: { readonly headline?: string } }>>)[path]?.words
  return { path, label: pageAt(path)?.label ?? '', headline: words?.headline ?? '' }
}

/** The names of the header's menus. */
export const menuNames = {
  industries: 'Industries',
  solutions: 'Solutions',
  company: 'Company',
  resources: 'Resources',
} as const
export type MenuId = keyof typeof menuNames

/** The menus of this site's header, in order; one page is a link instead of a menu. */
export const menus = bar.flatMap(({ id, only }) => (only ? [] : (id as MenuId)))

const plainMenus = { industries: industriesMenu, company: companyMenu, resources: resourcesMenu }

/** The first menu that is a plain list; nothing where there is none. */
export const [plainMenu] = menus.flatMap(id =>
  id === 'solutions' ? [] : { id, name: menuNames[id], pages: plainMenus[id], sheet: `#menu-${id}` },
)

/** Those of some pages that this site has. */
export const present = (paths: readonly (string | undefined)[]): string[] =>
  paths.flatMap(path => (path !== undefined && isThere(path) ? path : []))

/** A page without lists and forms. */
export const plainPage = firstOf('/approach', '/privacy')

/** Two more, to which the footer and the sitemap lead. */
export const nextPage = firstOf('/press', '/terms', '/about')
export const thirdPage = firstOf('/brands', '/support', '/contact')

/** A page with a form, that is none of these. */
export const formPage = thirdPage.path === '/contact' ? plainPage : firstOf('/contact')

/** A page with lists, to which the footer leads. */
export const listPage = firstOf('/careers', '/contact')

const [firstService] = solutionCategories.flatMap(({ items }) => items.map(({ href }) => href.replace(/#.*/, '')))

/** The page of a service, which has questions and answers; nothing where no service has a page. */
export const servicePath = present(['/services/web-development', firstService])[0]

/** A page that is longer than two windows. */
export const longPath = present(['/services/pos-software', firstService, '/'])[0] ?? '/'

/** Opens a page, and waits until it is hydrated. A test of a page that this owner has not kept is left out. */
export async function visit(page: Page, path: string) {
  needs(isThere(path), `page ${path}`)
  await page.goto(path)
  await hydrated(page)
}

interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Waits until React has taken the whole page over and its effects have run. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const key = root && Object.keys(root).find(name => name.startsWith('__reactContainer'))
    if (!root || !key) return false
    const fiber = (root as unknown as Record<string, RootFiber>)[key]
    return fiber?.stateNode.current.memoizedState.isDehydrated === false
  })
  // Effects run after the commit, before the frame after the next.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Stops the page's clock, which `page.clock.install()` lets run; from here on only the test moves it. */
export const stopClock = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 1000))

/** What the page reports: console errors and warnings, and uncaught errors. */
interface Reports {
  seen: string[]
  /** Lets the page report what this test causes; the browser may do so as late as it likes. */
  allow: (pattern: RegExp) => void
}

/** What the browser reports of a request that fails. */
export const failedRequest = /^Failed to load resource/

/** A test in which anything that the page reports, and that is not allowed, is a failure. */
export const test = base.extend<{ reports: Reports }>({
  reports: [
    async ({ page }, use) => {
      const seen: string[] = []
      // Service workers are blocked outside the tests of what is read offline, and the page says so.
      const allowed = [/^(Service Worker registration blocked|Pages are not saved for reading offline)/]
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) seen.push(message.text())
      })
      page.on('pageerror', error => seen.push(error.message))
      await use({ seen, allow: pattern => allowed.push(pattern) })
      expect(seen.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
