import { expect, it } from 'vitest'
import { everyPage } from '../e2e/every-page.ts'
import { follow, hasFocus, inEachEngine, reportsOf, visit } from './check.ts'

/** One page of each view. */
const paths = everyPage.filter(({ tag }) => tag.length === 0).map(({ path }) => path)

inEachEngine(lab => {
  it.for(paths)('%s starts, follows a link in the same document, and reports nothing', async path => {
    const session = await lab.session()
    await visit(session, path)
    await session.evaluate(() => void Object.assign(window, { isSame: true }))
    await follow(session, `footer a[href^="/"]:not([href="/"], [href="${path}"])`)
    await hasFocus(session, 'h1')
    expect(await session.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await reportsOf(session)).toEqual([])
  })
})
