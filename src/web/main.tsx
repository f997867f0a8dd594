import '#site/theme/base.css'
import 'virtual:uno.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepInstallEvent } from '#offline/page/install-event.ts'
import { App } from '#web/app/app.tsx'
import { followLinks, prefetchOnIntent } from '#web/app/links.ts'
import { firstShown, renewPage } from '#web/app/navigation/navigate.ts'
import { openedPage } from '#web/app/navigation/pages.ts'
import { searchOnIntent } from '#web/app/search.ts'
import { learnShownArt } from '#web/ui/shown-art.ts'

/** The browser's entry: hydrates the page that was opened, from the words that stand in its own HTML. */
const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
const root: HTMLElement = container
learnShownArt()
const first = firstShown(await openedPage())

/** Resolves once the page answers to the visitor. */
export const ready = new Promise<void>(resolve => {
  const app = <App first={first} onReady={resolve} />
  // As a transition, so that it gives way to whatever the visitor does meanwhile.
  startTransition(() => {
    // The development server prerenders nothing.
    if (import.meta.env.DEV) createRoot(root).render(app)
    else hydrateRoot(root, app)
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

// In development: words that were changed.
import.meta.hot?.on('words-changed', () => void renewPage(location.pathname, async () => {}))
