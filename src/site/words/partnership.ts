import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { Table } from '#site/table.ts'
import { page } from '#site/words/page.ts'
import type { Four, Item, Listed, Opening, Six, Testimonial, Three, Two } from './shapes.ts'

interface PartnershipContent extends Opening {
  readonly button: 'Become a Partner'
  readonly why: Listed<Four<Item>>
  readonly opportunities: Listed<Three<Item>>
  readonly benefits: Listed<Six<string>>
  readonly example: { readonly title: string; readonly lead: string; readonly table: Table }
  readonly testimonials: Two<Testimonial>
  readonly form: { readonly title: string; readonly lead: string }
}

/** Partners wait no longer than clients. */
const [, high] = claims.severities

const thousands = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** A reseller's first year, reckoned from what a till costs. */
const shops = 20
const installation = 3000
const licences = shops * 12 * claims.tillPrice
const share = (licences * claims.resellerShare) / 100

const content: PartnershipContent = {
  title: `Software partner programme: resell or integrate | ${company.name}`,
  description: `Software partner programme in ${company.country}: resell our tills, connect your product or bid together. Margins from ${claims.resellerShare}%, and what twenty shops earn you.`,
  headline: 'Partner programme',
  lead: `For resellers, vendors and firms that bid together: sell our products, connect yours, or build with us. We have clients in ${claims.countries} countries and can’t be in every town and trade. Partners are, and they’re paid for it.`,
  button: 'Become a Partner',
  why: {
    title: 'Why partner with us',
    items: [
      {
        title: 'Products that need few visits',
        description: 'A till that works offline makes few support calls. Your margin is not eaten by trips on Friday evenings.',
      },
      { title: 'Your customer stays yours', description: 'It is in the contract: we do not sell around you, quote behind you or hire your people.' },
      {
        title: 'Help from the engineers',
        description: `Partners talk to the people who wrote the product, in a shared channel. Answers come as fast as for clients: in desk hours, ${high.firstAnswer} for whatever blocks a customer.`,
      },
      { title: 'Terms on two pages', description: 'Margins, territories and notice periods in plain language, the same for all partners of a kind.' },
    ],
  },
  opportunities: {
    title: 'Partnership opportunities',
    items: [
      {
        title: 'Reseller',
        description:
          'You know the shops and clinics of your district. Sell, install and train; we deliver the product, second-line support and marketing that names you.',
      },
      {
        title: 'Integration',
        description:
          'Your gateway, device or accounting package and our products, joined once and maintained by both. You get interface descriptions, a sandbox and a certification.',
      },
      {
        title: 'Strategic alliance',
        description:
          'Two firms, one offer, for tenders or regions that neither could serve alone. It begins with one joint project; a lasting agreement follows if that works.',
      },
    ],
  },
  benefits: {
    title: 'Partner benefits',
    items: [
      `Margins from ${claims.resellerShare}% on licences, and the whole fee for installation.`,
      'Demonstration hardware on loan for twelve months.',
      'Two days of training, at your place, for as many people as fit.',
      'Leads from your territory, passed on the day they arrive.',
      'Early access to releases, with a say in what comes next.',
      'A named contact here whose work is judged by your sales.',
    ],
  },
  example: {
    title: 'Example: what a reseller earns',
    lead: 'Twenty shops with one till each, sold in January. Training, hardware on loan and second-line support cost you nothing.',
    table: {
      caption: 'A reseller’s earnings in the first year and later, in taka',
      columns: ['Item', 'First year', 'Each later year'],
      rows: [
        ['Licences sold', thousands(licences), thousands(licences)],
        [`Your share, ${claims.resellerShare}%`, thousands(share), thousands(share)],
        [`Installations, ${thousands(installation)} each`, thousands(shops * installation), '0'],
        ['You earn', thousands(share + shops * installation), thousands(share)],
      ],
    },
  },
  testimonials: [
    {
      quote: 'In four years they have never answered one of my customers without copying me. That is rarer than a good product.',
      author: 'Bashir Uddin',
      role: 'Owner',
      company: 'a reseller in Rajshahi',
    },
    {
      quote: 'The integration took nine days, of which two were ours. Their sandbox behaves like the real thing, including its bad moods.',
      author: 'Lena Fischer',
      role: 'Partner manager',
      company: 'a payments company in Hamburg',
    },
  ],
  form: {
    title: 'Partner application',
    lead: 'Tell us who you are and what you want to reach. Two people read it, and one answers within three working days.',
  },
}

export default page('partnership', content)
