import { flushSync } from 'react-dom'
import { createPath, type Location, type Navigator, type To, NavigationType as Type } from 'react-router-dom'
import { here, isOurs, locationOf, write } from './history.ts'
import { fetchedPage, type LoadedPage, loadPage, reloadPage } from './pages.ts'
import { rememberPicture } from './travelling-picture.ts'

/** The page that is shown, and the navigation that led to it. */
export interface Shown {
  readonly location: Location
  readonly type: Type
  readonly page: LoadedPage
  /** The scroll position is kept, as while typing a search or choosing a tab. */
  readonly stays?: boolean
}

/** Milliseconds after which the loading line is shown. */
const progressDelay = 300

interface Screen {
  readonly show: (shown: Shown) => void
  readonly showProgress: (loading: boolean) => void
}

let shown: Shown | undefined
let screen: Screen | undefined
/** Counts navigations: only the last one is shown. */
let turn = 0
/** Shows the loading line for the last navigation. */
let progressTimer: ReturnType<typeof setTimeout> | undefined

function showPage(next: Shown) {
  shown = next
  screen?.show(next)
}

/** Loads a whole document that the app cannot show. */
function loadDocument(to: Location, type: Type) {
  if (type === Type.Pop) location.reload()
  else if (type === Type.Replace) location.replace(createPath(to))
  else location.assign(createPath(to))
}

/** The location under which a page is shown: its own path, also when an alias or another spelling led to it. */
const loadedLocation = (to: Location, { data }: LoadedPage): Location =>
  data.view === 'notFound' ? to : { ...to, pathname: data.path }

async function go(to: Location, type: Type, stays = false) {
  turn += 1
  // A superseded navigation shows no loading line.
  clearTimeout(progressTimer)
  const own = turn
  const finish = (page: LoadedPage) => {
    screen?.showProgress(false)
    const location = loadedLocation(to, page)
    if (type !== Type.Pop) write(location, type)
    else if (location.pathname !== to.pathname) write(location, Type.Replace)
    showPage({ location, type, page, stays })
  }
  if (shown && to.pathname === shown.location.pathname) return finish(shown.page)
  const ready = fetchedPage(to.pathname)
  if (ready) return finish(ready)
  progressTimer = setTimeout(() => screen?.showProgress(true), progressDelay)
  const page = await loadPage(to.pathname)
  if (own !== turn) return
  clearTimeout(progressTimer)
  if (!page) return loadDocument(to, type)
  // The URL and the page change in one step, so that no event occurs between them.
  flushSync(() => finish(page))
}

interface Options {
  readonly preventScrollReset?: boolean
}

/** What the hooks of react-router call. */
export const router: Navigator = {
  createHref: to => (typeof to === 'string' ? to : createPath(to)),
  go: delta => history.go(delta),
  push: (to: To, state?: unknown, options: Options = {}) =>
    void go(locationOf(to, state), Type.Push, options.preventScrollReset),
  replace: (to: To, state?: unknown, options: Options = {}) =>
    void go(locationOf(to, state), Type.Replace, options.preventScrollReset),
}

/**
 * Fetches a page again. If it is shown, updates its content in place, or shows that it was removed, once `quiet` resolves: the
 * visitor may be typing. Fields keep their values as long as the view is the same.
 */
export async function renewPage(path: string, quiet: (wholePage: boolean) => Promise<void>) {
  const page = await reloadPage(path)
  if (!page || shown?.location.pathname !== path) return
  await quiet(page.data.view !== shown.page.data.view)
  const before = shown
  if (before.location.pathname !== path || (page.text === before.page.text && !page.redrawn)) return
  showPage({ ...before, page, stays: true })
}

/** The first view. */
export const firstShown = (page: LoadedPage): Shown => {
  const location = loadedLocation(here(), page)
  if (location.pathname !== window.location.pathname) write(location, Type.Replace)
  shown = { location, type: Type.Pop, page }
  return shown
}

/** Handles Back, Forward and jumps to a `#hash`. Called once. */
export function startNavigation(on: Screen) {
  screen = on
  // The page may have been renewed before it was hydrated.
  if (shown) on.show(shown)
  addEventListener('popstate', () => {
    rememberPicture(undefined)
    // The browser has handled a jump to a `#hash`, such as that of the skip link, and has scrolled already.
    const jumped = !isOurs()
    void go(here(), Type.Pop, jumped)
  })
}
