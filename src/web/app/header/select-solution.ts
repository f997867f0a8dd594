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

/** Selects the row that the visitor hovers with a mouse, clicks or focuses in the panel, until the signal aborts. */
export function selectByEvents(panel: HTMLElement, signal: AbortSignal) {
  const select = (event: Event, rows: string) => {
    const row = event.target instanceof Element && event.target.closest(rows)
    if (row) selectSolution(panel, row)
  }
  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') select(event, '.menu-category > button, .menu-solution')
  }
  panel.addEventListener('pointerover', onOver, { signal })
  // A click on the selected category keeps its item.
  panel.addEventListener('click', event => select(event, 'button:not(.menu-category > [data-selected])'), { signal })
  panel.addEventListener('focusin', event => select(event, 'a.menu-row'), { signal })
}
