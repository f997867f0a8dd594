import shell from '#generated/texts/shell.json' with { type: 'json' }
import './toasts.css'
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Toasts } from './toasts.tsx'

/** The component of notifications, once loaded. It is wrapped in an object, because an atom would call a function. */
export const toastsAtom = atom<{ readonly Toasts?: typeof Toasts }>({})

/** The region in an open dialog, which makes the rest of the page inert. */
export const dialogRegionAtom = atom<HTMLElement | null>(null)

const setDialogRegion = (region: HTMLElement | null) => getDefaultStore().set(dialogRegionAtom, region)

/** The region of notifications in a dialog, in place of that of the page. It is no second landmark of the same name. */
export const DialogToasts = () => (
  <div ref={setDialogRegion} className="toast-region" tabIndex={-1}>
    <div aria-live="assertive" />
  </div>
)

/**
 * The region of notifications. Its two live regions are in the page from the start, because screen readers do not announce a
 * region that is added together with its text. F8 moves the focus here.
 */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const { Toasts } = useAtomValue(toastsAtom)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      const place = getDefaultStore().get(dialogRegionAtom) ?? region.current
      place?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <section ref={region} className="toast-region" aria-label={shell.notifications} tabIndex={-1}>
      <div ref={status} role="status" />
      {/* Orca does not speak an alert in Firefox without `aria-live`. */}
      <div ref={alert} role="alert" aria-live="assertive" />
      {Toasts && <Toasts region={region} status={status} alert={alert} />}
    </section>
  )
}
