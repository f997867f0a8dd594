/**
 * `npm run bench`: measures the last build on a slow phone, each page beside the same page without scripts: Lighthouse (after
 * `npm install --no-save lighthouse@12`), and the time from a press to the heading of the next page. Prints the table of
 * docs/performance.md. `--runs 5` takes the median of more runs, `--pages /,/blog` measures other pages.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { filesBelow } from '#build/emit/files.ts'
import { browserArguments, findBrowser } from '../tests/browser.ts'
import { freePort } from '../tests/free-port.ts'

declare global {
  interface Window {
    /** Reports a press or a new heading to the bench; `at` in ms since 1970. */
    report(what: 'press' | 'heading', at: number): void
  }
}

/** Figures of a page by name: ms, scores from 0 to 100, or `undefined` where there is nothing to measure. */
type Figures = Record<string, number | undefined>

const defaultPages = '/,/services/web-development,/blog,/best-software-companies-in-bangladesh,/careers/apply'
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string', default: defaultPages } },
})
const runs = Number(values.runs)
const pages = values.pages.split(',')
if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: expected a number from 1`)
if (!existsSync('dist/index.html')) throw new Error('There is no dist/index.html: run `npm run build` first.')

const debuggingPort = await freePort()
const temporary = mkdtempSync(join(tmpdir(), 'bench-'))

/** Returns a folder with a copy of the build without scripts. The server compresses its pages, as their compressed files have scripts. */
function copyWithoutScripts() {
  const folder = join(temporary, 'without-scripts')
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  cpSync('data', join(folder, 'data'), { recursive: true })
  for (const path of filesBelow(join(folder, 'dist'))) {
    const file = join(folder, 'dist', path)
    if (/\.html\.(?:br|gz)$/.test(file)) rmSync(file)
    if (file.endsWith('.html'))
      writeFileSync(file, readFileSync(file, 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, ''))
  }
  return folder
}

/** Serves the build in a folder with the project's own server. */
async function serve(folder: string) {
  const port = await freePort()
  const server = spawn(process.execPath, [resolve('dist-server/serve.js')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATABASE_URL: `file:${join(temporary, `${port}.db`)}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(origin).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 100) throw new Error(`the server of ${folder} does not answer on ${origin}`)
    await sleep(100)
  }
  return { origin, close: () => server.kill() }
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)]
const medians = (all: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map(name => [name, median(all.flatMap(one => one[name] ?? []))]))

/** Runs in every document before its own scripts, so it must be self-contained. */
function watch() {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('pointerdown', () => window.report('press', now()), { capture: true })
  let heading = ''
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      const text = document.querySelector('h1')?.textContent ?? ''
      if (text && text !== heading) window.report('heading', now())
      heading = text || heading
    }),
  ).observe(document, { childList: true, characterData: true, subtree: true })
}

/** 1.6 Mbit/s down, 750 kbit/s up, a round trip of 150 ms, a processor four times slower. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
    latency: 150,
  })
}

/** Opens a page, presses its first link after two seconds, without a hover, and returns the ms until the next heading. */
async function click(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const at = { press: 0, heading: 0 }
  await page.exposeFunction('report', (what: 'press' | 'heading', time: number) => {
    at[what] = time
  })
  // The compiler adds calls of `__name`, which pages do not define.
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(watch)
  await slowDown(page)
  await page.goto(url, { waitUntil: 'load' })
  await sleep(2000)
  const { pathname } = new URL(url)
  await page.locator(`main a[href^="/"]:not([href^="${pathname}#"]):not([href="${pathname}"]):visible`).first().tap()
  for (const end = Date.now() + 20_000; !(at.press > 0 && at.heading > at.press); await sleep(20))
    if (Date.now() > end) throw new Error(`${url}: no heading within 20 s of a press`)
  await page.close()
  return at.heading - at.press
}

/** Measures the first click of a first visit, and a click when everything has been fetched. */
async function clicks(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const first = await click(context, url)
  const warm = await click(context, url)
  await context.close()
  return { 'first click, ms': first, 'warm click, ms': warm }
}

const metrics = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'total-blocking-time': 'blocking, ms',
  'cumulative-layout-shift': 'layout shift',
} as const

/** The part of Lighthouse that is used. */
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<
  | {
      lhr: {
        categories: Record<string, { title: string; score: number | null }>
        audits: Record<string, { numericValue?: number }>
      }
    }
  | undefined
>

/** Lighthouse is not a dependency: it is used when it is installed. */
const name = 'lighthouse'
const lighthouse = await import(name).then(
  module => (module as { default: Lighthouse }).default,
  () => console.log('Lighthouse is not installed: `npm install --no-save lighthouse@12` adds its figures.'),
)

async function audit(url: string): Promise<Figures> {
  const result = await lighthouse?.(url, { port: debuggingPort, output: 'json', logLevel: 'error' })
  if (!result) return {}
  const { audits, categories } = result.lhr
  return {
    ...Object.fromEntries(Object.entries(metrics).map(([id, title]) => [title, audits[id]?.numericValue])),
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, (score ?? 0) * 100])),
  }
}

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
})
const sites = [await serve('.'), await serve(copyWithoutScripts())]
const columns: Record<string, string>[] = []
for (const page of pages) {
  const measured: Figures[][] = sites.map(() => [])
  for (let run = 0; run < runs; run += 1)
    for (const [index, { origin }] of sites.entries())
      measured[index]?.push({ ...(await audit(origin + page)), ...(await clicks(browser, origin + page)) })
  const [site = {}, bare = {}] = measured.map(medians)
  const format = (value = Number.NaN) => (value >= 1 ? Math.round(value) : +value.toFixed(3))
  columns.push(
    Object.fromEntries(Object.keys(site).map(figure => [figure, `${format(site[figure])} / ${format(bare[figure])}`])),
  )
  console.log(`measured ${page}`)
}
for (const { close } of sites) close()
await browser.close()
rmSync(temporary, { recursive: true })

console.log(`\nEach page / the same page without scripts; median of ${runs}\n`)
console.log(`| | ${pages.join(' | ')} |\n|---|${pages.map(() => '---:|').join('')}`)
for (const figure of Object.keys(columns[0] ?? {}))
  console.log(`| ${figure} | ${columns.map(column => column[figure]).join(' | ')} |`)
