import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Call, Figure, Item, Opening, Three } from './shapes.ts'

interface BrandsContent extends Opening {
  readonly productsTitle: string
  /** Said when the list of products is empty. */
  readonly noProducts: string
  readonly labels: { readonly audience: string; readonly price: string }
  readonly innovation: { readonly title: string; readonly paragraphs: readonly string[]; readonly points: Three<Item> }
  readonly highlights: { readonly title: string; readonly items: Three<Figure & { readonly note: string }> }
  readonly call: Call & { readonly button: string; readonly support: string }
}

const content: BrandsContent = {
  title: `Software products with prices: our brands | ${company.name}`,
  description: `Software products from ${company.country}: an offline till, restaurant and school software, a garment floor counter. What each does, for whom, its price and its state.`,
  headline: 'Our Brands',
  lead: `Software products for shops, restaurants, schools, factories and online sellers. They are trusted by ${claims.businesses} businesses and had ${claims.users} users last month, parents of pupils included.`,
  productsTitle: 'Products',
  noProducts: 'None is on sale at the moment.',
  labels: { audience: 'For', price: 'Price' },
  innovation: {
    title: 'Our innovation approach',
    paragraphs: [
      `A product starts when a third client asks for the same thing. We write it anew, from what we have learned. A client’s code is used in it ${claims.reuse}.`,
      'Then it has to last a year with five customers before it goes on sale. Two in three don’t make it, and new colleagues hear about those first.',
    ],
    points: [
      { title: 'A research bench for everyone', description: 'Any colleague may book it for a week. The only rule is a talk on Thursday.' },
      { title: 'Trials that say so', description: 'Trial customers know that a product is on trial, pay little or nothing, and can veto its launch.' },
      { title: 'An end for every product', description: 'When we retire one, its users get two years, their data and a path to somewhere else.' },
    ],
  },
  highlights: {
    title: 'Highlights',
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
    title: 'Questions about a product',
    text: 'Customers get help from the people who made it. If you’re still choosing, ask for a demonstration on your own prices and receipts.',
    button: 'Contact us',
    support: 'Get support',
  },
}

export default page('brands', content)
