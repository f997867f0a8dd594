import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Root } from 'react-dom/client'
import type { Early } from './take-over.ts'
import type { Panels } from './use-panels.ts'

/** On the server the panel is a child as any other. */
const ordinary = import.meta.env.SSR

interface Props {
  id: keyof Panels['panels']
  /** Undefined until they have loaded. */
  panels: Panels | undefined
  open: boolean
  /** Another one whenever the menu starts anew. */
  visit: string
}

/**
 * The place of a menu's panel. It holds the panel as it was prerendered, with links that work, until its component has
 * loaded and the menu is opened: then a React root of its own takes over the same elements. For the page's root the place is
 * a text that it leaves alone, so that nothing of the panel is hydrated before.
 */
export function PanelPlace({ id, panels, open, visit }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>(undefined)
  const early = useRef<Early>(undefined)
  const Panel = panels?.panels[id]

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
    if (ordinary || !panels || !Panel || !current || !(open || root.current)) return
    const panel = <Panel visit={visit} />
    if (root.current) root.current.render(panel)
    else root.current = panels.takeOver(current, panel, () => early.current)
  }, [panels, Panel, open, visit])

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
