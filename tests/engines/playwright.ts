import type { BrowserType, LaunchOptions, Page } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { type Engine, expressionOf, type Options, type Session } from './session.ts'

const size = { width: 1280, height: 800 }

/** Preferences of Firefox. */
const preferences = ({ blockStorage }: Options) => ({
  // As in the other browsers, scrollbars take no room.
  'ui.useOverlayScrollbars': 1,
  'network.captive-portal-service.enabled': false,
  ...(blockStorage && { 'network.cookie.cookieBehavior': 2 }),
})

/** What the pages of Playwright and of Puppeteer have in common. */
interface AnyPage {
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  readonly mouse: { click(x: number, y: number): Promise<void> }
  readonly keyboard: Pick<Page['keyboard'], 'type' | 'up' | 'down' | 'press'>
}

function sessionOf(page: AnyPage, url: string, others: Pick<Session, 'click' | 'hover' | 'resize' | 'close'>): Session {
  const { mouse, keyboard } = page
  return {
    goto: async path => void (await page.goto(new URL(path, url).href)),
    reload: async () => void (await page.reload()),
    evaluate: (task, ...values) => page.evaluate(expressionOf(task, values)) as Promise<never>,
    clickAt: (x, y) => mouse.click(x, y),
    type: text => keyboard.type(text),
    press: async key => {
      if (key !== 'Control+k') return keyboard.press(key)
      await keyboard.down('Control')
      await keyboard.press('k')
      await keyboard.up('Control')
    },
    ...others,
  }
}

/** Keeps one browser for each set of options. */
function engineOf<Browser extends { close(): Promise<void> }>(
  name: Engine['name'],
  program: string,
  start: (options: Options) => Promise<Browser>,
  openSession: (browser: Browser, url: string) => Promise<Session>,
): Engine {
  const browsers = new Map<string, Promise<Browser>>()
  return {
    name,
    program,
    open: async (url, options = {}) => {
      const key = JSON.stringify(options)
      const browser = browsers.get(key) ?? start(options)
      browsers.set(key, browser)
      return openSession(await browser, url)
    },
    close: async () => {
      await Promise.all([...browsers.values()].map(async browser => (await browser).close()))
      browsers.clear()
    },
  }
}

/** A browser that Playwright drives: its own, or an installed Chromium. */
export const playwrightEngine = (name: Engine['name'], type: BrowserType, launch: LaunchOptions): Engine =>
  engineOf(
    name,
    launch.executablePath ?? type.executablePath(),
    options => type.launch({ ...launch, ...(name === 'firefox' && { firefoxUserPrefs: preferences(options) }) }),
    async (browser, url) => {
      const context = await browser.newContext({ viewport: size })
      const page = await context.newPage()
      return sessionOf(page, url, {
        click: selector => page.locator(selector).first().click(),
        hover: selector => page.locator(selector).first().hover(),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      })
    },
  )

/** An installed Firefox. Playwright 1.65 opens no page in it. */
export const installedFirefox = (executablePath: string): Engine =>
  engineOf(
    'firefox',
    executablePath,
    options => puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox: preferences(options) }),
    async (browser, url) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      return sessionOf(page, url, {
        click: selector => page.locator(selector).click(),
        hover: selector => page.locator(selector).hover(),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      })
    },
  )
