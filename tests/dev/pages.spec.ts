import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { postPath } from '#content/map/families.ts'
import { solutionCategories } from '#content/map/menus.ts'
import { redirects } from '#content/map/redirects.ts'
import { indexPlaceholder } from '#search/index-file.ts'
import { fillMessage, sendMessage } from '../e2e/fill-forms.ts'
import { expect, test } from './server.ts'

const textPath = [...posts.slice(-1).map(postPath), '/terms'][0] ?? ''
const servicePath = solutionCategories[0]?.items[0]?.href ?? '/services'
const fileOf = (path: string) =>
  [`data/pages${path}.md`, `data/pages${path}.yaml`].find(file => existsSync(file)) ?? path

// The tests run in series, because they change the files of one server.
test.describe.configure({ mode: 'serial' })

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !/favicon|404 \(Not Found\)/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Opens a page. Resolves when its scripts have run. */
async function visit(page: Page, url: string) {
  await page.goto(url)
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') === null)
}

const overlay = (page: Page) => page.locator('vite-error-overlay')

test('a first request with an empty cache has the whole page, without complaints', async ({ page, server }) => {
  const complaints = complaintsOf(page)
  await visit(page, server.url)
  await expect(page.locator('h1')).toBeVisible()
  const html = await (await page.request.get(server.url)).text()
  for (const part of ['<link rel="canonical"', 'application/ld+json', '<h1']) expect(html).toContain(part)
  expect(html).toMatch(/\/art\/[a-z-]+\.[0-9a-f]{8}\.svg/)
  await page.getByRole('link', { name: 'Careers', exact: true }).first().click()
  await expect(page.locator('h1')).toContainText('Careers')
  await expect(page).toHaveURL(/\/careers$/)
  expect(complaints).toEqual([])
  await expect(overlay(page)).toHaveCount(0)
})

test('requests without Accept, by an alias and for no page are answered as on a host', async ({ request, server }) => {
  for (const path of ['/', '/about', servicePath, textPath])
    expect([path, (await request.get(server.url + path, { headers: { Accept: '*/*' } })).status()]).toEqual([path, 200])
  for (const path of ['/no-such-page', '/blog/no-such-post', '/case-studies/no-such-study', '/careers/9999']) {
    const missing = await request.get(server.url + path)
    expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('Oops! Page Not Found.')])
  }
  const [[from, to] = []] = redirects
  for (const [written, path] of [
    [from, to],
    ['/%61bout', '/about'],
    ['//about/index.html', '/about'],
  ]) {
    const { status, headers } = await fetch(`${server.url}${written}`, { redirect: 'manual' })
    expect([written, status, headers.get('location')]).toEqual([written, 301, path])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has its words and its style', async ({ page, server }) => {
    await page.goto(server.url + servicePath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
  })
})

test('a changed word is on the open page, and what was typed in a form stays', async ({ page, server }) => {
  await visit(page, `${server.url}/contact`)
  const name = page.getByLabel('Name', { exact: false }).first()
  await name.fill('Rokeya')
  server.edit('data/pages/contact.yaml', /^headline: .*/m, 'headline: Write to us at once')
  await expect(page.locator('h1')).toHaveText('Write to us at once')
  await expect(name).toHaveValue('Rokeya')
})

