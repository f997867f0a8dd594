import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { founderPath, studyPath } from '#content/map/families.ts'
import { redirects } from '#content/map/redirects.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { studies } from '#content/studies.ts'
import { readLists } from '#lists/data-folder.ts'
import { unexpectedShifts } from './first-view.ts'
import {
  expect,
  failedRequest,
  formPage,
  hold,
  hydrated,
  isThere,
  listPage,
  longPath,
  needs,
  nextPage,
  openInside,
  plainPage,
  present,
  servicePath,
  stopClock,
  test,
  thirdPage,
  visit,
} from './site.ts'

const aboutTitle = pageOfView('about')?.words.title ?? ''

/** Marks the document. Returns a function that checks whether it is still the same document. */
async function sameDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Returns the pictures of the page and the tags that describe it, independent of the order of tags and attributes. */
const headOf = (page: Page) =>
  page.evaluate(() => [
    document.title,
    [...document.querySelectorAll('main img[src^="/art/"]')].map(picture => picture.getAttribute('src')),
    ...[...document.head.querySelectorAll('meta[property], meta[name], link[rel=canonical], link[rel=alternate]')]
      .map(tag => JSON.stringify([...tag.attributes].map(({ name, value }) => [name, value]).sort()))
      .sort(),
    document.head.querySelector('script[type="application/ld+json"]')?.textContent,
  ])

test('head and pictures after a navigation are those of the page when it is opened', async ({ page }) => {
  const paths = present(['/about', '/blog', posts.map(({ slug }) => `/blog/${slug}`)[0] ?? '/', '/search', '/contact'])
  for (const path of paths) {
    await visit(page, path)
    const opened = await headOf(page)
    await page.goto('/terms')
    await hydrated(page)
    await openInside(page, path)
    await expect.poll(() => headOf(page)).toEqual(opened)
  }
})

test('a navigation scrolls to the top, sets the title, focuses the heading and is announced once', async ({ page }) => {
  await visit(page, present(['/services', '/contact'])[0] ?? '/')
  const announced = await page.evaluateHandle(() => {
    const said: (string | null)[] = []
    const region = document.querySelector('[data-announcer]') ?? document.body
    const changes = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => said.push(region.textContent)).observe(region, changes)
    return said
  })
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(aboutTitle)
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => announced.jsonValue()).toEqual([await page.title()])
  // A link to the page that one is on leads to its top.
  await page.evaluate(() => scrollTo(0, 1200))
  await footerLink(page, 'About').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/about')
})

test('Back restores the scroll position', async ({ page }) => {
  await visit(page, longPath)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  await footerLink(page, listPage.label).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(listPage.path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(longPath)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
})

test('a hash goes to its target, and the heading of the target has the focus', async ({ page }) => {
  await visit(page, '/careers')
  const [link, target] = [page.getByRole('link', { name: /open positions/i }), page.locator('#open-positions')]
  await link.first().click()
  await expect(page).toHaveURL('/careers#open-positions')
  await expect(target).toBeInViewport()
  await expect(target.getByRole('heading').first()).toBeFocused()
})

test('an alias is replaced by its page inside the app, with what followed the path', async ({ page }) => {
  const [alias, path] = redirects.find(([, to]) => to !== plainPage.path) ?? []
  needs(alias, 'alias')
  await visit(page, plainPage.path)
  await page.evaluate(
    ([from = '', plain = '']) => {
      history.pushState({}, '', `${from}?from=mail#main`)
      history.pushState({}, '', plain)
      history.back()
    },
    [alias, plainPage.path],
  )
  await expect(page).toHaveURL(`${path}?from=mail#main`)
  await expect(page.locator('h1')).toBeVisible()
})

test('the founder, a job and an article open inside the app', async ({ page }) => {
  needs(isThere(founderPath) || isThere('/careers') || isThere('/blog'), 'page of the founder, of jobs or of articles')
  await visit(page, '/about')
  const isSame = await sameDocument(page)
  if (isThere(founderPath)) {
    await page.getByRole('contentinfo').locator(`a[href="${founderPath}"]`).click()
    await expect(page).toHaveURL(founderPath)
  }
  for (const [list, link, entries] of [
    ['/careers', 'a[href^="/careers/"]:not([href*="apply"])', readLists().jobs],
    ['/blog', 'a[href^="/blog/"]', posts],
  ] as const) {
    if (entries.length === 0 || !isThere(list)) continue
    await openInside(page, list)
    await expect(page).toHaveURL(list)
    await page.locator(`main ${link}`).first().click()
    await expect(page).not.toHaveURL(list)
    await expect(page.locator('h1')).toBeVisible()
  }
  expect(await isSame()).toBe(true)
})

test('a page that does not come says that it is loading', async ({ page }) => {
  await visit(page, plainPage.path)
  const release = await hold(page, `**${nextPage.path}`)
  await footerLink(page, nextPage.label).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(page).toHaveURL(plainPage.path)
  release()
  await expect(page).toHaveURL(nextPage.path)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

for (const overtaker of ['another link', 'Back'] as const) {
  test(`a page that does not come is not loading any more once ${overtaker} has led elsewhere`, async ({ page }) => {
    await page.clock.install()
    await visit(page, formPage.path)
    await footerLink(page, nextPage.label).click()
    await expect(page).toHaveURL(nextPage.path)
    await expect(page.locator('h1')).toBeFocused()
    await page.route(`**${thirdPage.path}`, () => {})
    await stopClock(page)
    // No real click, which would wait for frames.
    const follow = (name: string) => footerLink(page, name).evaluate((link: HTMLElement) => link.click())
    await follow(thirdPage.label)
    await (overtaker === 'Back' ? page.evaluate(() => history.back()) : follow(formPage.label))
    await expect(page).toHaveURL(formPage.path)
    await page.clock.runFor(1000)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
}

test('a page of another build is loaded as a document', async ({ page }) => {
  await visit(page, plainPage.path)
  const isSame = await sameDocument(page)
  await page.route(`**${nextPage.path}`, async route => {
    if (route.request().isNavigationRequest()) return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/main-[\w-]+\.js/, 'main-other.js') })
  })
  await footerLink(page, nextPage.label).click()
  await expect(page).toHaveURL(nextPage.path)
  await expect.poll(isSame).toBe(false)
})

test('paths are matched as they are written', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await visit(page, '/ABOUT' as '/about')
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found.' })).toBeVisible()
  // On a host that accepts another spelling, the page is shown and its own URL replaces the spelling.
  await page.route('**/About', route =>
    route.fulfill({ contentType: 'text/html', body: readFileSync('dist/about.html', 'utf8') }),
  )
  await page.goto('/About')
  await hydrated(page)
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(aboutTitle)
})

for (const [from, to] of [
  ['/sitemap', '/'],
  ['/sitemap', founderPath],
  ['/sitemap', servicePath],
  ['/case-studies', studies[0] && studyPath(studies[0])],
] as const) {
  if (!to || !isThere(to)) continue
  test(`nothing that is seen moves when the rest of ${to} follows its opening`, async ({ page }) => {
    // A short founder page does not fill a tall window.
    await page.setViewportSize({ width: 1920, height: to === founderPath ? 700 : 1000 })
    await visit(page, from)
    // Shifts after a real click would be expected ones.
    await page.evaluate(href => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), to)
    await expect(page).toHaveURL(to)
    await expect(page.locator('h1')).toBeFocused()
    await expect(page.locator('main > .min-h-screen')).toHaveCount(0)
    expect(await unexpectedShifts(page)).toEqual([])
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  })
}
