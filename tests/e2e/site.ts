import { test as base, expect, type Page } from '@playwright/test'
import type { PageLink } from '#site-map/index.ts'

/** Opens a page by a path that exists, and waits until it is hydrated. */
export async function visit(page: Page, path: PageLink) {
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

/** A test in which any console error or warning, and any uncaught error, is a failure. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', message => {
        const blocked = /^(Service Worker registration blocked|Pages are not saved for reading offline)/.test(
          message.text(),
        )
        if (['error', 'warning'].includes(message.type()) && !blocked) problems.push(message.text())
      })
      page.on('pageerror', error => problems.push(error.message))
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
