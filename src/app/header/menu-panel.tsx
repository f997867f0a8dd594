import { useEffect, useLayoutEffect, useRef } from 'react'
import type menus from '#generated/bar.json'
import { selectByEvents, selectSolution } from './select-solution.ts'

/** The prerenderer renders the panels. The browser renders an empty text in their place, and hydration keeps the elements. */
const panels = import.meta.env.SSR ? (await import('./panels.tsx')).panels : undefined

interface Props {
  id: (typeof menus)[number]['id']
  open: boolean
  /** Changes when the pointer enters the menu's button. */
  pointed: number
}

/** The panel of a menu. Clears the selection when it opens or closes, and when the pointer enters its button. */
export function MenuPanel({ id, open, pointed }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const Panel = panels?.[id]

  useEffect(() => {
    const listening = new AbortController()
    if (place.current) selectByEvents(place.current, listening.signal)
    return () => listening.abort()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either clears the selection
  useLayoutEffect(() => selectSolution(place.current), [open, pointed])

  return (
    <div
      ref={place}
      id={`menu-${id}`}
      data-panel=""
      className={`menu-panel menu-panel-${id}`}
      hidden={!open}
      suppressHydrationWarning
    >
      {Panel ? <Panel /> : ''}
    </div>
  )
}
