import { type RefObject, useEffect } from 'react'

/**
 * What closes an open menu from anywhere: a press beside the bar, a click on a link in it, and Escape, which also closes what
 * only hovering has opened (WCAG 1.4.13) and takes the focus from a panel back to its button.
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
