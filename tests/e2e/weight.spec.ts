import { type Browser, expect, type Page, test } from '@playwright/test'
import { posts } from '#site/blog.ts'
import { postPath } from '#site/map/families.ts'
import { brotli } from '../build/dist.ts'
import { plainPage, present, servicePath } from './site.ts'

/** The limits of a first visit without any action (docs/specification.md#budgets). */
const limits = { requestsBeforeLoad: 12, scriptsWithoutAction: 130_000 }

const scriptPaths = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  )

/** Opens a page as a first visit, and waits until it is idle. */
async function firstVisit(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(path)
  await expect.poll(async () => (await scriptPaths(page)).some(script => script.includes('/offline-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  return page
}

for (const path of present(['/', '/about', servicePath, '/blog', '/careers/apply', '/contact', '/support'])) {
  test(`${path} fetches few scripts by itself`, async ({ browser }) => {
    const page = await firstVisit(browser, path)
    const scripts = new Set(await scriptPaths(page))
    const weight = [...scripts].reduce((sum, script) => sum + brotli(script.slice(1)), 0)
    expect(weight, [...scripts].join('\n')).toBeLessThanOrEqual(limits.scriptsWithoutAction)
    await page.context().close()
  })
}

for (const path of new Set(present(['/privacy', plainPage.path, ...posts.slice(-1).map(postPath), servicePath]))) {
  test(`${path} asks for little before it has loaded`, async ({ page }) => {
    // Scripts are empty here, because `load` does not wait for what they request after the first paint.
    await page.route('**/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto(path)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(limits.requestsBeforeLoad)
  })
}
