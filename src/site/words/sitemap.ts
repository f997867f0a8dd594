import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'

export default page('sitemap', {
  title: `Sitemap: every page on one sheet | ${company.name}`,
  description: `Every page of the ${company.name} website on one sheet: services, industries, company, resources and legal pages, as a tree and as cards.`,
  headline: 'Every page on one sheet',
  lead: 'The whole site as a tree. On a large screen, point at a page to see it in a small phone before you go there.',
} satisfies Opening)
