/** What the observer has recorded so far; times are ms since the start of the navigation. */
interface Observed {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** Start and length of each task over 50 ms. */
  longTasks: [start: number, length: number][]
  /** When the load event, a response or a long task was last seen. */
  lastActivity: number
}

declare global {
  interface Window {
    observed: Observed
    /** Reports to the bench across navigations; `at` in ms since 1970. */
    report(what: 'press' | 'heading', at: number): void
  }
}

/** Runs in every document before its own scripts, so it must be self-contained. */
export function observe() {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [], lastActivity: 0 }
  window.observed = observed
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true })
  const active = (at: number) => {
    observed.lastActivity = Math.max(observed.lastActivity, at)
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) observed.layoutShift += value
  })
  watch('longtask', ({ startTime, duration }) => {
    observed.longTasks.push([startTime, duration])
    active(startTime + duration)
  })
  watch('resource', entry => active((entry as PerformanceResourceTiming).responseEnd))
  addEventListener('load', () => active(performance.now()))

  const now = () => performance.timeOrigin + performance.now()
  addEventListener('pointerdown', () => window.report('press', now()), { capture: true })
  let heading = ''
  const look = () => {
    const text = document.querySelector('h1')?.textContent ?? ''
    if (text && text !== heading) window.report('heading', now())
    heading = text || heading
  }
  // Looks once per frame, and only after a change, so that observing costs the page little time.
  let waiting = false
  new MutationObserver(() => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      look()
    })
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
