import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { Table } from '#site/table.ts'
import { page } from '#site/words/page.ts'
import type { Logo, LogoGround, LogoKind } from './logos.ts'
import type { Figure, Opening, Six } from './shapes.ts'

interface PressContent extends Opening {
  readonly use: string
  readonly background: { readonly title: string; readonly paragraphs: Six<string> }
  readonly figures: { readonly title: string; readonly items: readonly Figure[] }
  readonly facts: { readonly title: string; readonly lead: string; readonly table: Table }
  readonly logos: {
    readonly title: string
    readonly lead: string
    readonly names: Readonly<Record<LogoKind, string>>
    readonly grounds: Readonly<Record<LogoGround, string>>
    /** Put in by the build, which draws them. */
    readonly items: readonly Logo[]
  }
  readonly guidelines: { readonly title: string; readonly text: string; readonly button: string }
  readonly contact: { readonly title: string; readonly person: string; readonly text: string }
}

const content: PressContent = {
  title: `Press: facts, background and contact | ${company.name}`,
  description: `Press page of ${company.name}: company background to print, a fact sheet that says how it counts, brand guidelines and logo, and a press contact with a number.`,
  headline: 'Press',
  lead: 'For journalists, analysts and event organisers: background that you may print, a fact sheet, the mark, and a person to call.',
  use: 'The company information on this page may be used for press inquiries and quoted with attribution.',
  background: {
    title: `What is ${company.name}?`,
    paragraphs: [
      `${company.name} is a software company based in ${company.city}, ${company.country}. It was founded in ${claims.founded} by ${company.founder.name} with ${claims.coFounders}. Its ${claims.people} people design, build and run custom cross-platform, cloud-based software.`,
      `The company calls itself ${company.country}’s largest retail software solutions provider, by the number of independently owned shops that open its tills on a working day. The count is its own: it leaves out pilots and free accounts, and no one outside has audited it.`,
      `Its first product was an offline point of sale for neighbourhood shops, finished in the first weeks of the 2020 lockdown. By that summer ${claims.firstShops} shops used it. Restaurants, pharmacies and wholesalers followed, and with them stock, accounting and supply chain software.`,
      `About half of its work today is its own products: tills, restaurant software and a school system, which ${claims.businesses} businesses pay for and ${claims.users} people signed in to last month, most of them parents of pupils. The other half is projects, ${claims.projects} of them so far for clients in ${claims.countries} countries, among them hospitals, banks, garment factories and newspapers.`,
      'The mark comes from nokshi kantha, the embroidered quilts of Bengal, which are made of worn cloth and thousands of plain running stitches. The company’s designers draw every picture with that stitch, and its engineers use it as a description of good code.',
      `${company.legalName} belongs to its three founders and, since 2024, to its employees, who hold a third. It has taken no outside investment. Salary bands are open to all staff, and everyone who has stayed a year has a share of the profit.`,
    ],
  },
  figures: {
    title: 'Numbers',
    items: [
      { value: claims.foundedYear, label: `founded, on ${claims.foundedDay}` },
      { value: claims.projects, label: 'projects delivered' },
      { value: claims.industries, label: 'industries' },
      { value: claims.businesses, label: 'businesses that use our software' },
    ],
  },
  facts: {
    title: 'Fact sheet',
    lead: 'Every figure says what it counts. Ask us how we counted any of them.',
    table: {
      caption: 'Facts about the company',
      columns: ['Fact', 'As it is', 'How it is counted'],
      rows: [
        ['Legal name', company.legalName, `Registered in ${company.country}`],
        ['Founded', `${claims.foundedDay}, ${claims.foundedYear}`, 'Day of registration'],
        ['Head office', `${company.city}, ${company.country}`, `Support desk in ${company.supportOffice.city}`],
        ['People', claims.people, 'Employment contracts, part-time included'],
        ['Projects', claims.projects, 'Finished and paid for, trials left out'],
        ['Client countries', claims.countries, 'At least one paid project'],
        ['Uptime', claims.uptime, 'Systems that we run, per calendar month, measured from outside'],
        ['Would hire us again', claims.clientSatisfaction, `${claims.asked} clients, asked in writing when a project ends`],
        ['Public reviews', `${claims.reviews.average} of 5`, `${claims.reviews.fiveStars} reviews give five stars`],
      ],
    },
  },
  logos: {
    title: 'Logos',
    lead: 'The mark alone, and with the name. SVG for print and screens; PNG, on no ground, where nothing else is taken.',
    names: { mark: 'Mark', 'word-mark': 'Word mark' },
    grounds: { light: 'for light grounds', dark: 'for dark grounds' },
    items: [],
  },
  guidelines: {
    title: 'Brand guidelines',
    text: 'The mark in four versions, the colours, and three rules on clear space, recolouring and type. One SVG file, no registration.',
    button: 'Download the guidelines',
  },
  contact: {
    title: 'Press contact',
    person: 'Farzana Haque, communications',
    text: `Call ${claims.workingDays}, 10:00 to 18:00 in ${company.city} (UTC+6), or write. You get an answer the same working day, and can speak to ${company.founder.name} within two.`,
  },
}

export default page('press', content)
