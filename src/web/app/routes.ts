/**
 * The index of the code base: which modules show which page. A templated page pairs its template with its content and
 * needs no module of its own. The prerenderer finds what to preload by running these functions, and a page preloads
 * all that its function can import: one line a page, every import literal.
 */
import './route-modules.ts'
import { type ComponentType, createElement, type ReactElement } from 'react'
import type { FamilyName } from '#site/map/families.ts'
import type { StaticPath } from '#site/map/index.ts'
import type { Article } from '#site/words/blog/article.ts'

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
  '/': async () => page(await import('#web/pages/home.tsx')),
  '/about': async () => page(await import('#web/pages/about.tsx')),
  '/careers': async () => page(await import('#web/pages/careers.tsx')),
  '/careers/apply': async () => page(await import('#web/pages/careers/apply.tsx')),
  '/contact': async () => page(await import('#web/pages/contact.tsx')),
  '/support': async () => page(await import('#web/pages/support.tsx')),
  '/sitemap': async () => page(await import('#web/pages/sitemap.tsx')),
  '/404': async () => page(await import('#web/pages/not-found.tsx')),

  '/services': async () => page(await import('#web/pages/services.tsx')),
  '/services/web-development': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/web-development.ts')),
  '/services/ecommerce': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/ecommerce.ts')),
  '/services/mobile-app-development': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/mobile-app-development.ts')),
  '/services/pos-software': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/pos-software.ts')),
  '/services/enterprise-software-development': async () => page(await import('#web/pages/services/enterprise-software-development.tsx')),
  '/services/ui-ux-design': async () => page(await import('#web/pages/services/ui-ux-design.tsx')),
  '/services/cloud-services': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/cloud-services.ts')),
  '/services/software-testing-as-service': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/software-testing-as-service.ts')),
  '/services/it-consulting': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/it-consulting.ts')),
  '/services/ai-ml': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/ai-ml.ts')),
  '/services/crm-erp': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/crm-erp.ts')),
  '/services/data-analytics-consulting': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/data-analytics-consulting.ts')),
  '/services/cybersecurity': async () => fill(await import('#web/templates/service.tsx'), await import('#site/words/services/cybersecurity.ts')),

  '/services/pos-systems': async () => page(await import('#web/pages/services/pos-systems.tsx')),
  '/services/crm-erp/salesforce': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/crm-erp/salesforce.ts')),
  '/services/crm-erp/odoo': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/crm-erp/odoo.ts')),
  '/services/data-analytics/strategy': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/data-analytics/strategy.ts')),
  '/services/data-analytics/bi': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/data-analytics/bi.ts')),
  '/services/data-analytics/advanced': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/data-analytics/advanced.ts')),
  '/services/cybersecurity/threat-assessment': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/cybersecurity/threat-assessment.ts')),
  '/services/cybersecurity/data-security': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/cybersecurity/data-security.ts')),
  '/services/cybersecurity/network-security': async () => fill(await import('#web/templates/sub-service.tsx'), await import('#site/words/services/cybersecurity/network-security.ts')),

  '/industries': async () => page(await import('#web/pages/industries.tsx')),
  '/industries/healthcare': async () => fill(await import('#web/templates/industry.tsx'), await import('#site/words/industries/healthcare.ts')),
  '/industries/fintech-solutions': async () => fill(await import('#web/templates/industry.tsx'), await import('#site/words/industries/fintech-solutions.ts')),
  '/industries/ecommerce': async () => fill(await import('#web/templates/industry.tsx'), await import('#site/words/industries/ecommerce.ts')),
  '/industries/retail': async () => fill(await import('#web/templates/industry.tsx'), await import('#site/words/industries/retail.ts')),
  '/industries/education': async () => fill(await import('#web/templates/industry.tsx'), await import('#site/words/industries/education.ts')),
  '/industries/real-estate': async () => fill(await import('#web/templates/industry.tsx'), await import('#site/words/industries/real-estate.ts')),
  '/industries/manufacturing': async () => fill(await import('#web/templates/industry.tsx'), await import('#site/words/industries/manufacturing.ts')),

  '/approach': async () => page(await import('#web/pages/approach.tsx')),
  '/partnership': async () => page(await import('#web/pages/partnership.tsx')),
  '/startup': async () => page(await import('#web/pages/startup.tsx')),
  '/press': async () => page(await import('#web/pages/press.tsx')),
  '/brands': async () => page(await import('#web/pages/brands.tsx')),
  '/blog': async () => page(await import('#web/pages/blog.tsx')),

  '/best-software-companies-in-bangladesh': async () => page(await import('#web/pages/best-software-companies-in-bangladesh.tsx')),
  '/top-it-firms-in-bangladesh': async () => page(await import('#web/pages/top-it-firms-in-bangladesh.tsx')),
  '/cross-platform-software-company-in-bangladesh': async () => page(await import('#web/pages/cross-platform-software-company-in-bangladesh.tsx')),
  '/best-outsourcing-company-in-bangladesh': async () => fill(await import('#web/templates/landing.tsx'), await import('#site/words/best-outsourcing-company-in-bangladesh.ts')),
  '/best-software-testing-company-in-bangladesh': async () => fill(await import('#web/templates/landing.tsx'), await import('#site/words/best-software-testing-company-in-bangladesh.ts')),

  '/terms': async () => fill(await import('#web/templates/legal.tsx'), await import('#site/words/terms.ts')),
  '/privacy': async () => fill(await import('#web/templates/legal.tsx'), await import('#site/words/privacy.ts')),

  '/offline': async () => page(await import('#web/pages/offline.tsx')),

  founder: async () => page(await import('#web/pages/founder.tsx')),
  job: async () => page(await import('#web/pages/careers/job.tsx')),
  post: async body => fill(await import('#web/templates/article.tsx'), await body()),
} satisfies Record<StaticPath | Exclude<FamilyName, 'post'>, Loader> & { post: ArticleLoader }

/** Loads the article template with one post's body. */
type ArticleLoader = (body: () => Promise<{ default: Article }>) => Promise<RouteModule>

/** Every article's route: the files of the folder are the list. */
export const articles = Object.entries(import.meta.glob<{ default: Article }>('#site/words/blog/*.md')).map(([file, body]) => ({
  path: `/blog/${file.replace(/^.*\/|\.md$/g, '')}`,
  load: () => routes.post(body),
}))
