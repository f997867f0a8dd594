import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the page how high the notification is, in `--toast-room`: what takes the focus scrolls clear of it, the end of the
 * page too (WCAG 2.4.11). What has the focus already is moved, and so is a text field that takes it: of that the browser
 * shows the line of the caret alone.
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
