/** What the head of a view's page has besides the title and description of its file. */

import { company } from '#content/company.ts'
import type { PagePath } from '#content/map/index.ts'
import type { Lists } from '#lists/data-folder.ts'
import { feedsOf } from '#seo/feeds.build.ts'
import type { BuiltHead, HeadOf } from '#seo/graph.build.ts'
import { faqNodes, type Ranked, rankingNodes, serviceNode } from '#seo/nodes.build.ts'
import { head as article } from './article/head.build.ts'
import { head as blog } from './blog/head.build.ts'
import { head as caseStudies } from './case-studies/head.build.ts'
import { head as caseStudy } from './case-study/head.build.ts'
import { head as job } from './job/head.build.ts'
import { head as service } from './service/head.build.ts'
import type { View, WordsOf } from './words.ts'

const unlisted = () => ({ isUnlisted: true }) as const

/** A page that sells one service. */
const landing: HeadOf<'landing' | 'crossPlatform'> = (path, { lead, serviceType, services }) => ({
  structuredData: [serviceNode(path, { name: serviceType, serviceType, lead, parts: services?.items ?? [] })],
})

const ranking = (path: PagePath, { title, headline }: { readonly title: string; readonly headline: string }, entries: readonly Ranked[]) => ({
  title: `${title} (${__BUILD_YEAR__})`,
  structuredData: rankingNodes(path, headline, entries),
})

const heads: { readonly [V in View]?: HeadOf<V> } = {
  service,
  subService: service,
  landing,
  crossPlatform: landing,
  companyRanking: (path, words) => ranking(path, words, words.companies),
  firmRanking: (path, words) => ranking(path, words, words.firms),
  support: (path, { questions }) => ({ structuredData: faqNodes(path, questions) }),
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

/** Returns the head of a page. */
export function headOf<V extends View>(path: PagePath, view: V, words: WordsOf[V], lists: Lists): BuiltHead {
  const own: HeadOf<V> | undefined = heads[view]
  const { title, description } = 'title' in words ? words : unnamed
  const photo = 'photo' in words ? words.photo : undefined
  return { path, title, description, photo, ...own?.(path, words, lists) }
}
