/** The map of the code: the component of each view, and a route for each page that a file in `data/pages/` or an entry makes. */
import { UnheadProvider } from '@unhead/react/client'
import type { ComponentProps, ComponentType } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import viewPaths from '#generated/views.json' with { type: 'json' }
import { Layout } from './app/layout.tsx'
import { loadMissingPage, routeComponent } from './app/page.tsx'
import { Failure } from './app/page-boundary.tsx'
import type { EntryView } from './build/prerender/paths.ts'
import type { PageProps, View } from './pages/words.ts'

/** Runs in the build and in the development server. In the browser, `router.ts` reads the data from the HTML of pages. */
async function loader({ request }: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) return null
  const { pageDataAt } = await import('./build/prerender/pages.ts')
  const data = pageDataAt(new URL(request.url).pathname)
  if (data.view === 'notFound') await loadMissingPage()
  return data
}

type Load<V extends View> = () => Promise<{ default: ComponentType<PageProps<V>> }>

/** The component of each view. */
const pages: { readonly [V in View]: Load<V> } = {
  home: () => import('./pages/home/page.tsx'),
  about: () => import('./pages/about/page.tsx'),
  careers: () => import('./pages/careers/page.tsx'),
  job: () => import('./pages/job/page.tsx'),
  apply: () => import('./pages/apply/page.tsx'),
  contact: () => import('./pages/contact/page.tsx'),
  support: () => import('./pages/support/page.tsx'),
  sitemap: () => import('./pages/sitemap/page.tsx'),
  offline: () => import('./pages/offline/page.tsx'),
  search: () => import('./pages/search/page.tsx'),
  services: () => import('./pages/services/page.tsx'),
  service: () => import('./pages/service/page.tsx'),
  subService: () => import('./pages/sub-service/page.tsx'),
  industries: () => import('./pages/industries/page.tsx'),
  industry: () => import('./pages/industry/page.tsx'),
  approach: () => import('./pages/approach/page.tsx'),
  partnership: () => import('./pages/partnership/page.tsx'),
  startup: () => import('./pages/startup/page.tsx'),
  founder: () => import('./pages/founder/page.tsx'),
  press: () => import('./pages/press/page.tsx'),
  brands: () => import('./pages/brands/page.tsx'),
  blog: () => import('./pages/blog/page.tsx'),
  article: () => import('./pages/article/page.tsx'),
  caseStudies: () => import('./pages/case-studies/page.tsx'),
  caseStudy: () => import('./pages/case-study/page.tsx'),
  companyRanking: () => import('./pages/company-ranking/page.tsx'),
  firmRanking: () => import('./pages/firm-ranking/page.tsx'),
  crossPlatform: () => import('./pages/cross-platform/page.tsx'),
  landing: () => import('./pages/landing/page.tsx'),
  legal: () => import('./pages/legal/page.tsx'),
  notFound: () => import('./pages/not-found/page.tsx'),
}

/** The paths of the views whose pages come from entries, such as jobs. Those of other views are files in `data/pages/`. */
const patterns: Readonly<Record<EntryView, string>> = {
  job: '/careers/:id',
  article: '/blog/:slug',
  caseStudy: '/case-studies/:slug',
}

/** Returns the route of a view at a path. */
const record = <V extends View>(view: V, path: string) => ({
  path,
  loader,
  lazy: async () => ({ Component: routeComponent<V>((await pages[view]()).default) }),
  handle: { view, load: pages[view] },
})

/** Returns the routes of a view whose pages are files in `data/pages/`. */
function pagesOf(view: View): RouteRecord[] {
  const paths: Partial<Record<string, readonly string[]>> = viewPaths
  return (paths[view] ?? []).map(path => record(view, path))
}

/** Returns the route of a view whose pages come from entries. */
const entriesOf = (view: EntryView): RouteRecord => ({
  ...record(view, patterns[view]),
  getStaticPaths: async () => {
    if (!import.meta.env.SSR) return []
    const { entryPaths } = await import('./build/prerender/paths.ts')
    return entryPaths[view]()
  },
})

export type Unhead = NonNullable<ComponentProps<typeof UnheadProvider>['value']>

/** Returns the routes with the head that their pages fill: one for the tab, and in the build one for each page. */
export const withHead = (pages: readonly RouteRecord[], head: Unhead): RouteRecord[] => [
  {
    element: (
      <UnheadProvider value={head}>
        <Outlet />
      </UnheadProvider>
    ),
    children: [...pages],
  },
]

export const routes: RouteRecord[] = [
  {
    path: '/',
    Component: Layout,
    ErrorBoundary: Failure,
    children: [
      ...(Object.keys(pages) as View[]).flatMap(pagesOf),
      ...(Object.keys(patterns) as EntryView[]).map(entriesOf),
      record('notFound', '*'),
    ],
  },
]
