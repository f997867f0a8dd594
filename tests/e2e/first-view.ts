import type { Page } from '@playwright/test'

/** The lines of text that a visitor can see, each once, whitespace collapsed. */
export async function visibleLines(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is not shown
  const text = await page.evaluate(() => document.body.innerText)
  const lines = text.split('\n').map(line => line.replace(/\s+/g, ' ').trim())
  return [...new Set(lines)].filter(line => line !== '')
}

/** An image or a block of text, and how well it can be seen. */
export interface Seen {
  /** The image's address, or the text. */
  what: string
  /** CSS pixels squared within the first screen. */
  area: number
  /** Its opacity and that of everything around it, multiplied; 0 where it is hidden. */
  opacity: number
}

/** Every image and every block of text that takes room on the first screen, the largest first. */
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
 * Every layout shift since the page was opened that no tap or key just before explains: how much, and what moved from where
 * to where.
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
      // Entries of the past are delivered before the frame after the next.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
    })
  })
}
