import { existsSync } from 'node:fs'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { browserArguments, findBrowser } from '../browser.ts'
import { type Engine, expressionOf, type Session } from './session.ts'
import { webkitDriver, webkitGtk } from './webkit-gtk.ts'

const debianFirefox = '/usr/bin/firefox-esr'
const size = { width: 1280, height: 800 }

/** Preferences of Firefox. As in the other browsers, scrollbars take no room. */
const preferences = (isForbidding?: boolean) => ({
  'ui.useOverlayScrollbars': 1,
  ...(isForbidding && { 'network.cookie.cookieBehavior': 2 }),
})

/** What the pages of Playwright and of Puppeteer have in common. */
type AnyPage = Pick<Session, 'reload'> & {
  goto(url: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  readonly mouse: { click(x: number, y: number): Promise<void> }
  readonly keyboard: Pick<Session, 'type' | 'press'>
}

const sessionOf = (
  page: AnyPage,
  url: string,
  at: (selector: string) => { click(): Promise<void>; hover(): Promise<void> },
) => ({
  goto: (path: string) => page.goto(url + path),
  reload: () => page.reload(),
  evaluate: ((task, ...values) => page.evaluate(expressionOf(task, values))) as Session['evaluate'],
  click: (selector: string) => at(selector).click(),
  hover: (selector: string) => at(selector).hover(),
  clickAt: (x: number, y: number) => page.mouse.click(x, y),
  type: (text: string) => page.keyboard.type(text),
  press: (key: 'Enter' | 'Escape') => page.keyboard.press(key),
})

/** A browser that Playwright drives: its own, or an installed Chromium. */
const playwright = (type: BrowserType, executablePath: string): Engine => ({
  program: executablePath,
  open: async (url, isForbidding) => {
    const options = type === chromium ? { args: browserArguments } : { firefoxUserPrefs: preferences(isForbidding) }
    const browser = await type.launch({ executablePath, ...(type !== webkit && options) })
    const page = await browser.newPage({ viewport: size })
    const resize = (width: number, height: number) => page.setViewportSize({ width, height })
    return { ...sessionOf(page, url, at => page.locator(at).first()), resize, close: () => browser.close() }
  },
})

/** An installed Firefox. Playwright 1.65 opens no page in it. */
const installedFirefox: Engine = {
  program: debianFirefox,
  open: async (url, isForbidding) => {
    const options = { extraPrefsFirefox: preferences(isForbidding), defaultViewport: size }
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: debianFirefox, ...options })
    const page = await browser.newPage()
    const resize = (width: number, height: number) => page.setViewport({ width, height })
    return { ...sessionOf(page, url, at => page.locator(at)), resize, close: () => browser.close() }
  },
}

/** Finds Playwright's own browsers, else Debian's; `undefined` for an engine that is missing. */
export function findEngines(): Readonly<Record<'chromium' | 'firefox' | 'webkit', Engine | undefined>> {
  const found = findBrowser()
  const own = (type: BrowserType) =>
    existsSync(type.executablePath()) ? playwright(type, type.executablePath()) : undefined
  return {
    chromium: found === undefined ? undefined : playwright(chromium, found),
    firefox: own(firefox) ?? (existsSync(debianFirefox) ? installedFirefox : undefined),
    webkit: own(webkit) ?? (existsSync(webkitDriver) ? webkitGtk : undefined),
  }
}

export function setup() {
  for (const [name, engine] of Object.entries(findEngines()))
    console.log(`[engines] ${name}: ${engine?.program ?? 'missing, left out (README.md says how to get it)'}`)
}
