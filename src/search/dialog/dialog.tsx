import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { adoptSearchStyle } from '#search/style.ts'
import { DialogToasts } from '#toasts/toast-region.tsx'

let root: Root | undefined
/** Ends the open dialog after an error. */
let fail: (error: unknown) => void = reportError

/** Renders in a React root of its own: the root of the page does not carry the code of dialogs. */
function render(dialog: ReactNode) {
  if (!root) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place, { onUncaughtError: error => fail(error) })
  }
  root.render(dialog)
}

/**
 * Returns the focus to the element that had it before a dialog opened or, if it can no longer have it, such as an entry of a
 * closed menu, to the header's search button. If the page itself had it, as while reading, no element gets it. The library
 * only knows the focus after it has loaded.
 */
function giveFocusBack(to: Element | null) {
  const focused = document.activeElement
  if (to === document.body && focused instanceof HTMLElement) return focused.blur()
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  if (document.activeElement !== to)
    document.querySelector<HTMLElement>('.search-button')?.focus({ preventScroll: true })
}

interface Look {
  /** The accessible name of a dialog without a title. */
  readonly label?: string
  readonly class: string
  /** What the focus returns to. Without it, the element that has the focus. */
  readonly opener?: Element | null
}

/**
 * Opens a modal dialog above the inert page. Escape and a press outside close it. Resolves with the argument of `close`
 * once the dialog is closed and the focus is back. Rejects when it could not be rendered and is gone.
 */
export function openDialog<Result>(
  { label, class: look, opener = document.activeElement }: Look,
  content: (close: (result?: Result) => void) => ReactNode,
): Promise<Result | undefined> {
  adoptSearchStyle()
  return new Promise((resolve, reject) => {
    fail = error => {
      reportError(error)
      giveFocusBack(opener)
      reject(error)
    }
    const show = (open: boolean) => {
      const close = (result?: Result) => {
        show(false)
        setTimeout(() => {
          giveFocusBack(opener)
          resolve(result)
        })
      }
      render(
        <Dialog open={open} onClose={() => close()} aria-label={label} className="dialog">
          {/* The library's own handler of a press outside first closes the list of an open combobox. */}
          <DialogBackdrop className="dialog-backdrop" onClick={() => close()} />
          <div className="dialog-place">
            <DialogPanel className={look}>
              {content(close)}
              <DialogToasts />
            </DialogPanel>
          </div>
        </Dialog>,
      )
    }
    show(true)
  })
}
