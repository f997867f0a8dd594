import { toast } from 'react-hot-toast/headless'
import { toastShown } from './toast-shown.ts'

/** What a toast says and offers (docs/specification.md#toasts). */
export interface ToastContent {
  /** What `closeToast` takes it away by; made up when left out. A toast of the same name is replaced. */
  name?: string
  title?: string
  description?: string
  /** `destructive` is for failures: it is red and is read out at once. */
  variant?: 'default' | 'destructive'
  action?: { label: string; run: () => void }
  /** Milliseconds until it leaves by itself; 5000 when left out, `Infinity` to stay. */
  duration?: number
}

let passing: string | undefined

/**
 * Shows a toast in place of the one before it: there is one at a time. One that stays waits until the others have gone.
 * Returns its name.
 */
export function showToast({
  name,
  title,
  description,
  variant = 'default',
  action,
  duration = 5000,
}: ToastContent): string {
  const stays = !Number.isFinite(duration)
  if (passing && !stays) toast.remove(passing)
  const body = (
    <>
      <div className="min-w-0 flex-1">
        {title && <p className="font-700">{title}</p>}
        {description && <p className="small text-soft">{description}</p>}
      </div>
      {action && (
        <button type="button" className="toast-action" onClick={action.run}>
          {action.label}
        </button>
      )}
    </>
  )
  const id = toast(body, { ...(name && { id: name }), duration, className: variant, removeDelay: 200 })
  if (!stays) passing = id
  dispatchEvent(new Event(toastShown))
  return id
}

/** Takes one toast away, or all. */
export const closeToast = (id?: string) => toast.dismiss(id)
