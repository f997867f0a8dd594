import '#generated/heading-font.css'
import './theme/base.css'
import 'virtual:uno.css'
// The library imports it when it hydrates. Here it becomes part of the entry, which saves a round trip.
import 'react-dom/client'
import { createHead } from '@unhead/react/client'
import { ViteReactSSG } from 'vite-react-ssg'
import { keepOverlay, removeFirstStyles, showHydrationFaults } from './app/development.ts'
import { keepHtmlState, type Successor } from './app/html-state.ts'
import { hydrated } from './app/hydration.ts'
import { followLinks, prefetchOnIntent } from './app/links.ts'
import { rememberLinks } from './app/navigation/followed-links.ts'
import { openedPage } from './app/navigation/pages.ts'
import { createRouter, prepareHistory, renewPage, router } from './app/navigation/router.ts'
import { loadMissingPage } from './app/page.tsx'
import { searchOnIntent } from './app/search.ts'
import { learnArt } from './pictures/address.ts'
import { routes, withHead } from './routes.tsx'

const future = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
  // Shows a page in one step: in a transition, React would render it in slices, which takes longer after a click.
  v7_startTransition: false,
}

/** Reads the addresses of the page's pictures, before anything is rendered: those that it shows, and those in a `data-art`. */
function learnShownArt() {
  const addresses = [...document.querySelectorAll('img, source, [data-art]')].flatMap(element =>
    ['src', 'srcset', 'data-art'].map(name => element.getAttribute(name)),
  )
  learnArt(addresses.join(' '))
}

if (!import.meta.env.SSR) {
  learnShownArt()
  const { data } = openedPage()
  prepareHistory(data)
  if (data.view === 'notFound') await loadMissingPage()
}

let keeper: (() => Successor) | undefined

/** Starts what listens to the whole document. */
function startListeners() {
  // Before the links, because its buttons are links too.
  searchOnIntent()
  followLinks()
  rememberLinks(() => router.state.location.key)
  // Not in the sitemap's preview frames.
  if (window.top === window) prefetchOnIntent()
}

/** In the build, each page gets a head of its own. */
const pageRoutes = import.meta.env.SSR ? routes : withHead(routes, createHead())

/** The entry of the build, which renders each page, and of the browser, which hydrates the opened one. */
export const createRoot = ViteReactSSG(
  { routes: pageRoutes, customCreateRouter: createRouter, future },
  async context => {
    if (import.meta.env.SSR) {
      const { addBuildParts } = await import('./build/prerender/build-parts.ts')
      return addBuildParts(context)
    }
    // The modules of the page contain its styles and update them.
    if (import.meta.env.DEV) removeFirstStyles()
    const root = document.getElementById('root')
    if (root) keeper = keepHtmlState(root)
    startListeners()
  },
)

/** Resolves when the page is hydrated, with what finds the elements that took the place of those in the HTML. */
export const ready = hydrated.then(() => keeper?.())

// In development: changed content, and errors.
if (import.meta.hot) {
  showHydrationFaults()
  import.meta.hot.on('words-changed', () => void renewPage(location.pathname, async () => {}))
  keepOverlay(import.meta.hot)
  // The server reports changes since this page was requested.
  import.meta.hot.send('page-opened', performance.timeOrigin)
}
