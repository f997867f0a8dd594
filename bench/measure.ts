import type { Browser, BrowserContext } from '@playwright/test'
import { firstLink, open, sincePress, visitor } from './visit.ts'

/** Figures of one page by name, in ms; `null` where there is nothing to measure. */
export type Figures = Record<string, number | null>

/** A first visit with an empty cache, until 5 s of quiet. */
async function firstView(context: BrowserContext, url: string): Promise<Figures> {
  const { page } = await open(context, url, 5000)
  const seen = await page.evaluate(() => window.observed)
  await page.close()
  const long = seen.longTasks.filter(([start]) => start >= seen.firstPaint).map(([, length]) => length)
  return {
    'first paint, ms': seen.firstPaint,
    'largest paint, ms': seen.largestPaint,
    'layout shift': seen.layoutShift,
    'total blocking, ms': long.reduce((sum, length) => sum + length - 50, 0),
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
  const time = await sincePress(visit)
  await visit.page.close()
  return time
}

/** The first click of a first visit: nothing of the next page is cached. */
async function firstClick(browser: Browser, url: string): Promise<number> {
  const context = await visitor(browser)
  const time = await nextPage(context, url)
  await context.close()
  return time
}

/** One run over a page. */
export async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await visitor(browser)
  const seen = { ...(await firstView(context, url)), ...(await reloads(context, url)) }
  // The next page is warm after the first visit.
  await nextPage(context, url)
  const figures = {
    ...seen,
    'click to the next h1, first visit, ms': await firstClick(browser, url),
    'click to the next h1, warm, ms': await nextPage(context, url),
    'the same at the processor’s own speed, ms': await nextPage(context, url, 1),
  }
  await context.close()
  return figures
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/** The median of each figure over several runs; `null` where no run has it. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map(name => {
      const values = runs.flatMap(run => run[name] ?? [])
      return [name, values.length > 0 ? median(values) : null]
    }),
  )
