import type { Browser, BrowserContextOptions, Page, WorkerInfo } from '@playwright/test'
import { pathsToPrerender } from '#build/prerender/paths.ts'
import { viewAt } from '#content/read/pages.build.ts'

/** Returns the kind of a page, which is its view. Only jobs have no file. */
const kindOf = (path: string) => viewAt(path) ?? 'job'

/** Every page with the tag of its tests: `npm test` tests the first of each kind, `npm run test:all -- pages` the others. */
export const everyPage: readonly { readonly path: string; readonly tag: string[] }[] = pathsToPrerender().map(
  (path, at, all) => {
    const first = all.findIndex(other => kindOf(other) === kindOf(path)) === at
    return { path, tag: first ? [] : ['@every-page'] }
  },
)

export const kinds: readonly string[] = everyPage.filter(({ tag }) => tag.length === 0).map(({ path }) => path)

/** One page of each kind and some others. `npm test` tests those that are named, `npm run test:all -- pages` the rest. */
export const eachKind = (...quick: readonly string[]) => {
  const named = quick.filter(path => everyPage.some(page => page.path === path))
  return [...new Set([...named, ...kinds])].map(path => ({ path, tag: named.includes(path) ? [] : '@every-page' }))
}

/** A page for all tests of a worker, because opening one takes longer than a check. */
export const sharedPage = (options: BrowserContextOptions, withWorkers = true) => {
  const fixture = async (
    { browser }: { browser: Browser },
    use: (page: Page) => Promise<void>,
    { project }: WorkerInfo,
  ) => {
    const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', ...options })
    // Every view is a first view, as for a visitor without saved pages.
    if (!withWorkers) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await use(await context.newPage())
    await context.close()
  }
  return [fixture, { scope: 'worker' }] as [typeof fixture, { scope: 'worker' }]
}
