/** What the head of a view's page has besides the title and description of its file. */

import { company } from '#content/company.ts'
import type { PagePath } from '#content/map/index.ts'
import type { Lists } from '#lists/data-folder.ts'
import { feedsOf } from '#seo/feeds.build.ts'
import type { BuiltHead, HeadOf } from '#seo/graph.build.ts'
import { head as article } from './article/head.build.ts'
import { head as blog } from './blog/head.build.ts'
import { head as caseStudies } from './case-studies/head.build.ts'
import { head as caseStudy } from './case-study/head.build.ts'
import { head as companyRanking } from './company-ranking/head.build.ts'
import { head as firmRanking } from './firm-ranking/head.build.ts'
import { head as job } from './job/head.build.ts'
import { head as landing } from './landing/head.build.ts'
import { head as service } from './service/head.build.ts'
import { head as support } from './support/head.build.ts'
import type { View, WordsOf } from './words.ts'

const unlisted = () => ({ isUnlisted: true }) as const

const heads: { readonly [V in View]?: HeadOf<V> } = {
  service,
  subService: service,
  landing,
  crossPlatform: landing,
  companyRanking,
  firmRanking,
  support,
  blog,
  article,
  caseStudies,
  caseStudy,
  careers: () => ({ feeds: feedsOf('careers') }),
  job,
  founder: () => ({ label: company.founder.name, type: 'profile' }),
  notFound: unlisted,
  offline: unlisted,
  search: unlisted,
}

/** Defaults for articles, case studies and jobs, whose entry provides the title and description. */
const unnamed = { title: '', description: '' }

/** Returns the head of a page. Throws for a service that is not in the site map. */
export function headOf<V extends View>(path: PagePath, view: V, words: WordsOf[V], lists: Lists): BuiltHead {
  const own: HeadOf<V> | undefined = heads[view]
  const { title, description } = 'title' in words ? words : unnamed
  const photo = 'photo' in words ? words.photo : undefined
  return { path, title, description, photo, ...own?.(path, words, lists) }
}
