import type { Page } from '@playwright/test'

/** Returns the visible lines of text without duplicates, with whitespace collapsed. */
export async function visibleLines(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText excludes hidden text
  const text = await page.evaluate(() => document.body.innerText)
  const lines = text.split('\n').map(line => line.replace(/\s+/g, ' ').trim())
  return [...new Set(lines)].filter(line => line !== '')
}

export interface Seen {
  what: string
  /** The area in the first screen, in square CSS pixels. */
  area: number
  /** The product of its opacity and that of its ancestors; 0 if it is hidden. */
  opacity: number
}

/** Returns the images and blocks of text on the first screen, the largest first. */
export function firstScreen(page: Page): Promise<Seen[]> {
  return page.evaluate(() => {
    const overlap = (from: number, to: number, end: number) => Math.max(0, Math.min(to, end) - Math.max(from, 0))
    const hasWords = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1
    const seen: Seen[] = []
    for (const element of document.body.querySelectorAll('*')) {
      const image = element instanceof HTMLImageElement
      if (!image && !hasWords(element)) continue
      const box = element.getBoundingClientRect()
      const area = overlap(box.left, box.right, innerWidth) * overlap(box.top, box.bottom, innerHeight)
      if (area === 0) continue
      const shown = element.checkVisibility({ visibilityProperty: true }) && !(image && element.naturalWidth === 0)
      const what = image ? element.currentSrc : (element.textContent ?? '').replace(/\s+/g, ' ').trim()
      seen.push({ what, area, opacity: shown ? opacity(element) : 0 })
    }
    return seen.sort((a, b) => b.area - a.area)
  })
}

/**
 * Returns every layout shift since the page was opened that did not follow recent input: its value, and the old and new
 * boxes of the elements.
 */
export function unexpectedShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const describe = ({ value, sources }: Shift) =>
      [
        value,
        ...sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName
          return `${what}: ${box(previousRect)} -> ${box(currentRect)}`
        }),
      ].join(', ')
    return new Promise<string[]>(resolve => {
      const shifts: string[] = []
      new PerformanceObserver(list => {
        const entries = list.getEntries() as Shift[]
        shifts.push(...entries.filter(({ hadRecentInput }) => !hadRecentInput).map(describe))
      }).observe({ type: 'layout-shift', buffered: true })
      // Buffered entries are delivered within two frames.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
    })
  })
}
