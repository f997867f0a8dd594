/**
 * The index of the code base: which modules show which page. A templated page pairs its template with its content and
 * needs no module of its own. The prerenderer finds what to preload by running these functions, and a page preloads
 * all that its function can import: one line a page, every import literal.
 */
import './route-modules.ts'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { type FamilyName, founderPath, jobPath, postPath } from '#site/map/families.ts'
import type { PagePath, StaticPath } from '#site/map/index.ts'
import type { Article } from '#site/words/blog/article.ts'
import { jobWords } from '#site/words/careers/job.ts'
import type { PageProps, View, WordsOf } from '#site/words/page.ts'

interface RouteModule {
  element: ReactElement
}

/** Loads what a page needs and gives the component that shows it. */
export type Loader = () => Promise<RouteModule>

interface WithWords<V extends View> {
  default: { view: V; words: WordsOf[V] }
}

const show = <V extends View>(path: PagePath, { default: Component }: { default: ComponentType<PageProps<V>> }, words: WithWords<V>): RouteModule => ({
  element: createElement(Component, { path, words: words.default.words }),
})

export const routes = {
  '/': async () => show('/', await import('#web/pages/home.tsx'), await import('#site/words/home.ts')),
  '/about': async () => show('/about', await import('#web/pages/about.tsx'), await import('#site/words/about.ts')),
  '/careers': async () => show('/careers', await import('#web/pages/careers.tsx'), await import('#site/words/careers.ts')),
  '/careers/apply': async () => show('/careers/apply', await import('#web/pages/careers/apply.tsx'), await import('#site/words/careers/apply.ts')),
  '/contact': async () => show('/contact', await import('#web/pages/contact.tsx'), await import('#site/words/contact.ts')),
  '/support': async () => show('/support', await import('#web/pages/support.tsx'), await import('#site/words/support.ts')),
  '/sitemap': async () => show('/sitemap', await import('#web/pages/sitemap.tsx'), await import('#site/words/sitemap.ts')),
  '/404': async () => show('/404', await import('#web/pages/not-found.tsx'), await import('#site/words/not-found.ts')),

  '/services': async () => show('/services', await import('#web/pages/services.tsx'), await import('#site/words/services.ts')),
  '/services/web-development': async () => show('/services/web-development', await import('#web/templates/service.tsx'), await import('#site/words/services/web-development.ts')),
  '/services/ecommerce': async () => show('/services/ecommerce', await import('#web/templates/service.tsx'), await import('#site/words/services/ecommerce.ts')),
  '/services/mobile-app-development': async () => show('/services/mobile-app-development', await import('#web/templates/service.tsx'), await import('#site/words/services/mobile-app-development.ts')),
  '/services/pos-software': async () => show('/services/pos-software', await import('#web/templates/service.tsx'), await import('#site/words/services/pos-software.ts')),
  '/services/enterprise-software-development': async () =>
    show('/services/enterprise-software-development', await import('#web/templates/service.tsx'), await import('#site/words/services/enterprise-software-development.ts')),
  '/services/ui-ux-design': async () => show('/services/ui-ux-design', await import('#web/templates/service.tsx'), await import('#site/words/services/ui-ux-design.ts')),
  '/services/cloud-services': async () => show('/services/cloud-services', await import('#web/templates/service.tsx'), await import('#site/words/services/cloud-services.ts')),
  '/services/software-testing-as-service': async () =>
    show('/services/software-testing-as-service', await import('#web/templates/service.tsx'), await import('#site/words/services/software-testing-as-service.ts')),
  '/services/it-consulting': async () => show('/services/it-consulting', await import('#web/templates/service.tsx'), await import('#site/words/services/it-consulting.ts')),
  '/services/ai-ml': async () => show('/services/ai-ml', await import('#web/templates/service.tsx'), await import('#site/words/services/ai-ml.ts')),
  '/services/crm-erp': async () => show('/services/crm-erp', await import('#web/templates/service.tsx'), await import('#site/words/services/crm-erp.ts')),
  '/services/data-analytics-consulting': async () =>
    show('/services/data-analytics-consulting', await import('#web/templates/service.tsx'), await import('#site/words/services/data-analytics-consulting.ts')),
  '/services/cybersecurity': async () => show('/services/cybersecurity', await import('#web/templates/service.tsx'), await import('#site/words/services/cybersecurity.ts')),

  '/services/pos-systems': async () => show('/services/pos-systems', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/pos-systems.ts')),
  '/services/crm-erp/salesforce': async () => show('/services/crm-erp/salesforce', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/crm-erp/salesforce.ts')),
  '/services/crm-erp/odoo': async () => show('/services/crm-erp/odoo', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/crm-erp/odoo.ts')),
  '/services/data-analytics/strategy': async () =>
    show('/services/data-analytics/strategy', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/data-analytics/strategy.ts')),
  '/services/data-analytics/bi': async () => show('/services/data-analytics/bi', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/data-analytics/bi.ts')),
  '/services/data-analytics/advanced': async () =>
    show('/services/data-analytics/advanced', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/data-analytics/advanced.ts')),
  '/services/cybersecurity/threat-assessment': async () =>
    show('/services/cybersecurity/threat-assessment', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/cybersecurity/threat-assessment.ts')),
  '/services/cybersecurity/data-security': async () =>
    show('/services/cybersecurity/data-security', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/cybersecurity/data-security.ts')),
  '/services/cybersecurity/network-security': async () =>
    show('/services/cybersecurity/network-security', await import('#web/templates/sub-service.tsx'), await import('#site/words/services/cybersecurity/network-security.ts')),

  '/industries': async () => show('/industries', await import('#web/pages/industries.tsx'), await import('#site/words/industries.ts')),
  '/industries/healthcare': async () => show('/industries/healthcare', await import('#web/templates/industry.tsx'), await import('#site/words/industries/healthcare.ts')),
  '/industries/fintech-solutions': async () => show('/industries/fintech-solutions', await import('#web/templates/industry.tsx'), await import('#site/words/industries/fintech-solutions.ts')),
  '/industries/ecommerce': async () => show('/industries/ecommerce', await import('#web/templates/industry.tsx'), await import('#site/words/industries/ecommerce.ts')),
  '/industries/retail': async () => show('/industries/retail', await import('#web/templates/industry.tsx'), await import('#site/words/industries/retail.ts')),
  '/industries/education': async () => show('/industries/education', await import('#web/templates/industry.tsx'), await import('#site/words/industries/education.ts')),
  '/industries/real-estate': async () => show('/industries/real-estate', await import('#web/templates/industry.tsx'), await import('#site/words/industries/real-estate.ts')),
  '/industries/manufacturing': async () => show('/industries/manufacturing', await import('#web/templates/industry.tsx'), await import('#site/words/industries/manufacturing.ts')),

  '/approach': async () => show('/approach', await import('#web/pages/approach.tsx'), await import('#site/words/approach.ts')),
  '/partnership': async () => show('/partnership', await import('#web/pages/partnership.tsx'), await import('#site/words/partnership.ts')),
  '/startup': async () => show('/startup', await import('#web/pages/startup.tsx'), await import('#site/words/startup.ts')),
  '/press': async () => show('/press', await import('#web/pages/press.tsx'), await import('#site/words/press.ts')),
  '/brands': async () => show('/brands', await import('#web/pages/brands.tsx'), await import('#site/words/brands.ts')),
  '/blog': async () => show('/blog', await import('#web/pages/blog.tsx'), await import('#site/words/blog.ts')),

  '/best-software-companies-in-bangladesh': async () =>
    show('/best-software-companies-in-bangladesh', await import('#web/pages/best-software-companies-in-bangladesh.tsx'), await import('#site/words/best-software-companies-in-bangladesh.ts')),
  '/top-it-firms-in-bangladesh': async () => show('/top-it-firms-in-bangladesh', await import('#web/pages/top-it-firms-in-bangladesh.tsx'), await import('#site/words/top-it-firms-in-bangladesh.ts')),
  '/cross-platform-software-company-in-bangladesh': async () =>
    show(
      '/cross-platform-software-company-in-bangladesh',
      await import('#web/pages/cross-platform-software-company-in-bangladesh.tsx'),
      await import('#site/words/cross-platform-software-company-in-bangladesh.ts'),
    ),
  '/best-outsourcing-company-in-bangladesh': async () =>
    show('/best-outsourcing-company-in-bangladesh', await import('#web/templates/landing.tsx'), await import('#site/words/best-outsourcing-company-in-bangladesh.ts')),
  '/best-software-testing-company-in-bangladesh': async () =>
    show('/best-software-testing-company-in-bangladesh', await import('#web/templates/landing.tsx'), await import('#site/words/best-software-testing-company-in-bangladesh.ts')),

  '/terms': async () => show('/terms', await import('#web/templates/legal.tsx'), await import('#site/words/terms.ts')),
  '/privacy': async () => show('/privacy', await import('#web/templates/legal.tsx'), await import('#site/words/privacy.ts')),

  '/offline': async () => show('/offline', await import('#web/pages/offline.tsx'), await import('#site/words/offline.ts')),

  founder: async () => show(founderPath, await import('#web/pages/founder.tsx'), await import('#site/words/founder.ts')),
  job: async () => ({ element: createElement(JobRoute, await import('#web/pages/careers/job.tsx')) }),
  post: async body => {
    const [{ default: Component }, { posts }, { articleWords }, { default: article }] = await Promise.all([
      import('#web/templates/article.tsx'),
      import('#site/words/blog/posts.ts'),
      import('#site/words/blog/article.ts'),
      body(),
    ])
    return { element: createElement(Component, { path: postPath(article), words: articleWords(article, posts) }) }
  },
} satisfies Record<StaticPath | Exclude<FamilyName, 'post'>, Loader> & { post: ArticleLoader }

/** The job that the address names. */
function JobRoute({ default: Component }: { default: ComponentType<PageProps<'job'>> }) {
  const { id = '' } = useParams()
  return createElement(Component, { path: jobPath({ id }), words: jobWords(id) })
}

/** Loads the article template with one post's body. */
type ArticleLoader = (body: () => Promise<{ default: Article }>) => Promise<RouteModule>

/** Every article's route: the files of the folder are the list. */
export const articles = Object.entries(import.meta.glob<{ default: Article }>('#site/words/blog/*.md')).map(([file, body]) => ({
  path: `/blog/${file.replace(/^.*\/|\.md$/g, '')}`,
  load: () => routes.post(body),
}))
