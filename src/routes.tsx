/** The map of the code: one record for each page, by its view. Each view is a component whose content is in a page's file. */
import { UnheadProvider } from '@unhead/react/client'
import type { ComponentProps, ComponentType } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import type { EntryView } from '#build/prerender/paths.ts'
import viewPaths from '#content/views.json' with { type: 'json' }
import type { PageProps, View } from '#site/pages/words.ts'
import { Failure } from '#web/app/failure.tsx'
import { Layout } from '#web/app/layout.tsx'
import { shown } from '#web/app/page.tsx'

/** Runs in the build and in the development server. In the browser, `router.ts` reads the data from the HTML of pages. */
async function loader({ request }: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) return null
  const { pageDataAt } = await import('#build/prerender/pages.ts')
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
    const { entryPaths } = await import('#build/prerender/paths.ts')
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

const notFound = () => import('#web/pages/not-found.tsx')

export const routes: RouteRecord[] = [
  {
    path: '/',
    Component: Layout,
    ErrorBoundary: Failure,
    children: [
      ...pagesOf('home', () => import('#web/pages/home.tsx')),
      ...pagesOf('about', () => import('#web/pages/about.tsx')),
      ...pagesOf('careers', () => import('#web/pages/careers.tsx')),
      entriesOf('job', '/careers/:id', () => import('#web/pages/careers/job.tsx')),
      ...pagesOf('apply', () => import('#web/pages/careers/apply.tsx')),
      ...pagesOf('contact', () => import('#web/pages/contact.tsx')),
      ...pagesOf('support', () => import('#web/pages/support.tsx')),
      ...pagesOf('sitemap', () => import('#web/pages/sitemap.tsx')),
      ...pagesOf('offline', () => import('#web/pages/offline.tsx')),
      ...pagesOf('search', () => import('#web/pages/search.tsx')),
      ...pagesOf('services', () => import('#web/pages/services.tsx')),
      ...pagesOf('service', () => import('#web/templates/service.tsx')),
      ...pagesOf('subService', () => import('#web/templates/sub-service.tsx')),
      ...pagesOf('industries', () => import('#web/pages/industries.tsx')),
      ...pagesOf('industry', () => import('#web/templates/industry.tsx')),
      ...pagesOf('approach', () => import('#web/pages/approach.tsx')),
      ...pagesOf('partnership', () => import('#web/pages/partnership.tsx')),
      ...pagesOf('startup', () => import('#web/pages/startup.tsx')),
      ...pagesOf('founder', () => import('#web/pages/founder.tsx')),
      ...pagesOf('press', () => import('#web/pages/press.tsx')),
      ...pagesOf('brands', () => import('#web/pages/brands.tsx')),
      ...pagesOf('blog', () => import('#web/pages/blog.tsx')),
      entriesOf('article', '/blog/:slug', () => import('#web/templates/article.tsx')),
      ...pagesOf('caseStudies', () => import('#web/pages/case-studies.tsx')),
      entriesOf('caseStudy', '/case-studies/:slug', () => import('#web/pages/case-studies/study.tsx')),
      ...pagesOf('companyRanking', () => import('#web/pages/company-ranking.tsx')),
      ...pagesOf('firmRanking', () => import('#web/pages/firm-ranking.tsx')),
      ...pagesOf('crossPlatform', () => import('#web/pages/cross-platform.tsx')),
      ...pagesOf('landing', () => import('#web/templates/landing.tsx')),
      ...pagesOf('legal', () => import('#web/templates/legal.tsx')),
      ...pagesOf('notFound', notFound),
      record('notFound', '*', notFound),
    ],
  },
]
