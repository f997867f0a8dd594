/**
 * Gives the focus back to what had it before a dialog opened, or to the header's search button where that is gone, such as
 * the entry of a menu that has closed. The library remembers only what had the focus after it had loaded.
 */
export function giveFocusBack(to: Element | null) {
  const isSeen = to instanceof HTMLElement && to !== document.body && to.checkVisibility()
  const target = isSeen ? to : document.querySelector<HTMLElement>('.search-button')
  target?.focus({ preventScroll: true })
}
