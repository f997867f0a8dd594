/** Focuses an element without scrolling. Returns whether it can have the focus: a link in a closed menu cannot. */
export function focusQuietly(element: HTMLElement | null | undefined) {
  if (!element) return false
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
