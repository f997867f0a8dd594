import type { Page } from '@playwright/test'
import { browserArguments, findWholeBrowser } from '../browser.ts'
import { expect, test, visit } from './site.ts'

// The headless shell has no back/forward cache, and Playwright disables it in other browsers.
const executablePath = findWholeBrowser()
test.skip(!executablePath, 'a Chromium with windows is not installed')
test.use({
  launchOptions: {
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
})

/**
 * Collects how Chromium opens pages, and why it does not restore one. A test that ran a script in a page would evict it while
 * it is being restored.
 */
async function navigations(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const seen: string[] = []
  session.on('Page.frameNavigated', ({ type }) => seen.push(type))
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    seen.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await session.send('Page.enable')
  return seen
}

/** Goes back to the page that was left. Expects that it is still the same document. */
async function comeBack(page: Page, seen: readonly string[]) {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => seen).toContain('BackForwardCacheRestore')
}

const tell = (page: Page, type: string) =>
  page.evaluate(
    message => {
      const channel = new BroadcastChannel('site')
      channel.postMessage(message)
      channel.close()
    },
    { type },
  )

/** Leaves the page when everything has loaded. */
async function leave(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.goto('/privacy')
}

for (const path of ['/', '/blog', '/contact'] as const)
  test(`${path} is as it was left when the visitor comes back`, async ({ page }) => {
    const seen = await navigations(page)
    await visit(page, path)
    if (path === '/contact') await page.getByLabel('Message').fill('A thought')
    await leave(page)
    await tell(page, 'saved-changed')
    await comeBack(page, seen)
    if (path === '/contact') await expect(page.getByLabel('Message')).toHaveValue('A thought')
  })

test('a page that comes back knows what has changed meanwhile', async ({ page }) => {
  const seen = await navigations(page)
  await visit(page, '/offline')
  await expect(page.getByText('Nothing is waiting on this device.')).toBeAttached()
  await leave(page)
  await page.evaluate(async () => {
    const opening = indexedDB.open('outbox', 1)
    // The page may have been left before it opened its storage.
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries', { keyPath: 'key' }))
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const values = { subject: 'Lamps' }
    const request = { url: '/', fields: values, timeout: 1000, failure: 'No.' }
    const entry = { key: 'k', draft: 'd', form: 'contact-form', values, ...request, savedAt: 1, refused: 'No.' }
    const writing = opening.result.transaction('entries', 'readwrite')
    writing.objectStore('entries').put(entry)
    await new Promise(resolve => writing.addEventListener('complete', resolve))
    opening.result.close()
  })
  await tell(page, 'outbox-changed')
  await comeBack(page, seen)
  await expect(page.getByText('Message “Lamps”', { exact: true }).first()).toBeAttached()
})
