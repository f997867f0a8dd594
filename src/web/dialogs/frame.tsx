import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import type { ReactNode } from 'react'
import { adoptSearchStyle } from '#web/search/style.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** What it is called, for those who do not see it, where no title stands in it. */
  label?: string
  class: string
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

adoptSearchStyle()

/** What opens above the page: the page behind it rests, Escape and a press beside it close it, and the focus comes back. */
export const Frame = ({ open, onClose, label, class: look, role = 'dialog', children }: Props) => (
  <Dialog open={open} onClose={onClose} role={role} aria-label={label} className="dialog">
    <DialogBackdrop className="dialog-backdrop" />
    <div className="dialog-place">
      <DialogPanel className={look}>{children}</DialogPanel>
    </div>
  </Dialog>
)
