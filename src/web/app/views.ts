/**
 * The index of the code base: the component of each view. A page's HTML names its view. The types require that a component
 * accepts the content of its view.
 */
import type { ComponentType } from 'react'
import pageViews from '#content/views.json' with { type: 'json' }
import type { PageProps, View } from '#site/pages/words.ts'

type Loaders = { readonly [V in View]: () => Promise<{ default: ComponentType<PageProps<V>> }> }

export const views: Loaders = {
  home: () => import('#web/pages/home.tsx'),
  about: () => import('#web/pages/about.tsx'),
  careers: () => import('#web/pages/careers.tsx'),
  job: () => import('#web/pages/careers/job.tsx'),
  apply: () => import('#web/pages/careers/apply.tsx'),
  contact: () => import('#web/pages/contact.tsx'),
  support: () => import('#web/pages/support.tsx'),
  sitemap: () => import('#web/pages/sitemap.tsx'),
  notFound: () => import('#web/pages/not-found.tsx'),
  offline: () => import('#web/pages/offline.tsx'),
  search: () => import('#web/pages/search.tsx'),

  services: () => import('#web/pages/services.tsx'),
  service: () => import('#web/templates/service.tsx'),
  subService: () => import('#web/templates/sub-service.tsx'),
  industries: () => import('#web/pages/industries.tsx'),
  industry: () => import('#web/templates/industry.tsx'),

  approach: () => import('#web/pages/approach.tsx'),
  partnership: () => import('#web/pages/partnership.tsx'),
  startup: () => import('#web/pages/startup.tsx'),
  founder: () => import('#web/pages/founder.tsx'),
  press: () => import('#web/pages/press.tsx'),
  brands: () => import('#web/pages/brands.tsx'),
  blog: () => import('#web/pages/blog.tsx'),
  article: () => import('#web/templates/article.tsx'),
  caseStudies: () => import('#web/pages/case-studies.tsx'),
  caseStudy: () => import('#web/pages/case-studies/study.tsx'),

  companyRanking: () => import('#web/pages/company-ranking.tsx'),
  firmRanking: () => import('#web/pages/firm-ranking.tsx'),
  crossPlatform: () => import('#web/pages/cross-platform.tsx'),
  landing: () => import('#web/templates/landing.tsx'),
  legal: () => import('#web/templates/legal.tsx'),
}

/** The views of pages in folders whose pages come from data. */
const families: Readonly<Record<string, View>> = { '/blog': 'article', '/case-studies': 'caseStudy', '/careers': 'job' }

const viewsByPath = new Map(
  Object.entries(pageViews).flatMap(([view, paths]) => paths.map(path => [path, view as View] as const)),
)

/** The view of a path, so that it loads in parallel with the page; `undefined` for unknown paths. */
export const viewOf = (path: string): View | undefined =>
  viewsByPath.get(path) ?? families[path.slice(0, Math.max(0, path.lastIndexOf('/')))]

/** Loads the component of a view. */
export async function componentOf(view: View): Promise<ComponentType<PageProps<View>>> {
  const { default: Component } = await views[view]()
  return Component as ComponentType<PageProps<View>>
}
