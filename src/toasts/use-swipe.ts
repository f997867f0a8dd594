import { type PointerEvent, useRef } from 'react'

/** Pixels to the right after which a release dismisses (docs/specification/everywhere.md#toasts). */
const threshold = 50

/** Pointer handlers that dismiss a toast with a swipe to the right. */
export function useSwipe(dismiss: () => void) {
  const start = useRef<number | null>(null)

  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    event.currentTarget.style.transform = distance > 0 ? `translateX(${distance}px)` : ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a'))) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) move(event, event.clientX - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return
      const distance = event.clientX - start.current
      start.current = null
      if (distance >= threshold) dismiss()
      else move(event, 0)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null
      move(event, 0)
    },
  }
}
