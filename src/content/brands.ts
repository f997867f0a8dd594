import { company } from '#company.ts'
import type { Call, Figure, Item, Opening, Three } from '#content/shapes.ts'

interface BrandsContent extends Opening {
  readonly productsTitle: string
  readonly innovation: { readonly title: string; readonly paragraphs: readonly string[]; readonly points: Three<Item> }
  readonly highlights: { readonly title: string; readonly items: Three<Figure & { readonly note: string }> }
  readonly call: Call
}

const content: BrandsContent = {
  description: `The brands and products of ${company.name}, from offline tills to school software, how we decide what to build next, and what we put back into research.`,
  headline: 'Our Brands',
  lead: 'Some problems came back in project after project until we built the answer once, gave it a name and promised to look after it.',
  productsTitle: 'Products with a name',
  innovation: {
    title: 'How something becomes a product',
    paragraphs: [
      'A product starts as the third time that we build the same thing. The first two clients paid for their own solution; the third is asked whether they would share theirs, at half the price.',
      'Then it has to live a year with five customers before it gets a name. Two in three do not, and their parts end up in others. We tell the story of those at the long table, because they cost the most and teach the most.',
    ],
    points: [
      { title: 'A bench, not a department', description: 'Anybody may book the research bench for a week. The only rule is a talk on Friday.' },
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
        note: 'in which at least one shop, school or kitchen uses a product of ours, most of them without ever having met us',
      },
      { value: '24%', label: 'of revenue into research', note: 'counting wages at the bench, hardware and the products that did not make it' },
    ],
  },
  call: {
    title: 'Using one of these, or want to?',
    text: 'Customers get help from the people who made it. Everybody else gets a straight answer on whether it fits.',
  },
}

export default content
