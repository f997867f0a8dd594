import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Root } from 'react-dom/client'
import { controlsIn } from './controls.ts'
import type { Early } from './take-over.ts'
import type { Panels } from './use-panels.ts'

/** On the server the panel is a child as any other. */
const ordinary = import.meta.env.SSR

/** How many links and buttons a category's button discloses, before one of them is chosen. */
const stopsBehind = (button: HTMLElement) =>
  button.nextElementSibling?.querySelectorAll(':scope > li > :is(a, button)').length ?? 0

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
    const { current } = place
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !early.current) return
      early.current.tabs += event.shiftKey ? -1 : 1
      // The stops that the button will show come before the end of the panel; focus that leaves would close the menu.
      const atEnd = !event.shiftKey && event.target === controlsIn(current).at(-1)
      if (atEnd && early.current.tabs <= stopsBehind(early.current.button)) event.preventDefault()
    }
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
