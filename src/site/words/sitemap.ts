import { company } from '#site/company.ts'
import { type TreeCard, type TreeGroup, treeCards } from '#site/map/tree.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'
import { wholeTree } from './whole-tree.ts'

interface SitemapContent extends Opening {
  readonly hint: string
  readonly groups: readonly TreeGroup[]
  readonly cardsTitle: string
  readonly cards: readonly TreeCard[]
  /** In the frame of the phone (docs/specification.md#sitemap). */
  readonly preview: { readonly title: string; readonly loading: string; readonly unavailable: string; readonly reason: string }
}

export default page('sitemap', {
  title: `Sitemap: all pages of ${company.name}`,
  description: `Every page of the ${company.name} website on one sheet: services, industries, company, resources and legal pages, as a tree and as cards.`,
  headline: 'Sitemap',
  lead: 'Every page of this site, as a tree; each open job has one too, found from Careers. On a large screen, point at a page to see it in a small phone before you go there.',
  hint: 'Point at a page, and it shows here.',
  groups: wholeTree,
  cardsTitle: 'Pages by section',
  cards: treeCards,
  preview: {
    title: 'Preview',
    loading: 'Loading preview',
    unavailable: 'Preview Unavailable',
    reason: 'This page might not allow embedding or could be temporarily unavailable.',
  },
} satisfies SitemapContent)
