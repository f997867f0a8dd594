import { eachKind } from './every-page.ts'
import { expect, isThere, servicePath, test, visit } from './site.ts'

test('a printed page is its text in black on white, without what only a screen needs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, servicePath ?? '/about')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.header')).toBeHidden()
  await expect(page.locator('.footer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const coloured = await page
    .locator('main :is(h2, h3, p, li)')
    .evaluateAll(all =>
      all
        .filter(text => text.checkVisibility() && getComputedStyle(text).color !== 'rgb(0, 0, 0)')
        .map(({ textContent }) => textContent),
    )
  expect(coloured).toEqual([])
  const answers = page.locator('.question > p')
  if (servicePath) expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
})

/** Returns what cannot be read in print: overlapping bands or texts, drawings over text, and very narrow columns of text. */
const paperFaults = () => {
  const faults: string[] = []
  const main = document.querySelector('main') ?? document.body
  const bands = [...document.querySelectorAll('main > section, main section.band')]
  for (const [at, band] of bands.entries()) {
    const before = bands[at - 1]
    if (!before || before.contains(band)) continue
    // The tables of charts are visually hidden.
    const parts = [...before.querySelectorAll('p, h2, h3, li, td, dd')].filter(part => !part.closest('.sr-only'))
    const ends = parts.map(part => part.getBoundingClientRect().bottom)
    if (band.getBoundingClientRect().top < Math.max(...ends) - 1)
      faults.push(`a band over another: ${band.querySelector('h2')?.textContent}`)
  }
  for (const element of main.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    for (const pseudo of ['::before', '::after']) {
      const { content, position, backgroundImage } = getComputedStyle(element, pseudo)
      const drawn = content !== 'none' && (backgroundImage !== 'none' || /^".*\w/.test(content))
      if (drawn && position === 'absolute') faults.push(`over its text: ${element.className}${pseudo}`)
    }
  }
  const lines: { readonly text: Text; readonly box: DOMRect }[] = []
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!text.data.trim() || !around?.checkVisibility({ visibilityProperty: true })) continue
    const { width: wide, height: high } = around.getBoundingClientRect()
    if (around.closest('svg, caption, .sr-only') || (wide <= 1 && high <= 1)) continue
    const { width } = around.closest('p, h2, h3')?.getBoundingClientRect() ?? { width: Number.POSITIVE_INFINITY }
    if (width > 1 && width < 110 && text.data.length > 30) faults.push(`${width} px wide: ${text.data.slice(0, 40)}`)
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) if (box.width > 2) lines.push({ text, box })
  }
  for (const [at, { text, box }] of lines.entries())
    for (const other of lines.slice(at + 1, at + 60)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (other.text !== text && wide > 3 && high > Math.min(box.height, other.box.height) / 2)
        faults.push(`text over text: ${text.data.slice(0, 40)} | ${other.text.data.slice(0, 40)}`)
    }
  return [...new Set(faults)]
}

for (const { path, tag } of eachKind('/services/pos-systems', '/about'))
  test(`on paper everything of ${path} can be read`, { tag }, async ({ page }) => {
    // The width of A4 between its margins.
    await page.setViewportSize({ width: 673, height: 950 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(paperFaults)).toEqual([])
  })

test('what waits for its turn on the screen is on the paper', async ({ page }) => {
  await visit(page, '/')
  await page.emulateMedia({ media: 'print' })
  for (const slide of await page.locator('.carousel-slide').all()) await expect(slide).toBeVisible()
  for (const section of await page.locator('main section').all()) await expect(section).toHaveCSS('opacity', '1')
  if (!isThere('/support')) return
  await page.emulateMedia({ media: null })
  await visit(page, '/support')
  await page.emulateMedia({ media: 'print' })
  for (const panel of await page.locator('.tab-panel').all()) await expect(panel).toBeVisible()
})
