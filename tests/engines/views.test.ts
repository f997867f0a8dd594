import { beforeAll, expect, it } from 'vitest'
import { everyPage } from '../e2e/every-page.ts'
import { follow, inEachEngine, reportsOf, until, visit } from './check.ts'
import type { Session } from './session.ts'

/** One page of each view. */
const paths = everyPage.filter(({ tag }) => tag.length === 0).map(({ path }) => path)

/** Marks the document, and returns the path of another page that it links to: a light one if there is one. */
function markAndFindLink() {
  document.documentElement.dataset.same = 'yes'
  const links = [...document.querySelectorAll('footer a')].map(link => link.getAttribute('href') ?? '')
  const others = links.filter(href => /^\/\w/.test(href) && href !== location.pathname)
  return others.find(href => /^\/(terms|privacy)$/.test(href)) ?? others[0] ?? ''
}

inEachEngine(({ open }) => {
  let session: Session
  beforeAll(async () => {
    session = await open()
  })

  it.for(paths)('%s starts, follows a link in the same document, and reports nothing', async path => {
    await visit(session, path)
    const next = await session.evaluate(markAndFindLink)
    await follow(session, `footer a[href="${next}"]`, next)
    await until(session, () => document.activeElement?.tagName === 'H1')
    expect(await session.evaluate(() => document.documentElement.dataset.same)).toBe('yes')
    expect(await reportsOf(session)).toEqual([])
  })
})
