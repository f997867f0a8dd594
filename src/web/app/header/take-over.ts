import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { controlsIn } from './controls.ts'

/** What the visitor did in a panel that could not answer yet: pressed a button, and then Tab, forwards or back. */
export interface Early {
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

/** Lets a React root take over the panel that was prerendered in a place. */
export function takeOver(place: Element, panel: ReactNode, early: () => Early | undefined): Root {
  const root = hydrateRoot(place, panel)
  // Not while the page's root is still at work.
  queueMicrotask(() => catchUp(place, early()))
  return root
}
