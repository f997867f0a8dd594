import type { Browser, BrowserContext } from '@playwright/test'
import { firstLink, open, sincePress, visitor } from './visit.ts'

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/** Figures of one page by name, in ms; `null` where there is nothing to measure. */
export type Figures = Record<string, number | null>

/** Measures a first visit with an empty cache, until the page has been idle for 5 s. */
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

/** Returns the largest paint of a page that was visited before, in ms: the median of three, because it varies by a third. */
async function reload(context: BrowserContext, url: string): Promise<number> {
  const paints: number[] = []
  for (let at = 0; at < 3; at += 1) {
    const { page } = await open(context, url)
    paints.push(await page.evaluate(() => window.observed.largestPaint))
    await page.close()
  }
  return median(paints)
}

/** Measures a second visit: with everything cached, and offline if a worker controls the page. */
async function reloads(context: BrowserContext, url: string): Promise<Figures> {
  const cached = await reload(context, url)
  if (context.serviceWorkers().length === 0) return { 'reload, ms': cached, 'reload without a network, ms': null }
  await context.setOffline(true)
  const offline = await reload(context, url)
  await context.setOffline(false)
  return { 'reload, ms': cached, 'reload without a network, ms': offline }
}

/**
 * Returns the time in ms from tapping the first link to another page until that page's heading is rendered. The processor
 * is slowed down `rate` times.
 */
async function nextPage(context: BrowserContext, url: string, rate = 4): Promise<number> {
  const visit = await open(context, url, 1000, rate)
  await firstLink(visit, url).tap()
  const time = await sincePress(visit)
  await visit.page.close()
  return time
}

/** Measures the first click of a first visit: nothing of the next page is cached. */
async function firstClick(browser: Browser, url: string): Promise<number> {
  const context = await visitor(browser)
  const time = await nextPage(context, url)
  await context.close()
  return time
}

/** Measures a page once. */
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

/** The median of each figure over several runs; `null` if no run has it. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map(name => {
      const values = runs.flatMap(run => run[name] ?? [])
      return [name, values.length > 0 ? median(values) : null]
    }),
  )
