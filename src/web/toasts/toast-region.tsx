import shell from '#content/texts/shell.json' with { type: 'json' }
import './toasts.css'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Toasts } from './toasts.tsx'

/** What shows the notifications, once there has been one. An object, because an atom would call a function. */
export const toastsAtom = atom<{ readonly Toasts?: typeof Toasts }>({})

/**
 * Where notifications appear. The two live regions are in the page from the start, because a region that arrives together
 * with its text is not read out. F8 moves the focus here; when a notification is closed with the focus in it, the focus
 * returns to where it came from.
 */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  const { Toasts } = useAtomValue(toastsAtom)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement
      region.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <section ref={region} className="toast-region" aria-label={shell.notifications} tabIndex={-1}>
      <div ref={status} role="status" />
      <div ref={alert} role="alert" />
      {Toasts && <Toasts region={region} status={status} alert={alert} cameFrom={cameFrom} />}
    </section>
  )
}
