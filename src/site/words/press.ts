import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Figure, Opening, Six } from './shapes.ts'

interface PressContent extends Opening {
  readonly use: string
  readonly guidelines: { readonly title: string; readonly text: string; readonly button: string }
  readonly background: { readonly title: string; readonly paragraphs: Six<string> }
  readonly facts: { readonly title: string; readonly items: readonly Figure[] }
}

const content: PressContent = {
  title: `Press and company background | ${company.name}`,
  description: `Press information about ${company.name}: company background in six paragraphs, facts and figures, brand guidelines to download, and a contact for journalists.`,
  headline: 'Press',
  lead: 'Background, figures and marks for people who write about us, and a person who answers before your deadline.',
  use: 'The company information on this page may be used for press inquiries and quoted with attribution.',
  guidelines: {
    title: 'Brand guidelines',
    text: 'The mark in four versions, the colours, and three rules on clear space, recolouring and type. One file, no registration.',
    button: 'Download the guidelines',
  },
  background: {
    title: `What is ${company.name}?`,
    paragraphs: [
      `${company.name} is a software company based in ${company.city}, ${company.country}. It was founded in ${claims.founded} by ${company.founder.name} and designs, builds and runs custom cross-platform, cloud-based software.`,
      `The company calls itself ${company.country}’s largest retail software solutions provider, by the number of independently owned shops that use its tills every day. It does not count pilot installations or free accounts.`,
      'Its first product was an offline point of sale for neighbourhood shops, finished in the first weeks of the 2020 lockdown. Restaurants, pharmacies and wholesalers followed, and with them stock, accounting and supply chain software.',
      `Today the work is divided between its own products, such as tills and school software, and projects for clients in ${claims.countries} countries, among them hospitals, banks, garment factories, newspapers and startups. More than ${claims.projects.replace('+', '')} projects have been delivered.`,
      'The mark comes from nokshi kantha, the embroidered quilts of Bengal. They are made of worn cloth and thousands of plain running stitches. The company’s designers draw every picture with that stitch, and its engineers use it as a description of good code.',
      `${company.legalName} is owned by its founder and its employees. It has taken no outside investment, publishes its salary bands to all staff, and shares its profit with everybody who has stayed a year.`,
    ],
  },
  facts: {
    title: 'Figures you may quote',
    items: [
      { value: claims.foundedYear, label: `founded, on ${claims.foundedDay}` },
      { value: claims.projects, label: 'projects delivered' },
      { value: claims.industries, label: 'industries' },
      { value: claims.businesses, label: 'businesses that use our software' },
    ],
  },
}

export default page('press', content)
