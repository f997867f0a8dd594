import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/** Shows a dialog in a React root of its own: the page's root knows nothing of it, and carries none of its code. */
export function showDialog(dialog: ReactNode) {
  if (!root) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  root.render(dialog)
}
