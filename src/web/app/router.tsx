import { UnheadProvider } from '@unhead/react/client'
import { createBrowserRouter, matchPath, Navigate, type RouteObject, useLocation } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import { families } from '#site/map/families.ts'
import { type PagePath, siteMap } from '#site/map/index.ts'
import { redirects } from '#site/map/redirects.ts'
import { Layout } from './layout.tsx'
import { RouteError } from './route-error.tsx'
import { articles, routes } from './routes.ts'

type Head = Parameters<typeof UnheadProvider>[0]['value']

const future = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
}

/** Replaces an alias by its page and keeps what followed the path. */
function Redirect({ to }: { to: PagePath }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

/**
 * All routes below the layout. Every page that is prerendered gets a tree of its own with its own `head`; without one the
 * tree serves to find the paths, and in the browser, where the pages write the document's head themselves.
 */
export function routeTree(head?: Head): RouteRecord[] {
  const provide = (content: React.ReactNode) =>
    import.meta.env.SSR && head ? <UnheadProvider value={head}>{content}</UnheadProvider> : content
  return [
    {
      element: provide(<Layout />),
      errorElement: provide(<RouteError />),
      children: [
        ...siteMap.map(({ path }) => ({ path, lazy: routes[path] })),
        { path: families.founder, lazy: routes.founder },
        { path: families.job, lazy: routes.job },
        ...articles.map(({ path, load }) => ({ path, lazy: load })),
        ...redirects.map(([from, to]) => ({ path: from, element: <Redirect to={to} /> })),
        { path: '*', lazy: routes['/404'] },
      ],
    },
  ]
}

/** The tree with only the routes that show a path: matching thousands for each of thousands of pages takes minutes. */
export const onlyRoute = (tree: RouteRecord[], path: string): RouteRecord[] =>
  tree.map(({ children = [], ...root }) => ({
    ...root,
    children: children.filter(child => child.path === '*' || matchPath(child.path ?? '', path)),
  })) as RouteRecord[]

/**
 * The browser's router. The prerenderer hangs a loader on every route, which would fetch a data file at each
 * navigation: the pages have no loaders, so all of them go.
 */
export const createRouter: typeof createBrowserRouter = (tree, options) => {
  const withoutLoaders = (list: RouteObject[]): RouteObject[] =>
    list.map(({ loader: _, ...route }) =>
      route.index ? route : { ...route, ...(route.children && { children: withoutLoaders(route.children) }) },
    )
  return createBrowserRouter(withoutLoaders(tree), { ...options, future })
}
