import type { Locator, Page } from '@playwright/test'
import { solutionCategories } from '#content/map/menus.ts'
import {
  entry,
  expect,
  hold,
  hydrated,
  type MenuId,
  menuNames,
  menus,
  needs,
  plainMenu,
  plainPage,
  test,
  visit,
} from './site.ts'

const [first] = solutionCategories

/** The first service with options, and its category. */
const withOptions = solutionCategories
  .flatMap(({ name, items }) => items.map(item => ({ ...item, category: name })))
  .find(({ subItems }) => subItems.length > 0)

/** The menu for tests that need any plain list. */
const { name: plainName, sheet: plainSheet } = plainMenu ?? { name: '', sheet: '' }

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const top = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Locates the expanded buttons of a panel. */
const expandedIn = (panel: Locator) => panel.locator('button[aria-expanded="true"]')

test('hovering a menu shows it, leaving hides it', async ({ page }) => {
  needs(plainMenu, 'such a menu')
  await visit(page, plainPage.path)
  await top(page, plainName).hover()
  await expect(page.locator(plainSheet)).toBeVisible()
  await expect(top(page, plainName)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator(plainSheet).getByRole('link')).toHaveCount(plainMenu?.pages.length ?? 0)
  await page.mouse.move(10, 700)
  await expect(page.locator(plainSheet)).toBeHidden()
})

test('the menus have the specified sizes', async ({ page }) => {
  needs(menus.length > 0, 'menu')
  await visit(page, plainPage.path)
  const sizes = { industries: { width: 600 }, company: { width: 450 }, solutions: { width: 900, height: 500 } }
  for (const [id, expected] of Object.entries(sizes).filter(([id]) => menus.includes(id as MenuId))) {
    await page.locator(`[data-top="${id}"]`).hover()
    const size = await page
      .locator(`#menu-${id} .menu-sheet`)
      .evaluate((element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight }))
    expect(size).toMatchObject(expected)
  }
})

test('in a low window every entry of a menu can be reached', async ({ page }) => {
  needs(menus.length > 0, 'menu')
  await page.setViewportSize({ width: 1280, height: 480 })
  await visit(page, plainPage.path)
  await page.setViewportSize({ width: 1280, height: 650 })
  for (const id of menus) {
    await top(page, menuNames[id]).hover()
    const sheet = page.locator(`#menu-${id} .menu-sheet`)
    expect([id, await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)]).toEqual([id, 0])
  }
  await page.setViewportSize({ width: 1280, height: 480 })
  for (const id of (['industries', 'company', 'solutions'] as const).filter(id => menus.includes(id))) {
    await top(page, menuNames[id]).hover()
    const last = page.locator(`#menu-${id}`).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    // Browsers scroll by whole pixels.
    await expect(last).toBeInViewport({ ratio: 0.99 })
  }
})

test('a click keeps a menu that hovering opened, and a second click closes it', async ({ page }) => {
  needs(menus.includes('company'), 'such a menu')
  await visit(page, plainPage.path)
  await top(page, 'Company').hover()
  await top(page, 'Company').click()
  await expect(page.locator('#menu-company')).toBeVisible()
  await top(page, 'Company').click()
  await expect(page.locator('#menu-company')).toBeHidden()
})

test('the solutions menu: category, item, detail', async ({ page }) => {
  needs(first, 'such a menu')
  await visit(page, plainPage.path)
  const panel = page.locator('#menu-solutions')
  await top(page, 'Solutions').hover()
  await expect(panel.getByText('Our Solutions')).toBeVisible()
  await expect(panel.locator('.menu-category > button')).toHaveText(solutionCategories.map(({ name }) => name))
  await expect(panel.locator('.menu-items:visible')).toHaveCount(0)

  needs(withOptions, 'service with options')
  await panel.getByRole('button', { name: withOptions?.category ?? '' }).hover()
  await expect(panel.locator('.menu-items:visible')).toHaveCount(1)
  await expect(panel.locator('.menu-detail:visible')).toHaveCount(0)

  await panel.getByRole('button', { name: withOptions?.label ?? '' }).hover()
  await expect(expandedIn(panel)).toHaveText([withOptions?.category ?? '', withOptions?.label ?? ''])
  const detail = panel.locator('.menu-detail:visible')
  await expect(detail.getByRole('link', { name: `Learn more about ${withOptions?.label}` })).toBeVisible()
  await expect(detail.getByText('Options')).toBeVisible()
  await expect(detail.getByText(withOptions?.subItems[0]?.label ?? '')).toBeVisible()

  await panel.getByRole('button', { name: solutionCategories.at(-1)?.name ?? '' }).hover()
  await expect(panel.locator('.menu-detail:visible')).toHaveCount(0)
  await page.mouse.move(10, 700)
  await top(page, 'Solutions').hover()
  await expect(panel.locator('.menu-items:visible')).toHaveCount(0)
  await expect(expandedIn(panel)).toHaveCount(0)
})

