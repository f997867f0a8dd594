import { useEffect, useLayoutEffect, useRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
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

/** What the visitor did to a panel that could not answer yet: pressed a button, or came to rest on something. */
function catchUp(place: Element, pressed: HTMLElement | undefined) {
  pressed?.click()
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
  const pressed = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      if (target instanceof Element) pressed.current = target.closest('button') ?? undefined
    }
    const { current } = place
    current?.addEventListener('click', note)
    return () => current?.removeEventListener('click', note)
  }, [])

  useLayoutEffect(() => {
    const { current } = place
    if (!open) pressed.current = undefined
    if (ordinary || !Panel || !current || !(open || root.current)) return
    const panel = <Panel visit={visit} />
    if (root.current) return root.current.render(panel)
    root.current = hydrateRoot(current, panel)
    // Not while the page's root is still at work.
    queueMicrotask(() => catchUp(current, pressed.current))
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
