import { expect, stopClock, test, visit } from '../../e2e/site.ts'

test('the first screen of a phone says what is offered and what to do, and has two rows of the quilt, whose patches say their results; then what it costs and who says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  const main = page.getByRole('main')
  const screen = main.locator('section').first()
  const quilt = screen.locator('.quilt')
  await expect(screen.getByText('We design, build and run software')).toBeInViewport({ ratio: 1 })
  const ask = screen.getByRole('link', { name: 'Tell us what takes too long' })
  await expect(ask).toBeInViewport({ ratio: 1 })
  await expect(ask).toHaveAttribute('href', '/contact')
  for (const patch of (await quilt.getByRole('link').all()).slice(0, 4))
    await expect(patch).toBeInViewport({ ratio: 0.97 })
  expect(await quilt.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await expect(quilt.getByText('expired stock written off')).toBeInViewport({ ratio: 1 })
  await expect(screen.getByText('From 9,000 US dollars')).toBeVisible()
  await expect(screen.getByText('in 3 days, down from 19 days')).toBeVisible()
  await expect(screen.getByRole('link', { name: 'Fernhollow Kids in Kendal, England' })).toBeVisible()
})

test('a folded list shows its details when asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  const teams = page.locator('section', { has: page.getByRole('heading', { name: 'Teams', exact: true }) })
  const details = teams.getByRole('listitem').getByRole('paragraph')
  await expect(details.first()).toBeHidden()
  const button = teams.getByRole('button', { name: 'Show the teams in detail' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await expect(details.first()).toBeVisible()
  // What has appeared stands above the button: reading goes on there, and the button is the next stop.
  await expect(teams.getByRole('listitem').first().getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(teams.getByRole('button', { name: 'Hide the details' })).toBeFocused()
})

test('of sixteen questions before a contract six are shown, and reading goes on with the seventh when asked', async ({
  page,
}) => {
  await visit(page, '/startup')
  const questions = page.locator('#before-you-sign summary')
  await expect(questions).toHaveCount(16)
  await expect(questions.nth(5)).toBeVisible()
  await expect(questions.nth(6)).toBeHidden()
  await page.getByRole('button', { name: 'Show all questions' }).press('Enter')
  await expect(questions.nth(6)).toBeFocused()
  await expect(questions.nth(15)).toBeVisible()
})

test('the quilt reaches the edge of the window, and each patch says its result and leads to its case study', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  const quilt = page.locator('.quilt')
  const box = await quilt.boundingBox()
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([width / 2, width])
  await expect(quilt.getByRole('link')).toHaveCount(6)
  const patch = quilt.getByRole('link', { name: /^from 2.9% to 1%.*expired stock written off/ })
  await expect(patch).toHaveAttribute('href', '/case-studies/pharmacy-tills')
  await expect(patch.getByText('expired stock written off')).toBeInViewport({ ratio: 1 })
})

test('the partners have their logos, drawn in the colour of the text', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await visit(page, '/about')
  expect(asked.filter(path => path.includes('/logos-'))).toEqual([])
  await visit(page, '/')
  const logos = page.locator('li:has(a[target=_blank]) > svg')
  await expect(logos).toHaveCount(8)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const drawn = () =>
      logos.evaluateAll(all =>
        all.map(logo => {
          const name = logo.parentElement?.querySelector('a')
          const { width } = logo.querySelector('use')?.getBBox() ?? { width: 0 }
          return width > 0 && name && getComputedStyle(logo).color === getComputedStyle(name).color
        }),
      )
    await expect.poll(drawn).toEqual(Array(8).fill(true))
  }
})

test('without server data they show built-in words', async ({ page }) => {
  for (const name of ['company-stats', 'jobs', 'contact-methods'])
    await page.route(`**/api/${name}`, route => route.fulfill({ json: [] }))
  await visit(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByText('countries with clients')).toBeAttached()
  await expect(page.locator('#careers')).toContainText('the till at the corner shop')
  await expect(page.locator('#careers').getByRole('listitem')).toHaveCount(0)
  await expect(main.getByText('Tell us what the task is')).toBeAttached()
})

test('the bubbles are 90 px wide, in a field of 550 px, and do not touch', async ({ page }) => {
  await visit(page, '/')
  const boxes = await page
    .locator('.bubble')
    .evaluateAll(bubbles => bubbles.map(bubble => bubble.getBoundingClientRect().toJSON() as DOMRect))
  expect(await page.locator('.bubbles').evaluate(field => field.getBoundingClientRect().width)).toBe(550)
  for (const [at, { x, y, width }] of boxes.entries()) {
    expect(width).toBe(90)
    for (const other of boxes.slice(at + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(90)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.bubbles ul')).toHaveCSS('display', 'grid')
})

test('the testimonials move on every 6000 ms, wrap around, and follow buttons and dots', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  const slides = page.locator('.carousel-slides')
  const slide = (number: number) => page.getByRole('group', { name: `${number} of 4` })
  await page.getByRole('button', { name: /^Testimonial 2/ }).click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.mouse.move(5, 5)
  await expect(slides).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5900)
  await expect(slide(2)).toBeVisible()
  await page.clock.runFor(200)
  await expect(slide(3)).toBeVisible()
  await expect(slide(2)).toBeHidden()
  for (const number of [4, 1, 2]) {
    await page.clock.runFor(6000)
    await expect(slide(number)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(slide(1)).toBeVisible()
  await expect(slides).toHaveAttribute('data-direction', 'previous')
  await page.getByRole('button', { name: /^Testimonial 2/ }).click()
  await expect(slide(2)).toBeVisible()
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(slides).toHaveAttribute('data-direction', 'next')
  await expect(slide(3)).toBeVisible()
})

test('the testimonials stop under the pointer, with the focus inside, at the button and under reduced motion', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  const first = page.getByRole('group', { name: '1 of 4' })
  await page.getByRole('region', { name: 'Testimonials' }).hover()
  await page.clock.runFor(20_000)
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Pause the testimonials' }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(20_000)
  await expect(first).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await page.clock.runFor(20_000)
  await expect(first).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible()
})
