import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'

// The tests share one server, whose files and scenario they change.
test.describe.configure({ mode: 'serial' })

/** Returns the API's response to a request from the page, which uses the scenario of its address. */
const answer = (page: Page, path: string) =>
  page.evaluate(
    address =>
      fetch(address).then(
        async response => `${response.status} ${(await response.text()).slice(0, 15)}`,
        () => 'no answer',
      ),
    path,
  )

const answers = {
  'jobs:500': /^500 /,
  'jobs:401': /^401 /,
  'jobs:empty-list': /^200 \[\]$/,
  'jobs:malformed': /^200 \{"half": $/,
  'jobs:html': /^200 <!doctype html>/,
  'jobs:drop': /^no answer$/,
}

for (const [scenario, expected] of Object.entries(answers))
  test(`the address chooses ${scenario}, and the page stays a page`, async ({ page, server }) => {
    await page.goto(`${server.url}/careers?mock=${scenario}`)
    await expect(page.locator('main h1')).toContainText('Careers')
    await expect.poll(() => answer(page, '/api/jobs')).toMatch(expected)
    expect(await answer(page, '/api/teams')).toMatch(/^200 \[/)
  })

test('the address chooses how slow an answer is', async ({ page, server }) => {
  await page.goto(`${server.url}/careers?mock=jobs:slow:700`)
  const began = Date.now()
  expect(await answer(page, '/api/jobs')).toMatch(/^200 \[/)
  expect(Date.now() - began).toBeGreaterThanOrEqual(690)
})

test('a broken list keeps its last answer, with one overlay and one line in the terminal', async ({ page, server }) => {
  await page.goto(`${server.url}/about`)
  const values = server.read('data/core-values.json')
  const before = server.log().length
  server.write('data/core-values.json', values.replace('"id"', 'id"'))
  await expect(page.locator('vite-error-overlay')).toContainText('data/core-values.json:')
  expect(await answer(page, '/api/core-values')).toMatch(/^200 \[/)
  expect(
    server
      .log()
      .slice(before)
      .match(/data\/core-values\.json/g),
  ).toHaveLength(1)
  server.write('data/core-values.json', values)
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
})
