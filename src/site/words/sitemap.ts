import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'

interface SitemapContent extends Opening {
  readonly hint: string
  readonly cardsTitle: string
  /** In the frame of the phone (docs/specification.md#sitemap). */
  readonly preview: { readonly title: string; readonly loading: string; readonly unavailable: string; readonly reason: string }
}

export default page('sitemap', {
  title: `Sitemap: all pages of ${company.name}`,
  description: `Every page of the ${company.name} website on one sheet: services, industries, company, resources and legal pages, as a tree and as cards.`,
  headline: 'Sitemap',
  lead: 'Every page of this site, as a tree. On a large screen, point at a page to see it in a small phone before you go there.',
  hint: 'Point at a page, and it shows here.',
  cardsTitle: 'Pages by section',
  preview: {
    title: 'Preview',
    loading: 'Loading preview',
    unavailable: 'Preview Unavailable',
    reason: 'This page might not allow embedding or could be temporarily unavailable.',
  },
} satisfies SitemapContent)
