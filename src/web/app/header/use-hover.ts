import { type RefObject, useEffect } from 'react'

/** How long the pointer may be outside before a menu closes, in milliseconds: corners are cut on the way to a link. */
const leaveDelay = 150

interface Hovering {
  /** The pointer has entered a menu. */
  enter: (menu: string) => void
  /** It has left all of them for a while. */
  leave: () => void
}

/**
 * The mouse over a bar of menus, each marked by `data-menu`. Not by React's own events: between the panels and the bar,
 * which are two roots, they tell of leaving what is not left.
 */
export function useHover(bar: RefObject<HTMLElement | null>, { enter, leave }: Hovering) {
  useEffect(() => {
    const { current } = bar
    let leaving: ReturnType<typeof setTimeout> | undefined
    const onLeave = ({ pointerType }: PointerEvent) => {
      clearTimeout(leaving)
      if (pointerType === 'mouse') leaving = setTimeout(leave, leaveDelay)
    }
    const onOver = (event: PointerEvent) => {
      const { target, relatedTarget, pointerType } = event
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      const menu = target.closest<HTMLElement>('[data-menu]')
      if (!menu?.dataset.menu) return onLeave(event)
      clearTimeout(leaving)
      const within = relatedTarget instanceof Node && menu.contains(relatedTarget)
      if (!within) enter(menu.dataset.menu)
    }
    // The pointer may have entered before there was a listener.
    const under = current?.querySelector<HTMLElement>('[data-menu]:hover')?.dataset.menu
    if (under) enter(under)
    current?.addEventListener('pointerover', onOver)
    current?.addEventListener('pointerleave', onLeave)
    return () => {
      clearTimeout(leaving)
      current?.removeEventListener('pointerover', onOver)
      current?.removeEventListener('pointerleave', onLeave)
    }
  }, [bar, enter, leave])
}
