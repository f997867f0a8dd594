import { eachKind } from './every-page.ts'
import { expect, present, servicePath, test } from './site.ts'

// A slide that arrives is cut off at its side.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Returns the texts that their own box or an ancestor clips, outside scroll containers. An ellipsis is not a fault: it is in the
 * breadcrumbs only, where the heading below repeats the text.
 */
const clipped = () => {
  const cuts = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip'
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (
        style.textOverflow === 'ellipsis' ||
        style.position === 'fixed' ||
        style.overflowX === 'auto' ||
        style.overflowX === 'scroll'
      )
        break
      const { left: from, right: to, width: room } = box.getBoundingClientRect()
      if (room <= 1) break
      if (!cuts(style)) continue
      if (left < from - 1 || right > to + 1)
        found.push(`${node.nodeValue.trim().slice(0, 40)} (${Math.round(width)} px)`)
      break
    }
  }
  return found
}

for (const { path, tag } of eachKind('/', ...present([servicePath])))
  test(`${path} fits when the browser's font is larger`, { tag }, async ({ page }) => {
    await page.goto(path)
    const session = await page.context().newCDPSession(page)
    for (const size of [24, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
      await expect
        .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)))
        .toBeGreaterThanOrEqual(size)
      for (const width of [390, 768, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        const at = `${size} px at ${width}`
        expect([at, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([at, width])
        expect([at, await page.evaluate(clipped)]).toEqual([at, []])
      }
    }
  })
