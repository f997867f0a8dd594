import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets `--toast-room` to the height of the notification, so that it covers neither the focused element nor the end of the page
 * (WCAG 2.4.11). Scrolls the focused element into view, now and when the focus moves: in a text field, the browser scrolls
 * only the line of the caret into view.
 */
export function useRoom(region: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(() => {
    const { current } = region
    if (!shown || !current) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--toast-room', `${current.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    const clear = () => {
      if (!current.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    clear()
    addEventListener('focusin', clear)
    return () => {
      removeEventListener('focusin', clear)
      observer.disconnect()
      style.removeProperty('--toast-room')
    }
  }, [region, shown])
}
