import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { everyPage } from '../e2e/every-page.ts'
import { follow, hasFocus, hydrated, inEachEngine, isShown, reportsOf, site, until, visit } from './check.ts'
import type { Session } from './session.ts'

const menu = 'nav[aria-label="Main"] li:last-of-type > [aria-controls]'
const panel = 'nav[aria-label="Main"] li:last-of-type > [data-panel]'
const isIn = (text: string, path: string) =>
  readFileSync(`dist${path.replace(/\/$/, '/index')}.html`, 'utf8').includes(text)
const pathWithBar = everyPage.map(({ path }) => path).find(path => isIn('bottom-bar', path)) ?? ''

const hasValues = (session: Session, expected: string) => {
  const fieldsHave = (expected: string) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#contact-form [required]')]
    return fields.map(({ value }) => value).join() === expected
  }
  return until(session, fieldsHave, expected)
}

inEachEngine(lab => {
  const open = async (path: string) => {
    const session = await lab.session()
    await visit(session, path)
    return session
  }

  it.runIf(isIn('data-panel', '/contact'))('a menu opens and closes, and its link opens a page', async () => {
    const session = await open('/contact')
    await session.hover(menu)
    await isShown(session, panel)
    await session.press('Escape')
    await isShown(session, panel, false)
    await session.click(menu)
    await isShown(session, panel)
    await follow(session, `${panel} a`)
    await isShown(session, panel, false)
    expect(await reportsOf(session)).toEqual([])
  })

  it('the header marks the current page by a line', async () => {
    await until(await open('/'), () => {
      const mark = document.querySelector('.menu-top[aria-current], .menu-top[data-here]')
      return mark && getComputedStyle(mark).textDecorationLine === 'underline'
    })
  })

  it('the search finds a page, closes by one press outside, and gives the focus back', async () => {
    // Safari has it since 17.4.
    site.before = 'delete Element.prototype.checkVisibility'
    const session = await open('/contact')
    for (const [query, end] of [
      ['contact', () => session.press('Escape')],
      ['', () => session.clickAt(5, 700)],
      ['contact', () => session.press('Enter')],
    ] as const) {
      await session.click('.header [data-search]')
      await hasFocus(session, '[role="dialog"] input')
      if (query) await session.type(query)
      await isShown(session, '[role="dialog"] [role="option"]')
      await end()
      await isShown(session, '[role="dialog"]', false)
      await hasFocus(session, ':not(body)')
    }
    expect(await reportsOf(session)).toEqual([])
  })

  it('the errors of a form are in view below the header, and their links can be pressed', async () => {
    const session = await lab.session()
    await session.resize(390, 640)
    await visit(session, '/contact')
    await session.click('#contact-form [type="submit"]')
    await until(session, () => {
      const [link, header] = ['[aria-labelledby$="-errors"] a', '.header'].map(at =>
        document.querySelector(at)?.getBoundingClientRect(),
      )
      return link && header && link.top >= header.bottom && link.bottom < innerHeight
    })
    await session.click('[aria-labelledby$="-errors"] a')
    await hasFocus(session, '#contact-form-name')
  })

  it('a message arrives once, its toast returns the focus, and the form stays empty after a reload', async () => {
    const session = await open('/contact')
    const email = `${lab.name}@a.example`
    for (const field of ['name', 'email', 'subject', 'message']) {
      await session.click(`#contact-form-${field}`)
      await session.type(field === 'email' ? email : 'Hm')
    }
    await follow(session, 'footer a[href^="/"]:not([href="/contact"])')
    await session.evaluate(() => history.back())
    await hasValues(session, `Hm,${email},Hm,Hm`)
    await session.click('#contact-form [type="submit"]')
    await isShown(session, '.toast .icon-button')
    await session.click('.toast .icon-button')
    await hasFocus(session, ':not(body)')
    for (const _ of ['first', 'second']) {
      await hasValues(session, ',,,')
      await session.reload()
      await hydrated(session)
    }
    await hasValues(session, ',,,')
    expect((await site.submissions()).filter(({ values }) => values.email === email)).toHaveLength(1)
  })

  it('Back from another document leads to the place that was left', async () => {
    const session = await open('/sitemap')
    await session.evaluate(() => {
      const away = { href: '/terms', target: '_self', id: 'away', textContent: 'Away' }
      document.querySelector('.header .wrap')?.prepend(Object.assign(document.createElement('a'), away))
      scrollTo({ top: 900, behavior: 'instant' })
    })
    await until(session, () => scrollY === 900)
    await follow(session, '#away')
    await session.evaluate(() => void setTimeout(() => history.back()))
    await until(session, () => location.pathname === '/sitemap' && Math.abs(scrollY - 900) < 5)
  })

  it.runIf(pathWithBar)('on a phone the bar at the bottom comes when the button of the opening has left', async () => {
    const session = await lab.session()
    await session.resize(390, 844)
    await visit(session, pathWithBar)
    for (const top of [0, 2000]) {
      await session.evaluate(top => scrollTo({ top, behavior: 'instant' }), top)
      const isRight = (isWanted: boolean) => {
        const [bar = document.body] = document.querySelectorAll('.bottom-bar')
        const isSeen = getComputedStyle(bar).visibility === 'visible' && bar.getBoundingClientRect().top < innerHeight
        return isSeen === isWanted
      }
      await until(session, isRight, top > 0)
    }
  })
})
