/**
 * `npm run bench -- search`: the time from a key press to the first results, with the index loaded, on a processor four times
 * slower. It is the CPU time of the main thread from the key to the next frame, times four, so that other load on the machine
 * does not count. Needs `dist/`.
 */
import { median } from './measure.ts'
import { serve } from './server.ts'
import { launch } from './visit.ts'

/** Typed key by key: short prefixes have many results, and misspellings are compared with every word. */
const typed = ['pos', 'backup', 'salesfroce', 'machine learning salary', 'জমা দিন']
/** Milliseconds that the first results may take after a key. */
const aim = 50
const slower = 4

/** An event of a trace: start, duration, and the CPU time of its thread within that, in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } }
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** CPU time of the main thread for each `input` event, up to the next frame, in milliseconds. */
function worked(events: readonly TraceEvent[]) {
  const inputs = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input')
  return inputs.map(input => {
    const own = events.filter(({ pid, tid }) => pid === input.pid && tid === input.tid)
    const frame = own.find(event => event.name === 'Layerize' && event.ts > endOf(input))
    if (!frame) throw new Error('The trace has a key without a frame after it.')
    return own
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .filter(task => endOf(task) > input.ts && task.ts < endOf(frame))
      .reduce((total, { tdur = 0 }) => total + (tdur / 1000) * slower, 0)
  })
}

const browser = await launch()
const site = await serve({ floor: false })
// Without the service worker: its work would be counted.
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
const page = await context.newPage()
await page.goto(`${site.origin}/about`)
await page.waitForLoadState('networkidle')
const index = page.waitForResponse(/\/search-[\da-f]+\.json$/)
await page.keyboard.press('Control+k')
const box = page.getByRole('combobox')
await box.waitFor()
await (await index).finished()
await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))

/** Resolves when all pending changes are painted. */
const drawn = () =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Types a text key by key. */
async function measure(text: string) {
  await box.fill('')
  await drawn()
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline.layers'],
  })
  for (const key of text) {
    await page.keyboard.insertText(key)
    await drawn()
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  return worked([...trace.traceEvents].sort((a, b) => a.ts - b.ts))
}

const all: number[] = []
for (const text of typed) {
  const times = await measure(text)
  all.push(...times)
  console.log(`${text}: ${times.map(Math.round).join(' ')} ms by key`)
}
await browser.close()
site.close()

const above = all.filter(time => time > aim).length
console.log(
  `median ${Math.round(median(all))} ms, longest ${Math.round(Math.max(...all))}, ${above} of ${all.length} keys above ${aim} ms`,
)
