import { expect, it } from 'vitest'
import { everyPage } from '../e2e/every-page.ts'
import { follow, hasFocus, inEachEngine, reportsOf, visit } from './check.ts'

/** One page of each view in a wide window; with `EVERY_PAGE=1` all pages, also in narrow ones. */
const isWhole = process.env.EVERY_PAGE === '1'
const widths = isWhole ? [390, 768, 1280] : [1280]
const paths = everyPage.filter(({ tag }) => isWhole || tag.length === 0).map(({ path }) => path)

/** The words that stand on pictures, and the heights of the page's blocks. */
function look() {
  const words = document.createRange()
  // A patch of the quilt of all pages has a picture, below its name, only once its page is saved.
  const onPictures = [...document.querySelectorAll('main img:not(.saved-quilt img)')].flatMap(image => {
    const picture = image.getBoundingClientRect()
    return [...(image.closest('li, article, a') ?? image).querySelectorAll('h2, h3, h4, p, span')].flatMap(element => {
      if (!element.textContent?.trim()) return []
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
      // WebKit lays out a page again only after a while.
      await visit(session, path)
      const expected = inChromium.get(`${width} ${path}`) ?? (await session.evaluate(look))
      inChromium.set(`${width} ${path}`, expected)
      const differences = async () => {
        const { onPictures, heights, isTooWide } = await session.evaluate(look)
        const covered = onPictures.filter(words => !expected.onPictures.includes(words))
        const others = heights.filter((height, at) => {
          // This page says what the device has saved at this moment.
          if (path === '/offline') return false
          const wanted = expected.heights[at] ?? 0
          // A line of a lead is 32 px high, and fonts differ.
          return Math.abs(height - wanted) > Math.max(wanted / 10, 34)
        })
        return { width, covered, others, isTooWide }
      }
      const none = { width, covered: [], others: [], isTooWide: false }
      await expect.poll(differences, { timeout: 30_000 }).toEqual(none)
    }
    await session.evaluate(() => void Object.assign(window, { isSame: true }))
    await follow(session, `footer a[href^="/"]:not([href="/"], [href="${path}"])`)
    await hasFocus(session, 'h1')
    expect(await session.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await reportsOf(session)).toEqual([])
  })
})