test('the way to the items of a category may cross another category, at any speed', async ({ page }) => {
  needs(solutionCategories.length > 1, 'second category')
  await visit(page, plainPage.path)
  const panel = page.locator('#menu-solutions')
  await top(page, 'Solutions').hover()
  const [from, to] = await Promise.all(
    [panel.locator('.menu-category > button').first(), panel.locator('.menu-solution').nth(2)].map(async row => {
      await row.evaluate(element =>
        element
          .closest('.menu-category')
          ?.querySelector('button')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      )
      return row.boundingBox()
    }),
  )
  for (const steps of [6, 20, 60]) {
    await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 10)
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 10, { steps })
    await expect(expandedIn(panel).first()).toHaveText(first?.name ?? '')
  }
  const other = panel.getByRole('button', { name: solutionCategories[1]?.name ?? '' })
  await other.hover()
  await expect(expandedIn(panel)).toHaveText([solutionCategories[1]?.name ?? ''])
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens the menu, and a tap on a category selects it', async ({ page }) => {
    needs(solutionCategories.length > 1, 'second category')
    await visit(page, plainPage.path)
    const panel = page.locator('#menu-solutions')
    await top(page, 'Solutions').tap()
    await expect(panel).toBeVisible()
    for (const { name } of solutionCategories.slice(0, 2)) {
      await panel.getByRole('button', { name }).tap()
      await expect(expandedIn(panel)).toHaveText([name])
      await expect(panel.locator('.menu-items:visible')).toHaveCount(1)
    }
    await page.touchscreen.tap(10, 700)
    await expect(panel).toBeHidden()
  })
})

test('by keyboard: Enter, Space, arrows, Escape, and focus leaving', async ({ page }) => {
  needs(menus.includes('company'), 'such a menu')
  await visit(page, plainPage.path)
  const [start = 'company', ...others] = menus.slice(0, menus.indexOf('company') + 1)
  await top(page, menuNames[start]).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`#menu-${start}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(`#menu-${start}`)).toBeHidden()
  await expect(top(page, menuNames[start])).toBeFocused()

  await page.keyboard.press('Space')
  await expect(page.locator(`#menu-${start}`)).toBeVisible()
  for (const id of others) {
    await page.keyboard.press('ArrowRight')
    await expect(top(page, menuNames[id])).toBeFocused()
    await expect(page.locator(`#menu-${start}`)).toBeHidden()
  }

  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#menu-company').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#menu-company').getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.locator('#menu-company')).toBeHidden()
})

test('a pointer that rests on the bar before the page answers opens the menu when it does', async ({ page }) => {
  needs(plainMenu, 'such a menu')
  const send = await hold(page, entry)
  await page.goto(plainPage.path)
  await top(page, plainName).hover()
  send()
  await hydrated(page)
  await expect(page.locator(plainSheet)).toBeVisible()
})

test('Escape closes a menu that hovering opened, and leaves the focus where it is', async ({ page }) => {
  needs(plainMenu, 'such a menu')
  await visit(page, '/contact')
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.focus()
  await top(page, plainName).hover()
  await expect(page.locator(plainSheet)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(plainSheet)).toBeHidden()
  await expect(field).toBeFocused()
  // The menu stays closed while the pointer stays on its button.
  await top(page, plainName).locator('svg').hover()
  await expect(page.locator(plainSheet)).toBeHidden()
  await page.locator('h1').hover()
  await top(page, plainName).hover()
  await expect(page.locator(plainSheet)).toBeVisible()
})

test('categories have an icon, items and their options a description and a picture', async ({ page }) => {
  needs(first, 'such a menu')
  await visit(page, plainPage.path)
  const panel = page.locator('#menu-solutions')
  await top(page, 'Solutions').hover()
  const drawn = (name: string) => panel.locator(`.menu-category > button use[href$="#${name}"]`)
  for (const { icon } of solutionCategories) await expect(drawn(icon)).toHaveCount(1)
  await panel.getByRole('button', { name: first?.name ?? '' }).hover()
  const height = (selector: string) =>
    panel.locator(`${selector}:visible`).evaluate((element: HTMLElement) => element.offsetHeight)
  expect(await height('.menu-items')).toBe(400)
  needs(withOptions, 'service with options')
  await panel.getByRole('button', { name: withOptions?.category ?? '' }).hover()
  await panel.getByRole('button', { name: withOptions?.label ?? '' }).hover()
  expect(await height('.menu-options')).toBe(300)
  const options = panel.locator('.menu-options:visible > li')
  await expect(options).toHaveCount(withOptions?.subItems.length ?? 0)
  for (const [at, { label, description, features }] of (withOptions?.subItems ?? []).entries()) {
    const option = options.nth(at)
    for (const text of [label, description, ...features]) await expect(option).toContainText(text)
    await expect(option.locator('img.thumb')).toBeVisible()
  }
  // All options are inside the sheet.
  const bottom = (selector: string) =>
    panel
      .locator(selector)
      .last()
      .evaluate(element => element.getBoundingClientRect().bottom)
  expect(await bottom('.menu-options:visible')).toBeLessThanOrEqual(await bottom('.menu-sheet'))
})

test('without scripts every menu link can be seen', async ({ browser, baseURL }) => {
  needs(first, 'such a menu')
  needs(withOptions, 'service with options')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(plainPage.path)
  await top(page, 'Solutions').hover()
  await page.getByRole('button', { name: withOptions?.category ?? '' }).hover()
  await page.getByRole('button', { name: withOptions?.label ?? '', exact: true }).hover()
  const option = withOptions?.subItems[0]
  await page.getByRole('link', { name: new RegExp(`^${option?.label}`) }).click()
  await expect(page).toHaveURL(option?.href ?? '')
  await context.close()
})
