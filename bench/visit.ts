import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { observe } from './observe.ts'

/** Latest report of each kind from a page, ms since 1970. */
type Reports = Map<string, number>

interface Visit {
  readonly page: Page
  readonly reports: Reports
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Launches the browser. */
export function launch(...more: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArguments, ...more] })
}

/** A new visitor with an empty cache, on a phone. */
export const visitor = (browser: Browser) => browser.newContext({ ...phone, reducedMotion: 'reduce' })

/** Slows down the processor by a factor, and the network to slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
    latency: 150,
  })
}

/** Opens a URL in a tab whose processor is slowed down `rate` times, and waits until it has been idle for `quiet` ms. */
export async function open(context: BrowserContext, url: string, quiet = 1000, rate = 4): Promise<Visit> {
  const visit = await watched(context)
  await slowDown(visit.page, rate)
  await visit.page.goto(url, { waitUntil: 'load' })
  await settle(visit.page, quiet)
  return visit
}

/** A new tab with the observer. */
async function watched(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage()
  const reports: Reports = new Map()
  await page.exposeFunction('report', (what: string, at: number) => void reports.set(what, at))
  // tsx adds calls of `__name`, which pages do not define.
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(observe)
  return { page, reports }
}

/** Opens a URL behind a slow link, with a processor slowed down four times, and waits until it has loaded. */
export async function openBehindLink(context: BrowserContext, url: string): Promise<Visit> {
  const visit = await watched(context)
  const session = await context.newCDPSession(visit.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await visit.page.goto(url, { waitUntil: 'load' })
  return visit
}

/** The first link of a page's text that leads to another page. */
export const firstLink = ({ page }: Visit, url: string) => {
  const { pathname } = new URL(url)
  return page.locator(`main a[href^="/"]:not([href^="${pathname}#"]):not([href="${pathname}"]):visible`).first()
}

/** Waits until a page has been idle for `quiet` ms. */
const settle = (page: Page, quiet: number) =>
  page.waitForFunction(pause => performance.now() - window.observed.lastActivity > pause, quiet, { timeout: 60_000 })

/** Waits for a heading that is later than the latest press, and returns the ms between the two. */
export async function sincePress({ reports }: Visit): Promise<number> {
  const until = performance.now() + 20_000
  while (performance.now() < until) {
    const [press, answer] = [reports.get('press'), reports.get('heading')]
    if (press !== undefined && answer !== undefined && answer > press) return answer - press
    await sleep(20)
  }
  throw new Error('no heading within 20 s of a press')
}
