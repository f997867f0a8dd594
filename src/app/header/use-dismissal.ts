import { type RefObject, useEffect } from 'react'

/**
 * Closes an open menu on a press outside the bar, on a click on a link in it, and on Escape. Escape also closes a menu that
 * was opened by hovering (WCAG 1.4.13), and moves the focus from a panel back to its button.
 */
export function useDismissal(bar: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const inBar = (target: unknown) => target instanceof Node && bar.current?.contains(target)
    const onPress = ({ target }: PointerEvent) => {
      if (!inBar(target)) close()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (inBar(target) && target instanceof Element && target.closest('a')) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      bar.current?.querySelector<HTMLElement>('[data-menu]:focus-within > [data-top]')?.focus()
    }
    addEventListener('pointerdown', onPress)
    addEventListener('click', onClick)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('click', onClick)
      removeEventListener('keydown', onKey)
    }
  }, [bar, open, close])
}
