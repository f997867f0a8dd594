import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import type { TreeGroup } from '#site/map/tree.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'
import { wholeTree } from './whole-tree.ts'

/** A page, or a place on one, by what somebody looks for who wants it. */
export interface Popular {
  readonly label: string
  readonly to: PageLink
}

interface SearchContent extends Opening {
  readonly popularTitle: string
  readonly popular: readonly Popular[]
  readonly treeTitle: string
  readonly groups: readonly TreeGroup[]
  /** The address of the index. */
  readonly index: string
}

/** Stands where the address of the index will be, which is named by what all other pages say. */
export const indexPlaceholder = '/assets/search-index.json'

export default page('search', {
  title: `Search all pages of ${company.name}`,
  description: `Search ${company.name} by any word: services with prices, industries, case studies, jobs, articles and answers to questions. It works without a network too.`,
  headline: 'Search',
  lead: 'Services, industries, case studies, articles, jobs, people and questions: type what you need, in any form or spelling.',
  popularTitle: 'Often looked for',
  popular: [
    { label: 'POS software for shops', to: '/services/pos-software' },
    { label: 'What a mobile app costs', to: '/services/mobile-app-development' },
    { label: 'Case studies with figures', to: '/case-studies' },
    { label: 'Open positions', to: '/careers#open-positions' },
    { label: 'Request a quote', to: '/contact' },
    { label: 'Press facts and logo', to: '/press' },
  ],
  treeTitle: 'All pages',
  groups: wholeTree,
  index: indexPlaceholder,
} satisfies SearchContent)
