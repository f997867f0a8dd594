import { test as base, expect, type Page } from '@playwright/test'
import type { PageLink } from '#site-map/index.ts'

/** Opens a page by a path that exists, and waits until it is hydrated. */
export async function visit(page: Page, path: PageLink) {
  await page.goto(path)
  await hydrated(page)
}

/** React has taken over when the root holds its private key. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some(key => key.startsWith('__reactContainer'))
  })

/** A test in which any console error or warning, and any uncaught error, is a failure. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', error => problems.push(error.message))
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
