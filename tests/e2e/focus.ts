import { expect, type Page } from '@playwright/test'

export interface Focus {
  /** Tag, first words and index in the body; empty when nothing has the focus. */
  readonly name: string
  readonly hidden: string
}

/** Describes the focused element, and whether its outline is visible and not covered by the header or the bottom bar. */
export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: '', hidden: '' }
    const place = [...document.body.querySelectorAll('*')].indexOf(element)
    const name = `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}' at ${place}`
    const style = getComputedStyle(element)
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
      return { name, hidden: 'no outline' }
    const [box] = element.getClientRects()
    if (!box || box.width === 0 || box.height === 0) return { name, hidden: 'no size' }
    const inside = box.top > -1 && box.left >= 0 && box.right <= innerWidth && box.top < innerHeight
    if (!inside) return { name, hidden: `outside the window: ${JSON.stringify(box)}` }
    for (const bar of document.querySelectorAll('.header, .bottom-bar')) {
      const { top, bottom } = bar.getBoundingClientRect()
      if (!bar.contains(element) && !element.matches('.skip-link') && box.top < bottom && box.bottom > top)
        return { name, hidden: `under .${bar.className}` }
    }
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 10))
    const related = over && (element.contains(over) || over.contains(element))
    return { name, hidden: related ? '' : `under ${over?.outerHTML.slice(0, 80)}` }
  })

/** Returns the names of the elements that Tab must reach, in order, in the format of `focusOf`. */
export const tabStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    return all.flatMap((element, place) => {
      if (!element.matches('a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]')) return []
      if (element.matches(':disabled, [tabindex="-1"], [inert] *')) return []
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      return [`${element.tagName.toLowerCase()} '${text}' at ${place}`]
    })
  })

/** Presses a key `presses` times, or until nothing is focused. Expects a visible focus. Returns the focused elements. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<string[]> {
  const names: string[] = []
  while (names.length < presses) {
    await page.keyboard.press(key)
    const { name, hidden } = await focusOf(page)
    if (!name) break
    expect(hidden, name).toBe('')
    names.push(name)
  }
  return names
}
