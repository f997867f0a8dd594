/** Parts of the entry that run in development only; the built site does not contain them. */

import type { ErrorPayload, UpdatePayload } from 'vite/types/hmrPayload.d.ts'
import type { ViteHotContext } from 'vite/types/hot.d.ts'

/** Removes the style sheets that the development server has linked for the first paint. */
export function removeFirstStyles() {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove()
}

const overlays = 'vite-error-overlay'

type Fault = ErrorPayload['err']
type Overlay = new (fault: Fault) => HTMLElement

function showOverlay(fault: Fault) {
  const Overlay = customElements.get(overlays) as Overlay | undefined
  if (Overlay) document.body.append(new Overlay(fault))
}

/** Shows an overlay when the server's HTML differs from the first render: in the built site React would discard the HTML. */
export function showHydrationFaults() {
  addEventListener('error', ({ message }) => {
    if (/hydrat/i.test(message)) showOverlay({ message, stack: '' })
  })
}

/**
 * Keeps Vite's overlay until its fault is corrected. Vite removes it with every update, even if only the style sheet of the
 * utilities has changed, and does not notice that content was corrected.
 */
export function keepOverlay(hot: ViteHotContext) {
  let fault: Fault | undefined
  hot.on('content-fixed', () => {
    fault = undefined
    for (const overlay of document.querySelectorAll(overlays)) overlay.remove()
  })
  const ofStyles = ({ updates }: UpdatePayload) => updates.every(({ path }) => path.includes('__uno.css'))
  hot.on('vite:error', ({ err }) => {
    fault = err
  })
  hot.on('vite:beforeUpdate', payload => {
    if (!ofStyles(payload)) fault = undefined
  })
  hot.on('vite:afterUpdate', payload => {
    if (fault && ofStyles(payload)) showOverlay(fault)
  })
}
