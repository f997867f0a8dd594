import { readdirSync } from 'node:fs'
import { redirects } from '#site-map/redirects.ts'
import { expect, hydrated, test } from './site.ts'

const aliases = new Set<string>(redirects.map(([from]) => from))

/** Every page that the build wrote, as the addresses that visitors type. */
const written = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter(path => !aliases.has(path))
  .sort()

for (const path of written) {
  test(`${path} hydrates without a word on the console`, async ({ page, quiet }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toHaveCount(1)
    expect(quiet).toEqual([])
  })
}
