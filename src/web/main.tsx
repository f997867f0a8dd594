import '#site/theme/base.css'
import 'virtual:uno.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { learnArt } from '#site/art/address.ts'
import { App } from '#web/app/app.tsx'
import { followLinks, prefetchOnIntent } from '#web/app/links.ts'
import { firstShown, renewPage } from '#web/app/navigation/navigate.ts'
import { openedPage } from '#web/app/navigation/pages.ts'
import { PageBoundary } from '#web/app/page-boundary.tsx'
import { searchOnIntent } from '#web/app/search.ts'
import { keepInstallEvent } from '#web/offline/install-event.ts'
import { keepOverlay, removeFirstStyles, renewMenus, showHydrationFault } from './development.ts'
import { keepHtmlState, type Successor } from './html-state.ts'

/** Reads the addresses of the page's pictures, before anything is rendered: those that it shows, and those in a `data-art`. */
function learnShownArt() {
  const addresses = [...document.querySelectorAll('img, source, [data-art]')].flatMap(element =>
    ['src', 'srcset', 'data-art'].map(name => element.getAttribute(name)),
  )
  learnArt(addresses.join(' '))
}

/** The browser's entry: hydrates the opened page with the data in its HTML. */
const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
const root: HTMLElement = container
learnShownArt()
const first = firstShown(await openedPage())
// The modules of the page contain its styles and update them.
if (import.meta.env.DEV) removeFirstStyles()

/** Resolves when the page is hydrated, with what finds the elements that took the place of those in the HTML. */
export const ready = new Promise<Successor>(resolve => {
  const giveBack = keepHtmlState(root)
  const app = (
    <PageBoundary>
      <App first={first} onReady={() => resolve(giveBack())} />
    </PageBoundary>
  )
  // A transition, so that input interrupts it.
  startTransition(() => {
    hydrateRoot(root, app, import.meta.env.DEV ? { onRecoverableError: showHydrationFault } : {})
  })
})
// Before the links, because its buttons are links too.
searchOnIntent()
followLinks()
// Not in the sitemap's preview frames.
if (window.top === window) {
  keepInstallEvent()
  prefetchOnIntent()
}

// In development: changed content, and errors.
if (import.meta.hot) {
  import.meta.hot.on('words-changed', () => {
    void renewPage(location.pathname, async () => {})
    void renewMenus()
  })
  keepOverlay(import.meta.hot)
  // The server reports changes since this page was requested.
  import.meta.hot.send('page-opened', performance.timeOrigin)
}
