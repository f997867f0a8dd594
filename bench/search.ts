/**
 * `npm run bench:search`: how long after a key the search shows its results, on a processor four times slower, with its index
 * loaded: what the page's thread works for each key, times four, whatever else the machine does. Needs `dist/`.
 */
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { serve } from './server.ts'
import { table } from './table.ts'

/** What is typed, key by key: short beginnings find much, slips look at every word. */
const typed = ['pos', 'backup', 'salesfroce', 'machine learning salary', 'জমা দিন']
/** Milliseconds that results may take after a key. */
const aim = 50
const slower = 4

const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
const site = await serve({ floor: false })
// Without the worker, whose saving would be counted.
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
const page = await context.newPage()
await page.goto(`${site.origin}/about`)
await page.waitForLoadState('networkidle')
await page.keyboard.press('Control+k')
const box = page.getByRole('combobox')
await box.waitFor()
await box.fill('index')
await page.getByRole('group', { name: 'Best answers' }).waitFor()

const session = await page.context().newCDPSession(page)
await session.send('Performance.enable', { timeDomain: 'threadTicks' })

/** Milliseconds that the page's thread has worked so far. */
async function worked(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Resolves when what has changed is drawn. */
const drawn = () => page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))

const lines: string[][] = []
const all: number[] = []
for (const text of typed) {
  await box.fill('')
  const own: number[] = []
  for (const key of text) {
    await drawn()
    const before = await worked()
    await page.keyboard.insertText(key)
    await drawn()
    own.push(((await worked()) - before) * slower)
  }
  all.push(...own)
  lines.push([text, own.map(Math.round).join(' ')])
}
await browser.close()
site.close()

const sorted = all.sort((a, b) => a - b)
const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
const above = sorted.filter(time => time > aim).length
console.log(table(['typed', 'ms after each key'], lines))
console.log(`\nmedian ${median} ms, ${above} of ${sorted.length} keys above ${aim} ms`)
