/** The browser's router: routes with loaders that read the data of a page from its HTML. */
import {
  createBrowserRouter,
  createPath,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  replace,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { hydrated } from '#app/hydration.ts'
import { loadMissingPage } from '#app/page.tsx'
import type { PageData } from '#app/page-data.ts'
import { loadPage, openedPage, reloadPage } from './pages.ts'
import { rememberPicture } from './travelling-picture.ts'

type Router = ReturnType<typeof createBrowserRouter>

export let router: Router

const newKey = () => Math.random().toString(36).slice(2, 10)

let jumped = false

/**
 * Whether the last navigation leaves the scroll position and the focus as they are: the visitor types a search, or the browser
 * itself has opened the history entry, as for the skip link.
 */
export const staysInPlace = () => router.state.preventScrollReset || (jumped && router.state.historyAction === 'POP')

/** Gives the current history entry a key, if it has none. Entries that the router creates have one. */
function keyEntry() {
  if (history.state?.key === undefined) history.replaceState({ idx: 0, ...history.state, key: newKey() }, '')
}

/**
 * Prepares the history: an alias gets the address of its page, and each entry a key of its own. Called before the router is
 * created, so that its listeners run later.
 */
export function prepareHistory({ view, path }: PageData) {
  if (view !== 'notFound' && path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
  keyEntry()
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  addEventListener('popstate', () => {
    rememberPicture(undefined)
    jumped = history.state?.key === undefined
    keyEntry()
  })
}

/** Whether a document is being loaded: the code and the data of a page may fail both. */
let isLeaving = false

/** Loads a whole document that the app cannot show: it is of another build, or a module is gone. The page stays until then. */
function loadDocument(): Promise<never> {
  const pending = new Promise<never>(() => {})
  if (isLeaving) return pending
  isLeaving = true
  const to = router.state.navigation.location
  const address = to && createPath(to)
  if (!address || address === location.pathname + location.search + location.hash) location.reload()
  else location.assign(address)
  return pending
}

/** Returns the loader of a route of a view. A page that cannot be fetched again stays as it is. */
const loaderOf =
  (id: string, view: string): LoaderFunction =>
  async ({ request }) => {
    const { pathname } = new URL(request.url)
    const to = router.state.navigation.location
    const data = (await loadPage(pathname))?.data
    if (!data) return to ? loadDocument() : router.state.loaderData[id]
    if (data.view === 'notFound') {
      await loadMissingPage()
      return data
    }
    // An alias, or another spelling of the path.
    if (data.path !== pathname) return replace(createPath({ ...(to ?? location), pathname: data.path }))
    return data.view === view ? data : loadDocument()
  }

/** Another query or `#hash` of a page needs no new data. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

const inBrowser = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(
    ({ loader, lazy, children, ...route }) =>
      ({
        ...route,
        // The opened page has no `lazy` any more: its code is loaded.
        ...(lazy && { lazy: () => lazy().catch(loadDocument) }),
        ...(children
          ? { children: inBrowser(children) }
          : { loader: loaderOf(route.id ?? '', route.handle.view), shouldRevalidate }),
      }) as RouteObject,
  )

/** Returns the route of a page. The library's types do not know `exactOptionalPropertyTypes`. */
export const leafOf = (routes: readonly object[], path: string) =>
  matchRoutes(routes as RouteObject[] as never[], path)?.at(-1)?.route as RouteObject | undefined

/** Creates the router with the data in the document. */
export function createRouter(routes: RouteObject[], options?: object): Router {
  const loaderData = { [leafOf(routes, location.pathname)?.id ?? '']: openedPage().data }
  router = createBrowserRouter(inBrowser(routes), { ...options, hydrationData: { loaderData } })
  return router
}

/**
 * Fetches a page again. If it is shown and has changed, updates it in place once `quiet` resolves: the visitor may be typing.
 * Fields keep their values. A page that was removed says so.
 */
export async function renewPage(path: string, quiet: (wholePage: boolean) => Promise<void>) {
  await hydrated
  // Also where it is not shown yet: it may have been fetched for a click to come.
  const page = await reloadPage(path)
  const currentRoute = router.state.matches.at(-1)?.route.id ?? ''
  const before = router.state.loaderData[currentRoute] as PageData
  if (!page || router.state.location.pathname !== path) return
  await quiet(page.data.view !== before.view)
  if (router.state.location.pathname !== path) return
  if (page.redrawn || JSON.stringify(page.data) !== JSON.stringify(before)) await router.revalidate()
}
