import type { Page } from '@playwright/test'

/**
 * Returns what looks broken in the main part of the page at its present width, one line each: content wider than the window,
 * text outside its box, grids with an empty column or an empty end of a row, headings and lists without content.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const faults: string[] = []
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').slice(0, 40)} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const holds = (element: Element) =>
      Boolean(
        element.textContent?.trim() || element.matches('img, svg') || element.querySelector('img, svg, input, iframe'),
      )
    const scrolls = (element: Element) => {
      const row = element.closest('.swipe')
      if (row && getComputedStyle(row).overflowX === 'auto') return true
      return Boolean(element.closest('.sr-only, [role=tablist], [role=region], pre, .carousel-slides, svg'))
    }

    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`)

    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text
      if (!parentElement || !text.textContent?.trim() || !isShown(parentElement) || scrolls(parentElement)) continue
      const box = parentElement.closest('a, button, li, dd, dt, td, th, p, figure, h1, h2, h3, summary, main')
      if (!box || getComputedStyle(box).display === 'inline') continue
      // The last breadcrumb ends with an ellipsis. The heading below repeats it.
      if (box.matches('nav [aria-current=page]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const around = box.getBoundingClientRect()
      // Skips visually hidden text: table headings on a phone, and text that is clipped to a pixel.
      if ([around, parentElement.getBoundingClientRect()].some(({ width, height }) => width <= 1 || height <= 1))
        continue
      // Glyphs of large type may extend beyond the line.
      const spare = 2 + 0.25 * Number.parseFloat(getComputedStyle(box).fontSize)
      const outside = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 0 &&
          (left < Math.max(around.left, 0) - 2 ||
            right > Math.min(around.right, innerWidth) + 2 ||
            top < around.top - spare ||
            bottom > around.bottom + spare),
      )
      if (outside) faults.push(`text outside its box: ${nameOf(box)}`)
    }

    /** Returns the items of a grid. Elements with `display: contents` are replaced by their children. */
    const itemsOf = (grid: Element): Element[] =>
      [...grid.children].flatMap(child => (getComputedStyle(child).display === 'contents' ? itemsOf(child) : child))
    for (const grid of main.querySelectorAll('*')) {
      const style = getComputedStyle(grid)
      // The heading of a column may be visually hidden; the rows below fill the column.
      if (style.display !== 'grid' || !isShown(grid) || grid.matches('thead tr')) continue
      const tracks = style.gridTemplateColumns
        .split(' ')
        .map(Number.parseFloat)
        .filter(width => width > 0)
      const children = itemsOf(grid).filter(
        child => isShown(child) && holds(child) && getComputedStyle(child).position !== 'absolute',
      )
      if (tracks.length < 2 || children.length === 0 || style.justifyContent === 'center') continue
      const boxes = children.map(child => child.getBoundingClientRect())
      const { left, right } = grid.getBoundingClientRect()
      const gap = Number.parseFloat(style.columnGap) || 0
      let start = left + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth)
      for (const [at, width] of tracks.entries()) {
        const middle = start + width / 2
        if (!boxes.some(box => box.left <= middle && box.right >= middle))
          faults.push(`column ${at + 1} is empty: ${nameOf(grid)}`)
        start += width + gap
      }
      if (!/^(UL|OL|DL)$/.test(grid.tagName) || style.gridAutoFlow.startsWith('column')) continue
      const last = Math.max(...boxes.map(({ top }) => Math.round(top)))
      const end = Math.max(...boxes.filter(({ top }) => Math.round(top) === last).map(box => box.right))
      if (end < right - Number.parseFloat(style.paddingRight) - 8)
        faults.push(`the last row is not full: ${nameOf(grid)}`)
    }

    for (const element of main.querySelectorAll('ul, ol, dl, table, section, p, h1, h2, h3, h4, figure, nav')) {
      if (element.getAttribute('role') === 'status') continue
      if (!holds(element) && element.getBoundingClientRect().height > 0) faults.push(`empty: ${nameOf(element)}`)
      if (
        /^(UL|OL|DL)$/.test(element.tagName) &&
        element.children.length === 0 &&
        isShown(element) &&
        element.getBoundingClientRect().height > 0
      )
        faults.push(`a list without entries: ${nameOf(element)}`)
    }

    let open: Element[] = []
    const contents = document.createTreeWalker(main, NodeFilter.SHOW_ALL)
    const levelOf = (heading: Element) => Number(heading.tagName.slice(1))
    for (let node = contents.nextNode(); node; node = contents.nextNode()) {
      if (node instanceof Element && /^H[1-6]$/.test(node.tagName)) {
        const heading = node
        for (const other of open.filter(other => levelOf(other) >= levelOf(heading)))
          faults.push(`a heading without content: ${nameOf(other)}`)
        open = open.filter(other => levelOf(other) < levelOf(heading))
        open.push(heading)
      } else if (
        node instanceof Element
          ? /^(IMG|INPUT|IFRAME|TEXTAREA|SELECT)$/i.test(node.tagName)
          : node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
      ) {
        if (!node.parentElement?.closest('h1, h2, h3, h4, h5, h6')) open = []
      }
    }
    faults.push(...open.map(heading => `a heading without content: ${nameOf(heading)}`))
    return [...new Set(faults)]
  })
