import type { Browser } from '@playwright/test'
import { median } from './measure.ts'
import { type Served, serve } from './server.ts'
import { slowLink } from './slow-link.ts'
import { firstLink, openBehindLink, sincePress, visitor } from './visit.ts'

/** Seconds after the load of a first visit. */
const delays = [1, 2, 3, 5, 8] as const

/** The highest allowed ratio to a click without scripts: when the next page had been fetched before, and when not. */
const aims = { fetched: 0.5, new: 0.9 } as const

interface Click {
  /** From the press to the next page's heading, ms. */
  readonly time: number
  /** Whether the next page had been fetched before the press. */
  readonly state: keyof typeof aims
}

interface Place {
  readonly served: Served
  readonly origin: string
}

/** Measures the first click of a first visit, on a phone behind a slow link that the page and its worker share. */
async function click(browser: Browser, { served, origin }: Place, path: string, delay: number): Promise<Click> {
  const context = await visitor(browser)
  const visit = await openBehindLink(context, origin + path)
  const link = firstLink(visit, origin + path)
  const target = new URL((await link.getAttribute('href')) ?? '', origin).pathname
  await visit.page.waitForTimeout(delay * 1000)
  const state = served.asked.includes(target) ? 'fetched' : 'new'
  await link.tap()
  const time = await sincePress(visit)
  await context.close()
  served.asked.length = 0
  return { time, state }
}

/** Measures first clicks with and without scripts. Returns a row for each delay, and the missed aims. */
export async function firstClicks(browser: Browser, path: string, runs: number) {
  const places = await Promise.all(
    [false, true].map(async floor => {
      const served = await serve({ floor })
      const link = await slowLink(Number(new URL(served.origin).port))
      const close = () => {
        link.close()
        served.close()
      }
      return { served, origin: link.origin, close }
    }),
  )
  const [site, floor] = places
  if (!site || !floor) throw new Error('there are two sites')
  const rows: string[][] = []
  const missed: string[] = []
  for (const delay of delays) {
    const [own, bare]: [Click[], Click[]] = [[], []]
    for (let run = 0; run < runs; run += 1) {
      own.push(await click(browser, site, path, delay))
      bare.push(await click(browser, floor, path, delay))
    }
    const [time, base] = [own, bare].map(clicks => median(clicks.map(one => one.time))) as [number, number]
    const state = own.every(one => one.state === 'fetched') ? 'fetched' : 'new'
    const ratio = time / base
    rows.push([path, `${delay} s`, state, `${Math.round(time)} / ${Math.round(base)}`, ratio.toFixed(2)])
    if (ratio > aims[state])
      missed.push(
        `${path}: the click after ${delay} s takes ${ratio.toFixed(2)} of the floor; the aim is ${aims[state]}`,
      )
  }
  for (const { close } of places) close()
  return { rows, missed }
}
