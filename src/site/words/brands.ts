import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Call, Figure, Item, Opening, Three } from './shapes.ts'

interface BrandsContent extends Opening {
  readonly productsTitle: string
  /** Said when the list of products is empty. */
  readonly noProducts: string
  readonly innovation: { readonly title: string; readonly paragraphs: readonly string[]; readonly points: Three<Item> }
  readonly highlights: { readonly title: string; readonly items: Three<Figure & { readonly note: string }> }
  readonly call: Call
}

const content: BrandsContent = {
  title: `Our brands and products | ${company.name}`,
  description: `The brands and products of ${company.name}, from offline tills to school software, how we decide what to build next, and what we put back into research.`,
  headline: 'Our Brands',
  lead: `Some problems came back in project after project until we built the answer once and gave it a name. Our products are trusted by ${claims.businesses} businesses and have ${claims.users} users at counters, kitchens and school desks.`,
  productsTitle: 'Products with a name',
  noProducts: 'None is on sale at the moment.',
  innovation: {
    title: 'How something becomes a product',
    paragraphs: [
      'A product starts when a third client asks for the same thing. The first two paid for their own solution; the third is asked whether they would share theirs, at half the price.',
      'Then it has to last a year with five customers before it goes on sale. Two in three do not, and their parts end up in others. New colleagues hear about those first, because they cost the most.',
    ],
    points: [
      { title: 'A bench for everybody', description: 'Any colleague may book the research bench for a week. The only rule is a talk on Thursday.' },
      { title: 'Customers who are told the truth', description: 'Trial customers know that it is a trial, pay little, and can veto the launch.' },
      { title: 'An end for every product', description: 'When we retire one, its users get two years, their data and a path to somewhere else.' },
    ],
  },
  highlights: {
    title: 'What it amounts to',
    items: [
      { value: '87%', label: 'growth', note: 'in product subscriptions over the last financial year, from a small base' },
      {
        value: '35',
        label: 'countries',
        note: 'in which at least one shop, school or kitchen runs one of our products, mostly bought online or from a reseller',
      },
      { value: '24%', label: 'of revenue into research', note: 'counting wages at the bench, hardware and the products that did not make it' },
    ],
  },
  call: {
    title: 'Using one of these, or want to?',
    text: 'Customers get help from the people who made it. Everybody else gets a straight answer on whether it fits.',
  },
}

export default page('brands', content)
