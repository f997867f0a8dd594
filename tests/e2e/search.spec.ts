import { boxOf, dialogOf } from './search-dialog.ts'
import { expect, hydrated, isThere, test, visit } from './site.ts'
import { translate } from './translate.ts'

test('Control K opens it, also with Caps Lock, and gives back the focus, if any', async ({ page }) => {
  await visit(page, '/contact')
  await page.locator('.search-button').hover()
  for (const [at, key] of [
    ['body', 'Control+k'],
    ['#contact-form-subject', 'Control+k'],
    ['#contact-form-subject', 'Control+K'],
  ] as const) {
    await page.locator(at).focus()
    await page.keyboard.press(key)
    await expect(boxOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect.poll(() => page.evaluate(selector => document.activeElement?.matches(selector), at)).toBe(true)
  }
})

test('its keys are letters where somebody types, and / can be turned off', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Subject').fill('')
  await page.keyboard.type('a/b')
  await expect(page.getByLabel('Subject')).toHaveValue('a/b')
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await dialogOf(page).getByRole('button', { name: 'Turn off the / key' }).click()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(boxOf(page)).toHaveValue('')
  await dialogOf(page).getByRole('button', { name: 'Turn on the / key' }).click()
})

test('a lost address is offered to the search in its own words', async ({ page, reports }) => {
  const { lost, words, found } = isThere('/services/mobile-app-development')
    ? { lost: '/servces/mobil-aps', words: 'servces mobil aps', found: /Mobile app development/ }
    : { lost: '/contct/form', words: 'contct form', found: /Contact/ }
  reports.allow(/404/)
  await page.goto(lost)
  await hydrated(page)
  await expect(page.getByRole('searchbox')).toHaveValue(words)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`/search?q=${words.replaceAll(' ', '+')}`)
  await expect(page.getByRole('main').getByRole('link', { name: found }).first()).toBeVisible()
})

test('it opens on its field; only a query or an arrow key chooses a result, Tab does not', async ({ page }) => {
  await visit(page, '/contact')
  await page.keyboard.press('Control+k')
  const option = dialogOf(page).getByRole('option')
  await expect(option.first()).toBeVisible()
  await expect(boxOf(page)).toBeFocused()
  await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeVisible()
  const first = (await option.first().getAttribute('id')) ?? ''
  await page.keyboard.press('ArrowDown')
  await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', first)
  await page.keyboard.type('contact')
  await expect(boxOf(page)).toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Tab')
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(boxOf(page)).toHaveValue('contact')
  await expect(page).toHaveURL('/contact')
  await boxOf(page).fill('')
  await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant')
  await expect(boxOf(page)).toBeFocused()
})

test('a selection that ends outside does not close it', async ({ page }) => {
  await visit(page, '/contact')
  await page.keyboard.press('Control+k')
  await boxOf(page).fill('contact')
  await boxOf(page).hover()
  await page.mouse.down()
  await page.mouse.move(5, 300)
  await page.mouse.up()
  await expect(dialogOf(page)).toBeVisible()
})

test('on a translated page it answers every letter, in the dialog and on its page', async ({ page }) => {
  await visit(page, '/search')
  await page.evaluate(translate)
  await page.keyboard.press('Control+k')
  for (const query of ['contact', 'zzzz', 'software']) {
    await boxOf(page).fill('')
    await boxOf(page).pressSequentially(query, { delay: 20 })
    const answer = dialogOf(page).getByText(query === 'zzzz' ? 'zzzz' : /results/)
    await expect(answer.first()).toBeAttached()
  }
  await page.keyboard.press('Escape')
  const field = page.getByRole('main').getByRole('searchbox')
  for (const query of ['contact', 'software']) {
    await field.fill('')
    await field.pressSequentially(query, { delay: 20 })
    await expect(page.getByRole('main').getByRole('heading', { name: /results/ })).toBeVisible()
  }
})
