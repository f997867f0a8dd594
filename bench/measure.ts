import type { Browser, BrowserContext } from '@playwright/test'
import { firstLink, open, sincePress, visitor } from './visit.ts'

const kinds = ['html', 'script', 'style', 'font', 'image', 'other'] as const

/** Figures of one page by name: bytes, counts and ms; `null` where there is nothing to measure. */
export type Figures = Record<string, number | null>

/** Bytes of the bodies as they were sent, by kind, and the number of requests. */
function transfers(): Record<string, number> {
  const byExtension: Record<string, string> = { js: 'script', css: 'style', woff2: 'font', svg: 'image', png: 'image' }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const bytes: Record<string, number> = { html: navigation?.encodedBodySize ?? 0, requests: 1 + resources.length }
  for (const { name, encodedBodySize } of resources) {
    const kind = byExtension[/\.(\w+)(?:\?|$)/.exec(new URL(name).pathname)?.[1] ?? ''] ?? 'other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedBodySize
  }
  return bytes
}

/** A first visit with an empty cache, until 5 s of quiet. */
async function firstView(context: BrowserContext, url: string): Promise<Figures> {
  const { page } = await open(context, url, 5000)
  const sent = await page.evaluate(transfers)
  const seen = await page.evaluate(() => window.observed)
  await page.close()
  const long = seen.longTasks.filter(([start]) => start >= seen.firstPaint).map(([, length]) => length)
  return {
    ...Object.fromEntries(kinds.map(kind => [`${kind}, bytes`, sent[kind] ?? 0])),
    requests: sent.requests ?? 0,
    'first paint, ms': seen.firstPaint,
    'largest paint, ms': seen.largestPaint,
    'layout shift': seen.layoutShift,
    'total blocking, ms': long.reduce((sum, length) => sum + length - 50, 0),
    'longest task, ms': Math.max(0, ...seen.longTasks.map(([, length]) => length)),
  }
}

/** Largest paint of a second visit: with everything cached, and without a network when a worker answers. */
async function reloads(context: BrowserContext, url: string): Promise<Figures> {
  const { page } = await open(context, url)
  const cached = await page.evaluate(() => window.observed.largestPaint)
  const controlled = await page.evaluate(() => Boolean(navigator.serviceWorker?.controller))
  await page.close()
  if (!controlled) return { 'reload, ms': cached, 'reload without a network, ms': null }
  await context.setOffline(true)
  const offline = await open(context, url)
  const largest = await offline.page.evaluate(() => window.observed.largestPaint)
  await offline.page.close()
  await context.setOffline(false)
  return { 'reload, ms': cached, 'reload without a network, ms': largest }
}

/**
 * From tapping the first link of the text to another page until that page's heading is on the screen; the processor is
 * slowed down `rate` times.
 */
async function nextPage(context: BrowserContext, url: string, rate = 4): Promise<number> {
  const visit = await open(context, url, 1000, rate)
  await firstLink(visit, url).tap()
  const time = await sincePress(visit, 'heading')
  await visit.page.close()
  return time
}

/** The first click of a first visit: nothing of the next page is cached. */
async function firstClick(browser: Browser, url: string): Promise<number> {
  const context = await visitor(browser, 'phone')
  const time = await nextPage(context, url)
  await context.close()
  return time
}

/** From pressing 'Solutions' until its panel is visible; without scripts there is no panel. */
async function menu(browser: Browser, url: string): Promise<Figures> {
  const context = await visitor(browser, 'desk')
  const visit = await open(context, url)
  await visit.page.locator('[data-top="solutions"]').tap()
  const time = await sincePress(visit, 'panel')
  await context.close()
  return { 'menu answers, ms': time }
}

/** One run over a page; `floor` says that it has no scripts. */
export async function measure(browser: Browser, url: string, floor: boolean): Promise<Figures> {
  const context = await visitor(browser, 'phone')
  const seen = { ...(await firstView(context, url)), ...(await reloads(context, url)) }
  // The next page is warm after the first visit.
  await nextPage(context, url)
  const figures = {
    ...seen,
    'click to the next h1, first visit, ms': await firstClick(browser, url),
    'click to the next h1, warm, ms': await nextPage(context, url),
    'the same at the processor’s own speed, ms': await nextPage(context, url, 1),
    ...(floor ? { 'menu answers, ms': null } : await menu(browser, url)),
  }
  await context.close()
  return figures
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map(name => [
      name,
      median(runs.map(run => run[name] ?? null).filter(value => value !== null)),
    ]),
  )
}
