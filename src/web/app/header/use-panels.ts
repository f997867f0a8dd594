import { type RefObject, useEffect, useState } from 'react'

/** The panels, and what lets them take over their places. */
export type Panels = typeof import('./panels.ts')

/** The prerenderer has them at once; this line is not in the browser's build. */
const prerendered = import.meta.env.SSR ? await import('./panels.ts') : undefined

/**
 * The menus' panels as components: in the browser nothing at first. They are fetched when the visitor turns to the bar: the
 * pointer or the focus is in it before a menu is pressed.
 */
export function usePanels(bar: RefObject<HTMLElement | null>): Panels | undefined {
  const [panels, setPanels] = useState(prerendered)

  useEffect(() => {
    const element = bar.current
    if (!element || panels) return
    const listening = new AbortController()
    // What cannot be had now is asked for again at the next turn to the bar.
    const turn = () => void import('./panels.ts').then(setPanels, () => undefined)
    for (const intent of ['pointerenter', 'focusin'])
      element.addEventListener(intent, turn, { signal: listening.signal })
    return () => listening.abort()
  }, [bar, panels])

  return panels
}
