import './toasts.css'
import { type FocusEvent, useEffect, useRef } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { Icon } from '#ui/icon.tsx'
import { closeToast } from './show-toast.tsx'
import { useSwipe } from './use-swipe.ts'

function ToastCard({ toast }: { toast: Toast }) {
  const close = () => closeToast(toast.id)
  const swipe = useSwipe(close)
  return (
    <div className="toast" data-variant={toast.className} data-state={toast.visible ? 'open' : 'closed'} {...swipe}>
      {resolveValue(toast.message, toast)}
      <button type="button" className="toast-close" aria-label="Close notification" onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}

/**
 * Where notifications appear. The two live regions are in the page from the start, because a region that arrives
 * together with its text is not read out. Hover and focus stop the clock; F8 moves focus here.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster({ duration: 5000 })
  const region = useRef<HTMLElement>(null)
  const toast = toasts.find(({ duration }) => Number.isFinite(duration)) ?? toasts[0]
  const gone = toast === undefined || !toast.visible

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  // A toast that is closed under the pointer sends no leave event: without this the next one would never end.
  const { endPause } = handlers
  useEffect(() => {
    if (gone) endPause()
  }, [gone, endPause])

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) endPause()
  }
  const card = toast && <ToastCard key={toast.id} toast={toast} />
  const destructive = toast?.className === 'destructive'
  return (
    <section
      ref={region}
      className="toast-region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onPointerEnter={handlers.startPause}
      onPointerLeave={endPause}
      onFocus={handlers.startPause}
      onBlur={onBlur}
    >
      <div role="status">{destructive ? null : card}</div>
      <div role="alert">{destructive ? card : null}</div>
    </section>
  )
}
