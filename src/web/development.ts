/** What the entry does in development alone; none of it is in the built site. */

import type { ErrorPayload, UpdatePayload } from 'vite/types/hmrPayload.d.ts'
import type { ViteHotContext } from 'vite/types/hot.d.ts'

/** The style sheets that the development server has linked for the first paint. */
export function removeFirstStyles() {
  for (const link of document.querySelectorAll('link[data-development]')) link.remove()
}

/** Renews the menus, which React does not hydrate, from the page as the server renders it now. */
export async function renewMenus() {
  const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const menusOf = (of: Document) => of.querySelectorAll('[data-panel], .mobile-sheet')
  const renewed = menusOf(page)
  menusOf(document).forEach((menu, at) => {
    menu.replaceChildren(...(renewed[at]?.childNodes ?? []))
  })
}

const overlays = 'vite-error-overlay'

type Fault = ErrorPayload['err']
type Overlay = new (fault: Fault) => HTMLElement

function showOverlay(fault: Fault) {
  const Overlay = customElements.get(overlays) as Overlay | undefined
  if (Overlay) document.body.append(new Overlay(fault))
}

/** Says on the page that what the server has rendered is not what the browser renders: in the built site it would be thrown away. */
export function showHydrationFault(error: unknown) {
  console.error(error)
  const message = error instanceof Error ? error.message : String(error)
  if (/hydrat/i.test(message)) showOverlay({ message, stack: '' })
}

/**
 * Keeps Vite's overlay as long as its fault lasts: Vite takes it away with every update, also when only the utilities' style
 * sheet follows a module that is broken, and knows nothing of content that was mended.
 */
export function keepOverlay(hot: ViteHotContext) {
  let fault: Fault | undefined
  hot.on('content-mended', () => {
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
