/** The schema of each view: what the file of a page must say to be shown by it. */
import type * as v from 'valibot'
import { about } from './about.ts'
import { apply } from './apply.ts'
import { approach } from './approach.ts'
import { article } from './article.ts'
import { blog } from './blog.ts'
import { brands } from './brands.ts'
import { careers } from './careers.ts'
import { caseStudies } from './case-studies.ts'
import { caseStudy } from './case-study.ts'
import { companyRanking } from './company-ranking.ts'
import { contact } from './contact.ts'
import { crossPlatform } from './cross-platform.ts'
import { firmRanking } from './firm-ranking.ts'
import { founder } from './founder.ts'
import { home } from './home.ts'
import { industries } from './industries.ts'
import { industry } from './industry.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { notFound } from './not-found.ts'
import { offline } from './offline.ts'
import { partnership } from './partnership.ts'
import { press } from './press.ts'
import { search } from './search.ts'
import { service } from './service.ts'
import { services } from './services.ts'
import { sitemap } from './sitemap.ts'
import { startup } from './startup.ts'
import { subService } from './sub-service.ts'
import { support } from './support.ts'

export const schemas = {
  about,
  apply,
  approach,
  article,
  blog,
  brands,
  careers,
  caseStudies,
  caseStudy,
  companyRanking,
  contact,
  crossPlatform,
  firmRanking,
  founder,
  home,
  industries,
  industry,
  landing,
  legal,
  notFound,
  offline,
  partnership,
  press,
  search,
  service,
  services,
  sitemap,
  startup,
  subService,
  support,
} as const

/** The views that the file of a page may name. */
export type FileView = keyof typeof schemas

/** What the file of a page says, checked. */
export type FileWords<View extends FileView> = v.InferOutput<(typeof schemas)[View]>
