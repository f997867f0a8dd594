/** The map of the code: one record for each page, by its view. Each view is a component whose content is in a page's file. */
import { UnheadProvider } from '@unhead/react/client'
import type { ComponentProps, ComponentType } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import viewPaths from '#generated/views.json' with { type: 'json' }
import { Failure } from './app/failure.tsx'
import { Layout } from './app/layout.tsx'
import { shown } from './app/page.tsx'
import type { EntryView } from './build/prerender/paths.ts'
import type { PageProps, View } from './pages/words.ts'

/** Runs in the build and in the development server. In the browser, `router.ts` reads the data from the HTML of pages. */
async function loader({ request }: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) return null
  const { pageDataAt } = await import('./build/prerender/pages.ts')
  return pageDataAt(new URL(request.url).pathname)
}

type Load<V extends View> = () => Promise<{ default: ComponentType<PageProps<V>> }>

const record = <V extends View>(view: V, path: string, load: Load<V>) => ({
  path,
  loader,
  lazy: async () => ({ Component: shown((await load()).default) }),
  handle: { view, load },
})

/** Returns the routes of a view: those of its files in `data/pages/`. */
function pagesOf<V extends View>(view: V, load: Load<V>): RouteRecord[] {
  const paths: Partial<Record<string, readonly string[]>> = viewPaths
  return (paths[view] ?? []).map(path => record(view, path, load))
}

/** Returns the route of a view whose pages come from entries, such as jobs. */
const entriesOf = <V extends EntryView>(view: V, pattern: string, load: Load<V>): RouteRecord => ({
  ...record(view, pattern, load),
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

const notFound = () => import('./pages/not-found/page.tsx')

export const routes: RouteRecord[] = [
  {
    path: '/',
    Component: Layout,
    ErrorBoundary: Failure,
    children: [
      ...pagesOf('home', () => import('./pages/home/page.tsx')),
      ...pagesOf('about', () => import('./pages/about/page.tsx')),
      ...pagesOf('careers', () => import('./pages/careers/page.tsx')),
      entriesOf('job', '/careers/:id', () => import('./pages/job/page.tsx')),
      ...pagesOf('apply', () => import('./pages/apply/page.tsx')),
      ...pagesOf('contact', () => import('./pages/contact/page.tsx')),
      ...pagesOf('support', () => import('./pages/support/page.tsx')),
      ...pagesOf('sitemap', () => import('./pages/sitemap/page.tsx')),
      ...pagesOf('offline', () => import('./pages/offline/page.tsx')),
      ...pagesOf('search', () => import('./pages/search/page.tsx')),
      ...pagesOf('services', () => import('./pages/services/page.tsx')),
      ...pagesOf('service', () => import('./pages/service/page.tsx')),
      ...pagesOf('subService', () => import('./pages/sub-service/page.tsx')),
      ...pagesOf('industries', () => import('./pages/industries/page.tsx')),
      ...pagesOf('industry', () => import('./pages/industry/page.tsx')),
      ...pagesOf('approach', () => import('./pages/approach/page.tsx')),
      ...pagesOf('partnership', () => import('./pages/partnership/page.tsx')),
      ...pagesOf('startup', () => import('./pages/startup/page.tsx')),
      ...pagesOf('founder', () => import('./pages/founder/page.tsx')),
      ...pagesOf('press', () => import('./pages/press/page.tsx')),
      ...pagesOf('brands', () => import('./pages/brands/page.tsx')),
      ...pagesOf('blog', () => import('./pages/blog/page.tsx')),
      entriesOf('article', '/blog/:slug', () => import('./pages/article/page.tsx')),
      ...pagesOf('caseStudies', () => import('./pages/case-studies/page.tsx')),
      entriesOf('caseStudy', '/case-studies/:slug', () => import('./pages/case-study/page.tsx')),
      ...pagesOf('companyRanking', () => import('./pages/company-ranking/page.tsx')),
      ...pagesOf('firmRanking', () => import('./pages/firm-ranking/page.tsx')),
      ...pagesOf('crossPlatform', () => import('./pages/cross-platform/page.tsx')),
      ...pagesOf('landing', () => import('./pages/landing/page.tsx')),
      ...pagesOf('legal', () => import('./pages/legal/page.tsx')),
      ...pagesOf('notFound', notFound),
      record('notFound', '*', notFound),
    ],
  },
]
