import shell from '#content/texts/shell.json' with { type: 'json' }
import './toasts.css'
import { useEffect, useRef, useState } from 'react'
import { toastShown } from './toast-shown.ts'

/**
 * Where notifications appear. The two live regions are in the page from the start, because a region that arrives
 * together with its text is not read out; what fills them loads with the first notification.
 * F8 moves focus here, Escape closes what is shown; when a notification is closed with the focus in it, the focus goes back to where it came from.
 */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  const [Toasts, setToasts] = useState<typeof import('./toasts.tsx').Toasts>()

  useEffect(() => {
    // What cannot be had now is asked for again with the next notification.
    const load = () => void import('./toasts.tsx').then(module => setToasts(() => module.Toasts)).catch(() => undefined)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement
      region.current?.focus()
    }
    addEventListener(toastShown, load)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener(toastShown, load)
      removeEventListener('keydown', onKey)
    }
  }, [])

  return (
    <section ref={region} className="toast-region" aria-label={shell.notifications} tabIndex={-1}>
      <div ref={status} role="status" />
      <div ref={alert} role="alert" />
      {Toasts && <Toasts region={region} status={status} alert={alert} cameFrom={cameFrom} />}
    </section>
  )
}
