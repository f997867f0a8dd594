import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { controlsIn } from './controls.ts'
import type { Panels } from './use-panels.ts'

/** The prerenderer writes the panel, and in development, where nothing is prerendered, it is a child as any other. */
const ordinary = import.meta.env.SSR || import.meta.env.DEV

interface Props {
  id: keyof Panels
  Panel: Panels[keyof Panels] | undefined
  open: boolean
  /** Another one whenever the menu starts anew. */
  visit: string
}

/** What the visitor did in a panel that could not answer yet: pressed a button, and then Tab, forwards or back. */
interface Early {
  readonly button: HTMLElement
  tabs: number
}

/** Does what the visitor wanted before, and what the pointer rests on. */
function catchUp(place: Element, early: Early | undefined) {
  if (early) {
    const { button, tabs } = early
    flushSync(() => button.click())
    const controls = controlsIn(place)
    if (tabs !== 0) controls[controls.indexOf(button) + tabs]?.focus()
  }
  const under = [...place.querySelectorAll(':hover')].at(-1)
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

/**
 * The place of a menu's panel. The panel stands in it as it was prerendered, with links that work, until its component has
 * come and the menu is opened: then a React root of its own takes over the same elements. For the page's root the place is
 * a text that it leaves alone, so that nothing of the panel is hydrated before.
 */
export function PanelPlace({ id, Panel, open, visit }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>(undefined)
  const early = useRef<Early>(undefined)

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('button')
      if (button) early.current = { button, tabs: 0 }
    }
    const onKey = ({ key, shiftKey }: KeyboardEvent) => {
      if (key === 'Tab' && early.current) early.current.tabs += shiftKey ? -1 : 1
    }
    const { current } = place
    current?.addEventListener('click', onClick)
    current?.addEventListener('keydown', onKey)
    return () => {
      current?.removeEventListener('click', onClick)
      current?.removeEventListener('keydown', onKey)
    }
  }, [])

  useLayoutEffect(() => {
    const { current } = place
    if (!open) early.current = undefined
    if (ordinary || !Panel || !current || !(open || root.current)) return
    const panel = <Panel visit={visit} />
    if (root.current) return root.current.render(panel)
    root.current = hydrateRoot(current, panel)
    // Not while the page's root is still at work.
    queueMicrotask(() => catchUp(current, early.current))
  }, [Panel, open, visit])

  return (
    <div
      ref={place}
      id={`menu-${id}`}
      data-panel=""
      className={`menu-panel menu-panel-${id}`}
      hidden={!open}
      suppressHydrationWarning
    >
      {ordinary ? Panel && <Panel visit={visit} /> : ''}
    </div>
  )
}
