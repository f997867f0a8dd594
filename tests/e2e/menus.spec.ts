import type { Locator, Page } from '@playwright/test'
import { solutionCategories } from '#content/map/menus.ts'
import {
  entry,
  expect,
  hold,
  hydrated,
  menuNames,
  menus,
  needs,
  plainMenu,
  plainPage,
  stopClock,
  test,
  visit,
} from './site.ts'

const [first] = solutionCategories

const withOptions = solutionCategories
  .flatMap(({ name, items }) => items.map(item => ({ ...item, category: name })))
  .find(({ subItems }) => subItems.length > 0)

const { name: plainName, sheet: plainSheet } = plainMenu ?? { name: '', sheet: '' }

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const top = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const expandedIn = (panel: Locator) => panel.locator('button[aria-expanded="true"]')

test('hovering a menu shows it, leaving hides it', async ({ page }) => {
  needs(plainMenu, 'such a menu')
  await visit(page, plainPage.path)
  const sheet = page.locator(plainSheet)
  await top(page, plainName).hover()
  await expect(sheet).toBeVisible()
  await expect(top(page, plainName)).toHaveAttribute('aria-expanded', 'true')
  await expect(sheet.getByRole('link')).toHaveCount(plainMenu?.pages.length ?? 0)
  await page.mouse.move(10, 700)
  await expect(sheet).toBeHidden()
  // A click keeps a menu that hovering opened.
  await top(page, plainName).hover()
  await top(page, plainName).click()
  await expect(sheet).toBeVisible()
  await top(page, plainName).click()
  await expect(sheet).toBeHidden()
})

test('the menus have the specified sizes, and in a low window every entry can be reached', async ({ page }) => {
  needs(menus.length > 0, 'menu')
  const sizes = {
    industries: { width: 600 },
    company: { width: 450 },
    solutions: { width: 900, height: 500 },
    resources: {},
  }
  for (const height of [800, 650, 480]) {
    await page.setViewportSize({ width: 1280, height })
    await visit(page, plainPage.path)
    for (const id of menus) {
      await top(page, menuNames[id]).hover()
      const sheet = page.locator(`#menu-${id} .menu-sheet`)
      await expect(sheet).toBeVisible()
      const { hidden, ...size } = await sheet.evaluate((element: HTMLElement) => ({
        width: element.offsetWidth,
        height: element.offsetHeight,
        hidden: element.scrollHeight - element.clientHeight,
      }))
      if (height === 800) expect(size).toMatchObject(sizes[id])
      if (height > 480) expect([id, height, hidden]).toEqual([id, height, 0])
      const last = page.locator(`#menu-${id}`).getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      // Browsers scroll by whole pixels.
      await expect(last).toBeInViewport({ ratio: 0.99 })
    }
  }
})

test('the solutions menu: category, item, detail with options', async ({ page }) => {
  needs(first, 'such a menu')
  await visit(page, plainPage.path)
  const panel = page.locator('#menu-solutions')
  const shown = (part: 'items' | 'detail' | 'options') => panel.locator(`.menu-${part}:visible`)
  const height = (part: 'items' | 'options') => shown(part).evaluate((element: HTMLElement) => element.offsetHeight)
  await top(page, 'Solutions').hover()
  await expect(panel.getByText('Our Solutions')).toBeVisible()
  await expect(panel.locator('.menu-category > button')).toHaveText(solutionCategories.map(({ name }) => name))
  for (const { icon } of solutionCategories)
    await expect(panel.locator(`.menu-category > button use[href$="#${icon}"]`)).toHaveCount(1)
  await expect(shown('items')).toHaveCount(0)

  needs(withOptions, 'service with options')
  const { category = '', label = '', subItems = [] } = withOptions ?? {}
  await panel.getByRole('button', { name: category }).hover()
  await expect(shown('items')).toHaveCount(1)
  expect(await height('items')).toBe(400)
  await expect(shown('detail')).toHaveCount(0)

  await panel.getByRole('button', { name: label }).hover()
  await expect(expandedIn(panel)).toHaveText([category, label])
  await expect(shown('detail').getByRole('link', { name: `Learn more about ${label}` })).toBeVisible()
  await expect(shown('detail').getByText('Options')).toBeVisible()
  expect(await height('options')).toBe(300)
  const options = shown('options').locator('> li')
  await expect(options).toHaveCount(subItems.length)
  for (const [at, { label, description, features }] of subItems.entries()) {
    for (const text of [label, description, ...features]) await expect(options.nth(at)).toContainText(text)
    await expect(options.nth(at).locator('img.thumb')).toBeVisible()
  }
  const [list, sheet] = await Promise.all([shown('options').boundingBox(), panel.locator('.menu-sheet').boundingBox()])
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0))

  await panel.getByRole('button', { name: solutionCategories.at(-1)?.name ?? '' }).hover()
  await expect(shown('detail')).toHaveCount(0)
  await page.mouse.move(10, 700)
  await top(page, 'Solutions').hover()
  await expect(shown('items')).toHaveCount(0)
  await expect(expandedIn(panel)).toHaveCount(0)
})

test('the way to the items of a category may cross another category, at any speed', async ({ page }) => {
  needs(solutionCategories.length > 1, 'second category')
  await page.clock.install()
  await visit(page, plainPage.path)
  // The clock of the test, because on a busy machine a pointer rests between its steps.
  await stopClock(page)
  const panel = page.locator('#menu-solutions')
  await top(page, 'Solutions').hover()
  const category = panel.locator('.menu-category').first()
  await category.getByRole('button').first().dispatchEvent('click')
  const [from, to] = await Promise.all([
    category.getByRole('button').first().boundingBox(),
    category.locator('.menu-solution').nth(2).boundingBox(),
  ])
  const [x = 0, y = 0] = [(from?.x ?? 0) + 60, (from?.y ?? 0) + 10]
  const [wide, high] = [(to?.x ?? 0) + 20 - x, (to?.y ?? 0) + 10 - y]
  for (const pause of [2, 10, 50]) {
    for (let step = 0; step <= 20; step += 1) {
      await page.mouse.move(x + (wide * step) / 20, y + (high * step) / 20)
      await page.clock.runFor(pause)
    }
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every menu link can be seen', async ({ page }) => {
    needs(withOptions, 'service with options')
    await page.goto(plainPage.path)
    await top(page, 'Solutions').hover()
    await page.getByRole('button', { name: withOptions?.category ?? '' }).hover()
    await page.getByRole('button', { name: withOptions?.label ?? '', exact: true }).hover()
    const option = withOptions?.subItems[0]
    await page.getByRole('link', { name: new RegExp(`^${option?.label}`) }).click()
    await expect(page).toHaveURL(option?.href ?? '')
  })
})
