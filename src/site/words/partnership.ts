import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Four, Item, Listed, Opening, Six, Testimonial, Three, Two } from './shapes.ts'

interface PartnershipContent extends Opening {
  readonly button: 'Become a Partner'
  readonly why: Listed<Four<Item>>
  readonly opportunities: Listed<Three<Item>>
  readonly benefits: Listed<Six<string>>
  readonly testimonials: Two<Testimonial>
  readonly form: { readonly title: string; readonly lead: string }
}

const content: PartnershipContent = {
  title: `Become a partner: resell or integrate | ${company.name}`,
  description: `Become a partner of ${company.name}: resell our products, integrate yours, or form a strategic alliance. What each brings, and a form that takes four minutes.`,
  headline: 'Sell, connect or build it with us',
  lead: `We make software and keep it running for clients in ${claims.countries} countries. We are not in every town, every trade or every system. Partners are, and they are paid for it.`,
  button: 'Become a Partner',
  why: {
    title: 'Why partners stay',
    items: [
      {
        title: 'Products that need few visits',
        description: 'A till that works offline makes few support calls. Your margin is not eaten by trips on Friday evenings.',
      },
      { title: 'Your customer stays yours', description: 'It is in the contract: we do not sell around you, quote behind you or hire your people.' },
      { title: 'Engineers on the line', description: 'Partners talk to the people who wrote it, in a shared channel, with answers within two working hours.' },
      { title: 'Terms on two pages', description: 'Margins, territories and exits in plain language, the same for all partners of a kind.' },
    ],
  },
  opportunities: {
    title: 'Three ways to work together',
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
    title: 'What partners receive',
    items: [
      'Margins from 25% on licences, and the whole fee for installation.',
      'Demonstration hardware on loan for twelve months.',
      'Two days of training, at your place, for as many people as fit.',
      'Leads from your territory, passed on the day they arrive.',
      'Early access to releases, with a say in what comes next.',
      'A named person here who is measured by your turnover.',
    ],
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
