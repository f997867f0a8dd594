/**
 * What a page is shown by, and with which words. A words file says both, so that they cannot part: `service({...})` is
 * shown by the service template and holds what that needs; a page of its own kind says `page('about', {...})`.
 */
import type { PagePath } from '#site/map/index.ts'
import type { ArticleWords } from './blog/article.ts'
import type { JobWords } from './careers/job.ts'
import type { CaseStudyWords } from './case-studies/article.ts'
import type { IndustryContent, LandingContent, LegalContent, ServiceContent, SubServiceContent } from './shapes.ts'

/** The words of a file beside this one. */
type In<Module extends { default: { words: unknown } }> = Module['default']['words']

/** The words that each view shows. Views are components: `web/app/views.ts` has one for every name. */
export interface WordsOf {
  readonly service: ServiceContent
  readonly subService: SubServiceContent
  readonly industry: IndustryContent
  readonly landing: LandingContent
  readonly legal: LegalContent
  readonly article: ArticleWords
  readonly caseStudy: CaseStudyWords
  readonly job: JobWords
  readonly about: In<typeof import('./about.ts')>
  readonly apply: In<typeof import('./careers/apply.ts')>
  readonly approach: In<typeof import('./approach.ts')>
  readonly blog: In<typeof import('./blog.ts')>
  readonly brands: In<typeof import('./brands.ts')>
  readonly careers: In<typeof import('./careers.ts')>
  readonly caseStudies: In<typeof import('./case-studies.ts')>
  readonly companyRanking: In<typeof import('./best-software-companies-in-bangladesh.ts')>
  readonly contact: In<typeof import('./contact.ts')>
  readonly crossPlatform: In<typeof import('./cross-platform-software-company-in-bangladesh.ts')>
  readonly firmRanking: In<typeof import('./top-it-firms-in-bangladesh.ts')>
  readonly founder: In<typeof import('./founder.ts')>
  readonly home: In<typeof import('./home.ts')>
  readonly industries: In<typeof import('./industries.ts')>
  readonly notFound: In<typeof import('./not-found.ts')>
  readonly offline: In<typeof import('./offline.ts')>
  readonly partnership: In<typeof import('./partnership.ts')>
  readonly press: In<typeof import('./press.ts')>
  readonly search: In<typeof import('./search.ts')>
  readonly services: In<typeof import('./services.ts')>
  readonly sitemap: In<typeof import('./sitemap.ts')>
  readonly startup: In<typeof import('./startup.ts')>
  readonly support: In<typeof import('./support.ts')>
}

/** The name of a view. */
export type View = keyof WordsOf

/** What a view is given. */
export interface PageProps<V extends View> {
  /** The page's own address, whatever spelling led to it. */
  readonly path: PagePath
  readonly words: WordsOf[V]
}

/** Words with the view that shows them. */
export const page = <const V extends View, W>(view: V, words: W) => ({ view, words })

export const service = (words: ServiceContent) => page('service', words)
export const subService = (words: SubServiceContent) => page('subService', words)
export const industry = (words: IndustryContent) => page('industry', words)
export const landing = (words: LandingContent) => page('landing', words)
export const legal = (words: LegalContent) => page('legal', words)
