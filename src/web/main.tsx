import '#site/theme/base.css'
import 'virtual:uno.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepInstallEvent } from '#offline/page/install-event.ts'
import { App } from '#web/app/app.tsx'
import { followLinks, prefetchOnIntent } from '#web/app/links.ts'
import { firstShown, renewPage } from '#web/app/navigation/navigate.ts'
import { openedPage } from '#web/app/navigation/pages.ts'
import { searchOnIntent } from '#web/app/search.ts'
import { learnShownArt } from '#web/ui/shown-art.ts'
import { keepOverlay, removeFirstStyles, showHydrationFault } from './development.ts'

/** The browser's entry: hydrates the page that was opened, from the words that stand in its own HTML. */
const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
const root: HTMLElement = container
learnShownArt()
const first = firstShown(await openedPage())
// Its modules have brought the styles of the page, and keep them new.
if (import.meta.env.DEV) removeFirstStyles()

/** Resolves once the page answers to the visitor. */
export const ready = new Promise<void>(resolve => {
  const app = <App first={first} onReady={resolve} />
  // As a transition, so that it gives way to whatever the visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, import.meta.env.DEV ? { onRecoverableError: showHydrationFault } : {})
  })
})
// Before the links: its buttons are links too.
searchOnIntent()
followLinks()
// Not in the sitemap's preview frames.
if (window.top === window) {
  keepInstallEvent()
  prefetchOnIntent()
}

// In development: content that was changed, and faults.
if (import.meta.hot) {
  import.meta.hot.on('words-changed', () => void renewPage(location.pathname, async () => {}))
  keepOverlay(import.meta.hot)
  // The server says what has happened since this page was asked for.
  import.meta.hot.send('page-opened', performance.timeOrigin)
}
