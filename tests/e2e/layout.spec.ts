import { expect, type Locator, test } from '@playwright/test'
import { company } from '#content/company.ts'
import { postPath } from '#content/map/families.ts'
import { longestName } from '#content/read/head-texts.build.ts'
import { nameClass } from '#ui/name-class.ts'
import { kinds } from './every-page.ts'
import { needs, present, visit } from './site.ts'

const tops = (things: Locator) =>
  things.evaluateAll(all => [...new Set(all.map(one => Math.round(one.getBoundingClientRect().top)))])

test('the tabs of the blog are in one row, which scrolls to the one that is chosen', async ({ page }) => {
  await visit(page, '/blog')
  const tabs = page.getByRole('tab')
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await tops(tabs), `${width} px`).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.getByRole('tablist')
  needs(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 40), 'tabs to scroll to')
  await expect(tabs.last()).not.toBeInViewport()
  await tabs.first().press('End')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toBeInViewport({ ratio: 0.99 })
  await expect(tabs.first()).not.toBeInViewport()
  // A tab that is selected in the sidebar is scrolled into view too.
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /\(\d+\)$/ })
    .first()
    .click()
  const second = tabs.nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => second.evaluate(tab => tab.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0)
})

test('the footer is less than 560 px high; what support and search are for is in the first view', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of present(['/support', '/search'])) {
      await visit(page, path)
      const heading = await page.locator('main h2').first().boundingBox()
      expect([width, path, heading !== null && heading.y < 700]).toEqual([width, path, true])
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect([width, path, footer !== null && footer.height < 560]).toEqual([width, path, true])
    }
  }
})

test('the end of a breadcrumb is read whole on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await visit(page, '/services/software-testing-as-service')
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]')
  await expect(crumb).toHaveCSS('text-overflow', 'clip')
  expect(await crumb.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test('no word of the footer is broken on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await visit(page, '/about')
  const broken = await page.locator('footer h2, footer nav a').evaluateAll(all =>
    all.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        if (!firstChild) return []
        range.setStart(firstChild, index)
        range.setEnd(firstChild, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )
  expect(broken).toEqual([])
})

test('a form begins in the first view, beside the patch of its page, or below it on a phone', async ({ page }) => {
  for (const path of present(['/contact', '/careers/apply'])) {
    await visit(page, path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const top = async (part: string) => (await page.locator(`main ${part}`).first().boundingBox())?.y ?? 0
      const form = await top('form')
      expect(await top('.art')).toBeLessThan(form)
      // A long name makes the heading of a form that has it longer.
      if (width === 1280 || company.name.length <= longestName) expect(form).toBeLessThan(844)
    }
  }
})

test.describe('a page of each kind', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 844 } })

  test('is no wider than a phone when a word of each text is as long as an address', async ({ page }) => {
    for (const path of kinds) {
      await page.goto(path)
      const width = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { currentNode: text } = walker
          // Labels and figures of the site's own, and short words and cells that stay on one line.
          if (text.parentElement?.closest('.whitespace-nowrap, .measure, .proof, .button, button, label, th, td'))
            continue
          text.textContent = text.textContent?.replace(/\p{L}{4,}/u, 'https://example.org/'.repeat(5)) ?? ''
        }
        for (const fold of document.querySelectorAll('details')) fold.open = true
        return document.documentElement.scrollWidth
      })
      expect([path, width]).toEqual([path, 320])
    }
  })
})

test('what is wider than a phone scrolls by itself, and is a named stop for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  for (const [slug, name] of [
    ['testing-payments-that-arrive-twice', 'Code'],
    ['write-the-goodbye-before-the-contract', 'Table: thing, in the name of, consequence'],
  ] as const) {
    await visit(page, postPath({ slug }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const region = page.getByRole('region', { name })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  }
})

test('the name of any company fits into the header: two words on one line where there is room', async ({ page }) => {
  await visit(page, '/about')
  for (const name of [
    'Karibu Labs',
    'International Logistics',
    'নকশি সফট’s',
    'Wanjirũ Ngũgĩ Associates & Partners Limited',
  ]) {
    const text = page.locator('header .header-name span')
    await text.evaluate(
      (span, [shown = '', look = '']) => {
        span.textContent = shown
        span.setAttribute('class', look)
      },
      [name, nameClass(name)],
    )
    for (const width of [320, 390, 1024, 1050, 1100, 1279]) {
      await page.setViewportSize({ width, height: 844 })
      if (width >= 1024) await expect(page.locator('.desktop-menu')).toBeVisible()
      const { lines, height, room } = await text.evaluate(span => {
        const range = document.createRange()
        range.selectNodeContents(span)
        const boxes = [...range.getClientRects()]
        const next = [...document.querySelectorAll('header :is(.menu-top, .search-button)')]
          .map(each => each.getBoundingClientRect())
          .find(({ width }) => width > 0)
        return {
          lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
          height: span.getBoundingClientRect().height,
          room: (next?.left ?? 0) - Math.max(...boxes.map(({ right }) => right)),
        }
      })
      const where = `${name} at ${width} px`
      expect(room, where).toBeGreaterThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width)
      expect(height, where).toBeLessThanOrEqual((await page.locator('.header').boundingBox())?.height ?? 0)
      if (name.length <= 11) expect(lines, where).toBeLessThanOrEqual(width === 1024 ? 2 : 1)
    }
  }
})
