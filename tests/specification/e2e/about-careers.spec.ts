import type { Locator, Page } from '@playwright/test'
import { readLists } from '#lists/data-folder.ts'
import { unexpectedShifts } from '../../e2e/first-view.ts'
import { expect, failedRequest, hydrated, stopClock, test, visit } from '../../e2e/site.ts'

/** The second figure: 100+. */
const projects = (page: Page) => page.locator('.figure-value .counter').nth(1)

/** Returns the text that a figure shows: the count or the value. */
const drawn = (figure: Locator) =>
  figure.evaluate(element => element.getAttribute('data-counted') ?? element.textContent)

test('the figures count up once, in two seconds, when half of them can be seen', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/about')
  await stopClock(page)
  const figure = projects(page)
  await expect(figure).toHaveText('100+')
  await figure.evaluate(element => element.scrollIntoView({ block: 'center' }))
  // Advances the clock until the counter notices that it is visible.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return Number.parseInt((await drawn(figure)) ?? '', 10)
    })
    .toBeGreaterThan(0)
  expect(await drawn(figure)).toMatch(/^\d\d?\+$/)
  await page.clock.runFor(1600)
  expect(await drawn(figure)).not.toBe('100+')
  await page.clock.runFor(500)
  await expect.poll(() => drawn(figure)).toBe('100+')
  await page.evaluate(() => scrollTo(0, 0))
  await figure.scrollIntoViewIfNeeded()
  await page.clock.runFor(500)
  expect(await drawn(figure)).toBe('100+')
  // A value that is not a number does not change.
  expect(await drawn(page.locator('.figure-value .counter').nth(3))).toBe('5-star')
})

/** Records the numbers that the second figure shows in the frames in which a part of it is visible. */
async function watchProjects(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const numbers: number[] = []
    const look = () => {
      const element = document.querySelectorAll('.figure-value .counter')[1]
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      const number = Number.parseInt(element?.getAttribute('data-counted') ?? element?.textContent ?? '', 10)
      // While the page arrives, the element may be there before its text.
      const isShown = top < innerHeight && bottom > 0 && !Number.isNaN(number)
      if (isShown && numbers.at(-1) !== number) numbers.push(number)
      requestAnimationFrame(look)
    }
    look()
    return numbers
  })
  return () => seen.jsonValue()
}

test('a figure that is scrolled to shows 0 before it counts: it never falls, and moves nothing', async ({ page }) => {
  await visit(page, '/about')
  const numbers = await watchProjects(page)
  const figure = projects(page)
  await page.mouse.move(640, 400)
  // Scrolls slowly, so that each edge of the figure becomes visible in its own frame.
  await figure.evaluate(element =>
    scrollTo({ top: element.getBoundingClientRect().top - innerHeight, behavior: 'instant' }),
  )
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 10)
  await expect.poll(async () => (await numbers()).at(-1)).toBe(100)
  const all = await numbers()
  // How many numbers are drawn between depends on the machine; the test before counts by a clock of its own.
  expect(all[0]).toBe(0)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(await unexpectedShifts(page)).toEqual([])
})

test('a figure that is seen before scripts run stays; on paper and without scripts it is its value', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 6000 })
  await page.goto('/about', { waitUntil: 'commit' })
  const numbers = await watchProjects(page)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await numbers()).toEqual([100])

  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/about')
  await expect.poll(() => drawn(projects(page))).toBe('0+')
  await page.emulateMedia({ media: 'print' })
  await expect(projects(page)).not.toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)')
  expect(await projects(page).evaluate(element => getComputedStyle(element, '::before').content)).toBe('none')
})

test('teams that the API does not have are the eight built-in ones', async ({ page }) => {
  await page.route('**/api/teams', route => route.fulfill({ json: [] }))
  await visit(page, '/careers')
  const teams = page.locator('section', { hasText: 'Join Our Teams' })
  await expect(teams.getByText('Draws screens with the people who will use them.')).toBeAttached()
  await expect(teams.getByRole('heading', { level: 3 })).toHaveCount(8)
})

test('the about page has its links, and a badge whose picture does not come its letter', async ({ page, reports }) => {
  reports.allow(failedRequest)
  await page.route('**/images/badges/firmreview.svg', route => route.abort())
  await visit(page, '/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Join our team' })).toHaveCount(2)
  await expect(main.getByRole('link', { name: 'Background for the press' })).toHaveAttribute('href', '/press')
  const badge = main.locator('li', { hasText: 'FirmReview' })
  await badge.scrollIntoViewIfNeeded()
  await expect(badge.locator('.logo-letter')).toHaveText('F')
})

test('an image that only the API knows falls back when it does not come', async ({ page, reports }) => {
  reports.allow(failedRequest)
  reports.allow(/Content Security Policy/)
  const change = (list: string, values: object) =>
    page.route(`**/api/${list}`, async route => {
      const entries: object[] = await (await route.fetch()).json()
      await route.fulfill({ json: entries.map(entry => ({ ...entry, ...values })) })
    })
  const photo = { file: 'of-nobody.jpg', alt: 'Nobody' }
  await change('leadership', { name: 'Rafiq', photo, imageUrl: 'https://elsewhere.example/rafiq.jpg' })
  await change('brands', { name: 'Batighar', photo, art: 'brand-of-nobody' })
  await visit(page, '/about')
  const card = page.locator('li', { hasText: 'Rafiq' }).first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('.logo-letter')).toHaveText('R')
  await visit(page, '/brands')
  const brand = page.locator('li', { hasText: 'Batighar' }).first()
  await brand.scrollIntoViewIfNeeded()
  const picture = brand.locator('img.art')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the careers page leads to each job, and Apply Now to its link in a new tab', async ({ page }) => {
  await visit(page, '/careers')
  const positions = page.locator('#open-positions')
  const apply = positions.getByRole('link', { name: /^Apply Now/ })
  await expect(apply).toHaveCount(readLists().jobs.length)
  await expect(apply.first()).toHaveAttribute('href', '/careers/apply?job=1')
  await expect(apply.first()).toHaveAttribute('target', '_blank')
  for (const block of ['Collaborative Spirit', 'Innovation Driven', 'Continuous Learning', 'Work-Life Balance']) {
    await expect(page.getByRole('heading', { name: block })).toBeAttached()
  }
  await positions.getByRole('link', { name: 'Product Designer', exact: true }).click()
  await expect(page).toHaveURL('/careers/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Designer')
})
