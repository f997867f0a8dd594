/** Shows or hides the content that a menu row discloses, and marks the row. */
function disclose(entry: Element, selected: boolean) {
  const row = entry.querySelector('.menu-row')
  row?.toggleAttribute('data-selected', selected)
  if (row?.hasAttribute('aria-expanded')) row.setAttribute('aria-expanded', String(selected))
  entry.lastElementChild?.toggleAttribute('hidden', !selected)
}

/**
 * Selects a category in the panel of solutions, or an item and its category. Without a row, clears the selection. React
 * does not hydrate the panel, which has a hundred links and no other state.
 */
export function selectSolution(panel: Element | null, row?: Element | null) {
  const category = row?.closest('.menu-category')
  const item = row?.closest('.menu-solution')
  for (const entry of panel?.querySelectorAll('.menu-category') ?? []) {
    disclose(entry, entry === category)
    entry.querySelector('.menu-about')?.toggleAttribute('hidden', Boolean(item))
  }
  for (const entry of panel?.querySelectorAll('.menu-solution') ?? []) disclose(entry, entry === item)
  panel?.querySelector('.menu-welcome')?.toggleAttribute('hidden', Boolean(category))
}

/** Milliseconds for which a pointer on its way to an open pane may rest on another row. */
const patience = 250
/** Milliseconds of a pointer's way that tell its direction. */
const memory = 120

interface Point {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Whether a way leads to a pane on its right: it stays between the lines to the two corners. */
function leadsTo({ left, top, bottom }: DOMRect, from: Point, to: Point) {
  const slope = (y: number) => (y - from.y) / (left - from.x)
  const way = (to.y - from.y) / (to.x - from.x)
  return to.x > from.x && to.x < left && way >= slope(top) && way <= slope(bottom)
}

/** The pane that the rows beside this one have opened. */
const openPane = (row: Element) =>
  row.closest('ul')?.querySelector(':scope > li > [data-selected]')?.parentElement?.lastElementChild

/** Whether a row is the last one that was selected. */
const isSelected = (row: Element) => {
  const entry = row.closest('.menu-solution, .menu-category')
  return entry?.querySelector('[data-selected]') != null && !entry.querySelector('.menu-solution [data-selected]')
}

/** Selects the row under a mouse, but not the rows that it crosses on its way to the pane that is open. */
function selectByPointer(panel: HTMLElement, signal: AbortSignal) {
  let way: Point[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const select = (row: Element) => {
    clearTimeout(timer)
    const [from, to, pane] = [way[0], way.at(-1), openPane(row)]
    if (!(from && to && pane && leadsTo(pane.getBoundingClientRect(), from, to))) return selectSolution(panel, row)
    timer = setTimeout(() => selectSolution(panel, row), patience)
  }
  const onMove = ({ target, pointerType, clientX, clientY, timeStamp }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    way = [...way.filter(({ time }) => timeStamp - time < memory), { x: clientX, y: clientY, time: timeStamp }]
    const row = target instanceof Element && target.closest('.menu-category > button, .menu-solution')
    if (row && !isSelected(row)) select(row)
    else clearTimeout(timer)
  }
  panel.addEventListener('pointermove', onMove, { signal })
  panel.addEventListener('pointerleave', () => clearTimeout(timer), { signal })
}

/** Selects the row that the visitor points at with a mouse, clicks or focuses in the panel, until the signal aborts. */
export function selectByEvents(panel: HTMLElement, signal: AbortSignal) {
  const select = (event: Event, rows: string) => {
    const row = event.target instanceof Element && event.target.closest(rows)
    if (row) selectSolution(panel, row)
  }
  selectByPointer(panel, signal)
  // A click on the selected category keeps its item.
  panel.addEventListener('click', event => select(event, 'button:not(.menu-category > [data-selected])'), { signal })
  panel.addEventListener('focusin', event => select(event, 'a.menu-row'), { signal })
}
