import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '#web/ui/when-idle.ts'

export type Panels = typeof import('./panels.ts').panels

/** The prerenderer has them at once; this line is not in the browser's build. */
const prerendered = import.meta.env.SSR ? (await import('./panels.ts')).panels : undefined

/**
 * The menus' panels as components: in the browser nothing at first. They are fetched when the page is idle, and given when
 * the visitor turns to the bar: where there is no bar, on a phone, never.
 */
export function usePanels(bar: RefObject<HTMLElement | null>): Panels | undefined {
  const [panels, setPanels] = useState(prerendered)

  useEffect(() => {
    const element = bar.current
    if (!element || panels) return
    const listening = new AbortController()
    // What cannot be had now is asked for again at the next turn to the bar.
    const load = () => import('./panels.ts').catch(() => undefined)
    const turn = () => void load().then(module => module && setPanels(module.panels))
    const cancel = whenIdle(() => {
      if (element.offsetParent) void load()
    })
    for (const intent of ['pointerenter', 'focusin'])
      element.addEventListener(intent, turn, { signal: listening.signal })
    return () => {
      cancel()
      listening.abort()
    }
  }, [bar, panels])

  return panels
}
