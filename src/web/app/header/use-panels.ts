import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#web/ui/when-idle.ts'

export type Panels = typeof import('./panels.ts').panels

/** The prerenderer has them at once; this line is not in the browser's build. */
const prerendered = import.meta.env.SSR ? (await import('./panels.ts')).panels : undefined

/**
 * The menus' panels as components: in the browser nothing at first, while they stand in the HTML as they were prerendered,
 * with links that work. They load when the page is idle, and take over when the visitor turns to the bar: where there is no
 * bar, on a phone, never.
 */
export function usePanels(bar: RefObject<HTMLElement | null>): Panels | undefined {
  const [panels, setPanels] = useState(prerendered)

  useEffect(() => {
    const element = bar.current
    if (!element) return
    const listening = new AbortController()
    const takeOver = (loaded: Panels) => {
      listening.abort()
      // The same links and buttons take the place of those in the HTML: the one with the focus hands it over.
      const focused = document.activeElement
      const panel = focused?.closest('[data-panel]')
      const controls = () => [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = focused instanceof HTMLElement ? controls().indexOf(focused) : -1
      flushSync(() => setPanels(loaded))
      controls()[at]?.focus()
    }
    // What cannot be had now is asked for again at the next turn to the bar.
    const load = () => import('./panels.ts').catch(() => undefined)
    const turn = () => void load().then(module => module && takeOver(module.panels))
    const cancel = whenIdle(() => {
      if (element.offsetParent) void load()
    })
    for (const intent of ['pointerenter', 'focusin'])
      element.addEventListener(intent, turn, { signal: listening.signal })
    return () => {
      cancel()
      listening.abort()
    }
  }, [bar])

  return panels
}
