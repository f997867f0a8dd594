import { useAtomValue } from 'jotai'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toast as library, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import texts from '#generated/texts/toasts.json' with { type: 'json' }
import { Icon } from '#ui/icon.tsx'
import { dialogRegionAtom } from './toast-region.tsx'
import { useRoom } from './use-room.ts'
import { useSwipe } from './use-swipe.ts'

function ToastCard({ toast, close }: { toast: Toast; close: () => void }) {
  const swipe = useSwipe(close)
  return (
    <div className="toast" data-variant={toast.className} data-state={toast.visible ? 'open' : 'closed'} {...swipe}>
      {resolveValue(toast.message, toast)}
      <button type="button" className="toast-close" aria-label={texts.close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}

interface Props {
  /** Pointer or focus in it pauses the timers. */
  region: RefObject<HTMLElement | null>
  /** The live regions of successes and of failures. */
  status: RefObject<HTMLElement | null>
  alert: RefObject<HTMLElement | null>
}

/** Menus and dialogs, which handle Escape themselves. */
const overlays = '.header [aria-expanded=true], .mobile-menu[open], [role=dialog]'

/**
 * Shows one notification at a time in its live region, that of an open dialog if there is one. Escape closes it, wherever the
 * focus is. When it is closed, the focus returns to the element that had it before the region.
 */
export function Toasts({ region, status, alert }: Props) {
  const cameFrom = useRef<HTMLElement>(null)
  const dialog = useAtomValue(dialogRegionAtom)
  const { toasts, handlers } = useToaster()
  const toast = toasts.find(({ duration }) => Number.isFinite(duration)) ?? toasts[0]
  const isClosed = toast === undefined || !toast.visible
  const { startPause, endPause } = handlers

  // A toast that is closed under the pointer sends no leave event: without this the next one would stay paused.
  useEffect(() => {
    if (isClosed) endPause()
  }, [isClosed, endPause])

  useEffect(() => {
    const current = dialog ?? region.current
    const isInside = (target: EventTarget | null) => target instanceof Node && current?.contains(target)
    const enter = (from: EventTarget | null) => {
      if (from instanceof HTMLElement && from !== document.body && !isInside(from)) cameFrom.current = from
    }
    // Safari does not focus a button that is pressed.
    const press = () => enter(document.activeElement)
    const focus = ({ relatedTarget }: FocusEvent) => {
      enter(relatedTarget)
      startPause()
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (isInside(relatedTarget)) return
      endPause()
      // Another window may have the focus.
      if (!isInside(document.activeElement)) cameFrom.current = null
    }
    current?.addEventListener('pointerenter', startPause)
    current?.addEventListener('pointerleave', endPause)
    current?.addEventListener('pointerdown', press)
    current?.addEventListener('focusin', focus)
    current?.addEventListener('focusout', leave)
    return () => {
      current?.removeEventListener('pointerenter', startPause)
      current?.removeEventListener('pointerleave', endPause)
      current?.removeEventListener('pointerdown', press)
      current?.removeEventListener('focusin', focus)
      current?.removeEventListener('focusout', leave)
    }
  }, [region, dialog, startPause, endPause])

  const id = toast?.id
  const close = useCallback(() => {
    if (id === undefined) return
    library.dismiss(id)
    cameFrom.current?.focus()
    cameFrom.current = null
  }, [id])

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      // Menus and dialogs are closed first.
      if (key === 'Escape' && !document.querySelector(overlays)) close()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [close])

  useRoom(region, toast !== undefined)

  const place = dialog?.firstElementChild ?? (toast?.className === 'destructive' ? alert.current : status.current)
  return toast && place && createPortal(<ToastCard key={toast.id} toast={toast} close={close} />, place)
}