test('changed Markdown, a claim and a company name are on the open page', async ({ page, server }) => {
  await visit(page, `${server.url}${textPath}`)
  server.edit(fileOf(textPath), /\n## .*\n\n/, '$&A sentence that was not there.\n\n')
  await expect(page.getByText('A sentence that was not there.')).toBeVisible()
  await visit(page, server.url)
  server.edit('data/claims.yaml', /^reply: .*/m, 'reply: one bright morning')
  await expect(page.locator('main')).toContainText('one bright morning')
  server.edit('data/company.json', '"legalName": "', '"legalName": "Anew ')
  await expect(page.locator('footer')).toContainText('Anew ')
})

test('a changed component, style and patch are on the open page', async ({ page, server }) => {
  await visit(page, `${server.url}/careers`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  server.edit('src/pages/careers/page.tsx', '{life && (', '<p>Pressed anew</p>{life && (')
  await expect(page.getByText('Pressed anew')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  server.edit('src/theme/base.css', /$/, '\nbody { outline: 3px solid rgb(1, 2, 3); }\n')
  await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  const picture = () => page.locator('main img').first().getAttribute('src')
  const before = await picture()
  server.edit('data/pages/careers.yaml', /^patch: .*/m, 'patch: { icon: needle, dye: night }')
  await expect.poll(picture).not.toBe(before)
})

test('the logo is the file as it is now, and what the name draws when there is none', async ({ page, server }) => {
  await visit(page, `${server.url}/terms`)
  const shown = async () => {
    const inHeader = new URL((await page.locator('header img').first().getAttribute('src')) ?? '', server.url)
    const drawings = await Promise.all(
      [inHeader.href, `${server.url}/favicon.svg`].map(async address => (await page.request.get(address)).text()),
    )
    return drawings.map(drawing => /<circle [^>]*fill="(#\w+)"/.exec(drawing)?.[1] ?? 'drawn')
  }
  expect(await shown()).toEqual(['drawn', 'drawn'])
  for (const colour of ['#00aa55', '#aa0055']) {
    const disc = `<circle cx="20" cy="20" r="20" fill="${colour}"/>`
    server.write('data/logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${disc}</svg>`)
    await expect.poll(shown).toEqual([colour, colour])
  }
  server.remove('data/logo.svg')
  await expect.poll(shown).toEqual(['drawn', 'drawn'])
})

test('a list that is edited under an open page is shown, and stays', async ({ page, server }) => {
  await visit(page, `${server.url}/about`)
  await page.evaluate(() => Object.assign(window, { isOpenPage: true }))
  server.edit('data/core-values.json', '"title": "', '"title": "Chief ')
  const value = page.getByRole('heading', { name: /^Chief / }).first()
  await expect(value).toBeVisible()
  // The list is shown before the page is reloaded with it.
  await page.waitForFunction(() => !('isOpenPage' in window))
  await expect
    .poll(async () => (await (await page.request.get(`${server.url}/api/core-values`)).text()).includes('Chief '))
    .toBe(true)
  await visit(page, page.url())
  await expect(value).toBeVisible()
})

test('a fault in content is an overlay with file and line over the page until mended', async ({ page, server }) => {
  await visit(page, `${server.url}/about`)
  const words = server.read('data/pages/about.yaml')
  server.write('data/pages/about.yaml', words.replace(/^headline:/m, 'headlin:'))
  await expect(overlay(page)).toContainText('data/pages/about.yaml:')
  await expect(overlay(page)).toContainText('headline')
  await expect(page.locator('h1')).toBeVisible()
  server.write('data/pages/about.yaml', words)
  await expect(overlay(page)).toHaveCount(0)
  const values = server.read('data/core-values.json')
  server.write('data/core-values.json', values.replace('"id"', 'id"'))
  await expect(overlay(page)).toContainText('data/core-values.json:')
  server.write('data/core-values.json', values)
  await expect(overlay(page)).toHaveCount(0)
})

test('a new key of a page, field of a form and list need no restart', async ({ page, request, server }) => {
  await visit(page, `${server.url}/about`)
  server.edit('data/pages/about.yaml', /$/, '\nnovelty: A word\n')
  await expect(overlay(page)).toContainText('novelty')
  server.edit('src/pages/about/schema.ts', '  joinButton: text(40),', '  novelty: maybe(text(40)),\n$&')
  await expect(overlay(page)).toHaveCount(0)

  const data = { name: 'R', email: 'r@example.com', subject: 'Tills', message: 'Two', budget: 'medium' }
  const answer = async () => (await request.post(`${server.url}/api/contact`, { data })).text()
  expect(await answer()).toContain('budget')
  const form = server.read('src/forms/contact.ts')
  server.edit('src/forms/contact.ts', '  email,\n', '  email,\n  budget: required(texts.enterName),\n')
  await expect.poll(answer).not.toContain('budget')
  // Again until it is noticed: the watcher may take two changes within milliseconds for one.
  const answerAsBefore = () => {
    server.write('src/forms/contact.ts', form)
    return answer()
  }
  await expect.poll(answerAsBefore).toContain('budget')

  server.write('data/awards.json', '[{ "id": 1, "title": "Best till" }]')
  await expect(overlay(page)).toContainText('awards')
  const awards = "awards: listOf(v.object({ id, title: text }, 'expected an award')),\n  $&"
  server.edit('src/lists/contract.ts', "'core-values': listOf(", awards)
  await expect(overlay(page)).toHaveCount(0)
  await expect.poll(async () => (await request.get(`${server.url}/api/awards`)).text()).toContain('Best till')
})

test('the search has its style, and an index without a build', async ({ page, request, server }) => {
  // The first request renders every page.
  test.slow()
  expect((await request.get(server.url + indexPlaceholder, { timeout: 300_000 })).status()).toBe(200)
  await visit(page, `${server.url}/search?q=till`)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCSS('border-top-width', '2px')
  await expect(page.getByRole('main').getByRole('link', { name: /till/i }).first()).toBeVisible()
})

test('no change and no fault of content has left a stack trace in the log', ({ server }) => {
  expect(server.log()).not.toMatch(/^\s+at .*\(/m)
  expect(server.log()).not.toContain('transport was disconnected')
})

test('a fault in a component is an overlay, and goes when it is mended', async ({ page, server }) => {
  await visit(page, `${server.url}/about`)
  const source = server.read('src/pages/about/page.tsx')
  server.write('src/pages/about/page.tsx', source.replace('return (', 'return ((('))
  await expect(overlay(page)).toContainText('about/page.tsx')
  server.write('src/pages/about/page.tsx', source)
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
})

test('a scenario in the address of a page fails the list that it names', async ({ page, server }) => {
  await page.goto(`${server.url}/careers?mock=jobs:500`)
  await expect(page.locator('main h1')).toContainText('Careers')
  const answer = (path: string) => page.evaluate(async address => (await fetch(address)).status, path)
  await expect.poll(() => answer('/api/jobs')).toBe(500)
  expect(await answer('/api/teams')).toBe(200)
})

test('a form reaches the mock', async ({ page, server }) => {
  await visit(page, `${server.url}/contact`)
  // Modules are compiled on demand: until they are here, the form is one without scripts.
  await page.waitForLoadState('networkidle')
  await fillMessage(page, 'rokeya@example.com', 'Two lanes')
  await sendMessage(page)
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible()
  expect(await (await page.request.get(`${server.url}/api/__mock/submissions`)).text()).toContain('Two lanes')
})

test('a changed colour is on the open page', async ({ page, server }) => {
  await visit(page, `${server.url}/about`)
  server.edit('src/theme/tokens.ts', /madder: '#\w+'/, "madder: '#123456'")
  const madder = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--madder'))
  // The server restarts, and the page reloads.
  await expect.poll(() => madder().catch(() => 'loading')).toContain('123456')
})
