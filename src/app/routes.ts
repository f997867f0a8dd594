/**
 * The index of the code base: which modules show which page. A templated page pairs its template with its content and
 * needs no module of its own. The prerenderer finds what to preload by running these functions, and a page preloads
 * all that its function can import: one line a page, every import literal.
 */
import './route-modules.ts'
import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Article } from '#content/blog/article.ts'
import type { FamilyName } from '#site-map/families.ts'
import type { StaticPath } from '#site-map/index.ts'

interface RouteModule {
  element: ReactElement
}

/** Loads what a page needs and gives the component that shows it. */
export type Loader = () => Promise<RouteModule>

const page = (module: { default: ComponentType }): RouteModule => ({ element: createElement(module.default) })

const fill = <Content>(template: { default: ComponentType<{ content: Content }> }, content: { default: Content }): RouteModule => ({
  element: createElement(template.default, { content: content.default }),
})

export const routes = {
  '/': async () => page(await import('#pages/home.tsx')),
  '/about': async () => page(await import('#pages/about.tsx')),
  '/careers': async () => page(await import('#pages/careers.tsx')),
  '/careers/apply': async () => page(await import('#pages/careers/apply.tsx')),
  '/contact': async () => page(await import('#pages/contact.tsx')),
  '/support': async () => page(await import('#pages/support.tsx')),
  '/sitemap': async () => page(await import('#pages/sitemap.tsx')),
  '/404': async () => page(await import('#pages/not-found.tsx')),

  '/services': async () => page(await import('#pages/services.tsx')),
  '/services/web-development': async () => fill(await import('#templates/service.tsx'), await import('#content/services/web-development.ts')),
  '/services/ecommerce': async () => fill(await import('#templates/service.tsx'), await import('#content/services/ecommerce.ts')),
  '/services/mobile-app-development': async () => fill(await import('#templates/service.tsx'), await import('#content/services/mobile-app-development.ts')),
  '/services/pos-software': async () => fill(await import('#templates/service.tsx'), await import('#content/services/pos-software.ts')),
  '/services/enterprise-software-development': async () => page(await import('#pages/services/enterprise-software-development.tsx')),
  '/services/ui-ux-design': async () => page(await import('#pages/services/ui-ux-design.tsx')),
  '/services/cloud-services': async () => fill(await import('#templates/service.tsx'), await import('#content/services/cloud-services.ts')),
  '/services/software-testing-as-service': async () => fill(await import('#templates/service.tsx'), await import('#content/services/software-testing-as-service.ts')),
  '/services/it-consulting': async () => fill(await import('#templates/service.tsx'), await import('#content/services/it-consulting.ts')),
  '/services/ai-ml': async () => fill(await import('#templates/service.tsx'), await import('#content/services/ai-ml.ts')),
  '/services/crm-erp': async () => fill(await import('#templates/service.tsx'), await import('#content/services/crm-erp.ts')),
  '/services/data-analytics-consulting': async () => fill(await import('#templates/service.tsx'), await import('#content/services/data-analytics-consulting.ts')),
  '/services/cybersecurity': async () => fill(await import('#templates/service.tsx'), await import('#content/services/cybersecurity.ts')),

  '/services/pos-systems': async () => page(await import('#pages/services/pos-systems.tsx')),
  '/services/crm-erp/salesforce': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/crm-erp/salesforce.ts')),
  '/services/crm-erp/odoo': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/crm-erp/odoo.ts')),
  '/services/data-analytics/strategy': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/data-analytics/strategy.ts')),
  '/services/data-analytics/bi': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/data-analytics/bi.ts')),
  '/services/data-analytics/advanced': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/data-analytics/advanced.ts')),
  '/services/cybersecurity/threat-assessment': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/cybersecurity/threat-assessment.ts')),
  '/services/cybersecurity/data-security': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/cybersecurity/data-security.ts')),
  '/services/cybersecurity/network-security': async () => fill(await import('#templates/sub-service.tsx'), await import('#content/services/cybersecurity/network-security.ts')),

  '/industries': async () => page(await import('#pages/industries.tsx')),
  '/industries/healthcare': async () => fill(await import('#templates/industry.tsx'), await import('#content/industries/healthcare.ts')),
  '/industries/fintech-solutions': async () => fill(await import('#templates/industry.tsx'), await import('#content/industries/fintech-solutions.ts')),
  '/industries/ecommerce': async () => fill(await import('#templates/industry.tsx'), await import('#content/industries/ecommerce.ts')),
  '/industries/retail': async () => fill(await import('#templates/industry.tsx'), await import('#content/industries/retail.ts')),
  '/industries/education': async () => fill(await import('#templates/industry.tsx'), await import('#content/industries/education.ts')),
  '/industries/real-estate': async () => fill(await import('#templates/industry.tsx'), await import('#content/industries/real-estate.ts')),
  '/industries/manufacturing': async () => fill(await import('#templates/industry.tsx'), await import('#content/industries/manufacturing.ts')),

  '/approach': async () => page(await import('#pages/approach.tsx')),
  '/partnership': async () => page(await import('#pages/partnership.tsx')),
  '/startup': async () => page(await import('#pages/startup.tsx')),
  '/press': async () => page(await import('#pages/press.tsx')),
  '/brands': async () => page(await import('#pages/brands.tsx')),
  '/blog': async () => page(await import('#pages/blog.tsx')),

  '/best-software-companies-in-bangladesh': async () => page(await import('#pages/best-software-companies-in-bangladesh.tsx')),
  '/top-it-firms-in-bangladesh': async () => page(await import('#pages/top-it-firms-in-bangladesh.tsx')),
  '/cross-platform-software-company-in-bangladesh': async () => page(await import('#pages/cross-platform-software-company-in-bangladesh.tsx')),
  '/best-outsourcing-company-in-bangladesh': async () => fill(await import('#templates/landing.tsx'), await import('#content/best-outsourcing-company-in-bangladesh.ts')),
  '/best-software-testing-company-in-bangladesh': async () => fill(await import('#templates/landing.tsx'), await import('#content/best-software-testing-company-in-bangladesh.ts')),

  '/terms': async () => fill(await import('#templates/legal.tsx'), await import('#content/terms.ts')),
  '/privacy': async () => fill(await import('#templates/legal.tsx'), await import('#content/privacy.ts')),

  '/offline': async () => page(await import('#pages/offline.tsx')),

  founder: async () => page(await import('#pages/founder.tsx')),
  job: async () => page(await import('#pages/careers/job.tsx')),
  post: async body => fill(await import('#templates/article.tsx'), await body()),
} satisfies Record<StaticPath | Exclude<FamilyName, 'post'>, Loader> & { post: ArticleLoader }

/** Loads the article template with one post's body. */
type ArticleLoader = (body: () => Promise<{ default: Article }>) => Promise<RouteModule>

/** Every article's route: the files of the folder are the list. */
export const articles = Object.entries(import.meta.glob<{ default: Article }>('#content/blog/*.md')).map(([file, body]) => ({
  path: `/blog/${file.replace(/^.*\/|\.md$/g, '')}`,
  load: () => routes.post(body),
}))
