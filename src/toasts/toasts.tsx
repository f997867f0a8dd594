import { useAtomValue } from 'jotai'
import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toast as library, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import texts from '#generated/texts/toasts.json' with { type: 'json' }
import { Icon } from '#ui/icon.tsx'
import { dialogRegionAtom } from './toast-region.tsx'

/** Pixels to the right after which a release dismisses (docs/specification/everywhere.md#toasts). */
const threshold = 50

/** Pointer handlers that dismiss a toast with a swipe to the right. */
function useSwipe(dismiss: () => void) {
  const start = useRef<number | null>(null)

  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    event.currentTarget.style.transform = distance > 0 ? `translateX(${distance}px)` : ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a'))) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) move(event, event.clientX - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return
      const distance = event.clientX - start.current
      start.current = null
      if (distance >= threshold) dismiss()
      else move(event, 0)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null
      move(event, 0)
    },
  }
}

function ToastCard({ toast, close }: { toast: Toast; close: () => void }) {
  const swipe = useSwipe(close)
  return (
    <div className="toast" data-variant={toast.className} data-state={toast.visible ? 'open' : 'closed'} {...swipe}>
      {resolveValue(toast.message, toast)}
      <button type="button" className="icon-button size-8 text-base text-soft" aria-label={texts.close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}

/**
 * Sets `--toast-room` to the height of the notification, so that it covers neither the focused element nor the end of the page
 * (WCAG 2.4.11). Scrolls the focused element into view, now and when the focus moves: in a text field, the browser scrolls
 * only the line of the caret into view.
 */
function useRoom(region: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(() => {
    const { current } = region
    if (!shown || !current) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--toast-room', `${current.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    const clear = () => {
      if (!current.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    clear()
    addEventListener('focusin', clear)
    return () => {
      removeEventListener('focusin', clear)
      observer.disconnect()
      style.removeProperty('--toast-room')
    }
  }, [region, shown])
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
    const ended = new AbortController()
    const { signal } = ended
    current?.addEventListener('pointerenter', startPause, { signal })
    current?.addEventListener('pointerleave', endPause, { signal })
    current?.addEventListener('pointerdown', press, { signal })
    current?.addEventListener('focusin', focus, { signal })
    current?.addEventListener('focusout', leave, { signal })
    return () => ended.abort()
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
