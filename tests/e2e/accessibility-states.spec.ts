import type { Page } from '@playwright/test'
import { solutionCategories } from '#content/map/menus.ts'
import { homeWords, pageOfView } from '#content/read/pages.build.ts'
import { faultsOf } from './axe.ts'
import { expect, isThere, menus, needs, nextPage, plainMenu, plainPage, servicePath, test, visit } from './site.ts'

// Without animations, so that no check runs in the middle of one.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectNoFaults(page: Page, within?: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await faultsOf(page, 'all', within), colorScheme).toEqual([])
  }
}

for (const id of new Set([plainMenu?.id, 'solutions'] as const)) {
  test(`without faults: the ${id} menu, open`, async ({ page }) => {
    needs(id && menus.includes(id), `menu ${id}`)
    await visit(page, plainPage.path)
    await page.locator(`[data-top="${id}"]`).press('ArrowDown')
    if (id === 'solutions') {
      await page.getByRole('button', { name: solutionCategories.at(-1)?.name ?? '' }).click()
      const item = page.locator('.menu-items:visible').getByRole('button').last()
      needs(await item.isVisible(), 'service with options in its menu')
      await item.click()
      await expect(page.locator('.menu-detail:visible')).toHaveCount(1)
    }
    await expectNoFaults(page)
  })
}

async function unfold(page: Page, folds: string) {
  for (const summary of await page.locator(`${folds} > summary`).all()) await summary.press('Enter')
  await expect(page.locator(`${folds}:not([open])`)).toHaveCount(0)
}

test('without faults: the menu of narrow windows with every fold open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, plainPage.path)
  await page.locator('.mobile-menu > summary').click()
  await unfold(page, '.fold')
  await expectNoFaults(page)
})

test('without faults: header and footer at every width, in light and in dark', async ({ page }) => {
  await visit(page, plainPage.path)
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoFaults(page, '.header, .footer')
  }
})

const forms = {
  '/contact': 'Send Message',
  '/support': 'Submit Request',
  '/partnership': 'Submit Application',
  '/careers/apply': 'Submit Application',
  '/blog': 'Subscribe',
} as const

for (const [path, button] of Object.entries(forms) as [keyof typeof forms, string][]) {
  test(`without faults: the form of ${path} with its errors and what is notified`, async ({ page }) => {
    await visit(page, path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    // A notification, which two of them show, stays while the pointer is over it.
    if (['/support', '/careers/apply'].includes(path)) await page.locator('.toast').hover()
    await expectNoFaults(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoFaults(page)
  })
}

test('without faults: every answer open', async ({ page }) => {
  await visit(page, servicePath ?? '/services/web-development')
  await unfold(page, '.question:nth-child(n + 2)')
  await expectNoFaults(page, 'main')
})

test('without faults: every tab, a search with no result, a preview', async ({ page }) => {
  if (isThere('/support')) {
    await visit(page, '/support')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectNoFaults(page, 'main')
    }
  }
  const blog = pageOfView('blog')?.words
  if (blog) {
    await visit(page, '/blog')
    await page.getByLabel(blog.searchLabel).fill('no such words')
    await expectNoFaults(page, 'main')
  }
  await visit(page, '/sitemap')
  await page.locator('.tree').getByRole('link', { name: nextPage.label, exact: true }).focus()
  await expect(page.locator('.phone')).toHaveAttribute('data-state', 'shown')
  // At the top, because the header covers content that is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoFaults(page, 'main')
})

test('without faults: the last testimonial', async ({ page }) => {
  const { testimonials } = homeWords()
  needs(testimonials, 'testimonials')
  await visit(page, '/')
  const count = testimonials?.items.length ?? 0
  await page.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(page.getByRole('group', { name: `${count} of ${count}` })).toBeVisible()
  await expectNoFaults(page, 'main')
})

test.describe('with forced colours', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
    viewport: { width: 390, height: 800 },
  })

  test('icons are still seen', async ({ page }) => {
    await visit(page, '/')
    for (const [shown, part] of [
      ['.mobile-menu > summary', '.mobile-open'],
      ...(homeWords().testimonials ? [['.carousel-controls button', '.carousel-controls button .icon']] : []),
    ] as const) {
      const before = await page.locator(shown).first().screenshot()
      const hide = (element: HTMLElement | SVGElement) => element.style.setProperty('visibility', 'hidden')
      await page.locator(part).first().evaluate(hide)
      expect((await page.locator(shown).first().screenshot()).equals(before), `${part} is drawn`).toBe(false)
    }
  })

  test('the chosen tab has its line', async ({ page }) => {
    await visit(page, '/support')
    const line = (selected: boolean) => page.locator(`.tab[aria-selected=${selected}]`).first()
    await expect(line(true)).toHaveCSS('border-bottom-style', 'dashed')
    await expect(line(false)).not.toHaveCSS('border-bottom-style', 'dashed')
  })

  test('the chosen screen has its ground', async ({ page }) => {
    await visit(page, '/services/pos-software')
    const grounds = await page
      .locator('.proof-choice')
      .first()
      .locator('input + span')
      .evaluateAll(names => names.map(name => getComputedStyle(name).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    expect(new Set(grounds.slice(1)).size).toBe(1)
  })
})
