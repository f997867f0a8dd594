import { expect, it } from 'vitest'
import { everyPage } from '../e2e/every-page.ts'
import { follow, hasFocus, inEachEngine, reportsOf, visit } from './check.ts'

/** One page of each view; with `EVERY_PAGE=1` all pages, at three widths. */
const isWhole = process.env.EVERY_PAGE === '1'
const widths = isWhole ? [1280, 768, 390] : [390]
const paths = everyPage.filter(({ tag }) => isWhole || tag.length === 0).map(({ path }) => path)

/** The words that stand on pictures, and the heights of the page's blocks. */
function look() {
  const words = document.createRange()
  const onPictures = [...document.querySelectorAll('main img')].flatMap(image => {
    const picture = image.getBoundingClientRect()
    return [...(image.closest('li, article, a') ?? image).querySelectorAll('h2, h3, h4, p, span')].flatMap(element => {
      words.selectNodeContents(element)
      const isOn = [...words.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          Math.min(right, picture.right) - Math.max(left, picture.left) > 4 &&
          Math.min(bottom, picture.bottom) - Math.max(top, picture.top) > 4,
      )
      return isOn ? (element.textContent ?? '') : []
    })
  })
  const { scrollWidth } = document.documentElement
  const heights = [...document.querySelectorAll('main > *')].map(({ clientHeight }) => clientHeight)
  return { onPictures, heights, isTooWide: scrollWidth > innerWidth }
}

/** What pages look like in Chromium, which is first, by width and path. */
const inChromium = new Map<string, ReturnType<typeof look>>()

inEachEngine(lab => {
  it.for(paths)('%s looks as in Chromium, follows a link in the same document, and reports nothing', async path => {
    const session = await lab.session()
    for (const width of widths) {
      await session.resize(width, 844)
      await visit(session, path)
      const seen = await session.evaluate(look)
      const expected = inChromium.get(`${width} ${path}`) ?? seen
      inChromium.set(`${width} ${path}`, expected)
      const words = seen.onPictures.filter(text => !expected.onPictures.includes(text))
      const heights = seen.heights.filter((height, at) => {
        const wanted = expected.heights[at] ?? 0
        return Math.abs(height - wanted) > Math.max(wanted / 10, 30)
      })
      expect({ width, words, heights, isTooWide: seen.isTooWide }).toEqual({
        width,
        words: [],
        heights: [],
        isTooWide: false,
      })
    }
    await session.evaluate(() => void Object.assign(window, { isSame: true }))
    await follow(session, `footer a[href^="/"]:not([href="/"], [href="${path}"])`)
    await hasFocus(session, 'h1')
    expect(await session.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await reportsOf(session)).toEqual([])
  })
})
