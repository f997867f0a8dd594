const visible = (element: HTMLElement) => element.offsetParent !== null

/** The links and buttons of a panel that can be seen, in order. */
export const controlsIn = (panel: Element | null | undefined) =>
  [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(visible)

/** Moves the focus among elements by an arrow key, Home or End; returns whether the key was one of these. */
export function moveFocus(elements: HTMLElement[], key: string, [next, previous]: readonly [string, string]) {
  const at = elements.indexOf(document.activeElement as HTMLElement)
  const count = elements.length
  const to = { [next]: (at + 1) % count, [previous]: (at - 1 + count) % count, Home: 0, End: count - 1 }[key]
  if (to === undefined || count === 0) return false
  elements[to]?.focus()
  return true
}
