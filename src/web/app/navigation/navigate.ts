import { flushSync } from 'react-dom'
import { createPath, type Location, type Navigator, type To, NavigationType as Type } from 'react-router-dom'
import { here, isOurs, locationOf, write } from './history.ts'
import { type LoadedPage, loadPage, pageAtHand, reloadPage } from './pages.ts'

/** What is on the screen, and how the visitor got there. */
export interface Shown {
  readonly location: Location
  readonly type: Type
  readonly page: LoadedPage
  /** The visitor stays where the page is scrolled to: a search that is typed, a tab that is chosen. */
  readonly stays?: boolean
}

/** Milliseconds after which a page that does not come is said to be loading. */
const patience = 300

interface Screen {
  readonly show: (shown: Shown) => void
  readonly showProgress: (loading: boolean) => void
}

let shown: Shown | undefined
let screen: Screen | undefined
/** Counts navigations: only the last one arrives. */
let turn = 0
/** Says that the page of the last navigation is loading. */
let progressTimer: ReturnType<typeof setTimeout> | undefined

function arrive(next: Shown) {
  shown = next
  screen?.show(next)
}

/** Loads a document in full, where the app cannot show it. */
function leave(to: Location, type: Type) {
  if (type === Type.Pop) location.reload()
  else if (type === Type.Replace) location.replace(createPath(to))
  else location.assign(createPath(to))
}

/** The address under which a page is shown: its own, when an alias or another spelling led to it. */
const addressOf = (to: Location, { data }: LoadedPage): Location =>
  data.view === 'notFound' ? to : { ...to, pathname: data.path }

async function go(to: Location, type: Type, stays = false) {
  turn += 1
  // An overtaken navigation has nothing more to say.
  clearTimeout(progressTimer)
  const own = turn
  const finish = (page: LoadedPage) => {
    screen?.showProgress(false)
    const location = addressOf(to, page)
    if (type !== Type.Pop) write(location, type)
    else if (location.pathname !== to.pathname) write(location, Type.Replace)
    arrive({ location, type, page, stays })
  }
  if (shown && to.pathname === shown.location.pathname) return finish(shown.page)
  const ready = pageAtHand(to.pathname)
  if (ready) return finish(ready)
  progressTimer = setTimeout(() => screen?.showProgress(true), patience)
  const page = await loadPage(to.pathname)
  if (own !== turn) return
  clearTimeout(progressTimer)
  if (!page) return leave(to, type)
  // The address and the page change in one step: nothing that happens between them is lost with the page before.
  flushSync(() => finish(page))
}

interface Options {
  readonly preventScrollReset?: boolean
}

/** What the router's hooks call to go somewhere. */
export const navigator: Navigator = {
  createHref: to => (typeof to === 'string' ? to : createPath(to)),
  go: delta => history.go(delta),
  push: (to: To, state?: unknown, options: Options = {}) =>
    void go(locationOf(to, state), Type.Push, options.preventScrollReset),
  replace: (to: To, state?: unknown, options: Options = {}) =>
    void go(locationOf(to, state), Type.Replace, options.preventScrollReset),
}

/**
 * Fetches a page once more, and when it is on the screen, shows its new words in place, or that it is gone; but only once
 * `quiet` lets it, because the visitor may be typing in it. Fields keep what they hold as long as the view is the same.
 */
export async function renewPage(path: string, quiet: (wholePage: boolean) => Promise<void>) {
  const page = await reloadPage(path)
  if (!page || shown?.location.pathname !== path) return
  await quiet(page.data.view !== shown.page.data.view)
  const before = shown
  if (before.location.pathname !== path || page.text === before.page.text) return
  arrive({ ...before, page, stays: true })
}

/** The first view. */
export const firstShown = (page: LoadedPage): Shown => {
  const location = addressOf(here(), page)
  if (location.pathname !== window.location.pathname) write(location, Type.Replace)
  shown = { location, type: Type.Pop, page }
  return shown
}

/** Follows the browser's Back, Forward and jumps to a `#hash` from now on. Called once. */
export function startNavigation(on: Screen) {
  screen = on
  addEventListener('popstate', () => {
    // A jump to a `#hash` that the browser has made by itself, as by the skip link: it has scrolled too.
    const jumped = !isOurs()
    void go(here(), Type.Pop, jumped)
  })
}
