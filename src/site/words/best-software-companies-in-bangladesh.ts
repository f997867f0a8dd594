import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Opening, Three, Twenty } from './shapes.ts'

/** One row of the ranking (docs/specification.md#rankings). */
export interface RankedCompany {
  readonly rank: number
  readonly name: string
  readonly description: string
  readonly website: string
  readonly logo?: string
  readonly email: string
  readonly founded: number
}

export type RankingColumn = Exclude<keyof RankedCompany, 'logo'>

interface CompanyRankingContent extends Opening {
  readonly table: { readonly title: string; readonly caption: string; readonly columns: Record<keyof RankedCompany, string> }
  readonly companies: Twenty<RankedCompany>
  readonly method: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly promotion: { readonly title: string; readonly text: string; readonly points: Three<string>; readonly button: string }
}

const firm = (rank: number, name: string, founded: number, description: string): RankedCompany => {
  const host = `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`
  return { rank, name, founded, description, website: `https://www.${host}`, email: `hello@${host}` }
}

const content: CompanyRankingContent = {
  title: 'Best software companies in Bangladesh',
  description:
    'Twenty of the best software companies in Bangladesh in one table: trade, year of foundation, email and website, with the method behind the list and its bias.',
  headline: 'Best software companies in Bangladesh',
  lead: 'Twenty software companies in Bangladesh, each with the work it is known for, its year of foundation and its email address. Sort by what matters to you. We made the list and are on it ourselves, as explained below the table.',
  table: {
    title: 'The ranking',
    caption: 'Twenty software companies in Bangladesh',
    columns: { rank: 'Rank', logo: 'Logo', name: 'Company', description: 'What it does', founded: 'Founded', email: 'Email', website: 'Website' },
  },
  companies: [
    {
      rank: 1,
      name: company.name,
      founded: Number(company.foundedYear),
      description: 'Cross-platform, offline-first business software for shops, clinics, factories and startups, run by the people who built it.',
      website: company.siteUrl,
      email: company.emails.general,
    },
    firm(
      2,
      'Tetulia Systems',
      1996,
      'Core banking for cooperative and specialised banks, including cheque clearing and the migration weekends that go with it.',
    ),
    firm(3, 'Doyelpakhi Technologies', 2008, 'Dedicated product teams for Scandinavian software houses, hired by the seat and by the year.'),
    firm(4, 'Surma Meadow Labs', 2016, 'Machine learning for crops, floods and weather, with field trials in the haor districts.'),
    firm(5, 'Rupsha Cableworks', 2001, 'Data centres, branch networks and the night crews who repair them.'),
    firm(6, 'Kornofuli Softworks', 1999, 'Terminal, freight forwarding and customs broking systems from the port city.'),
    firm(7, 'Shapla Kite Interactive', 2011, 'Mobile games and a studio for character animation.'),
    firm(8, 'Madhumati Data Works', 2014, 'Billing mediation and data warehouses for telecom operators and utilities.'),
    firm(9, 'Botgach Logic', 2012, 'Land records, licences and other public registries, in Bangla first.'),
    firm(10, 'Tista Codehouse', 2009, 'Newsroom systems, paywalls and archives for publishers and broadcasters.'),
    firm(11, 'Nilkuthi Payroll Systems', 2006, 'Payroll and time clocks for garment factories with more than a thousand operators.'),
    firm(12, 'Mohona Carelink', 2017, 'Telemedicine and remote diagnostics for island and char districts.'),
    firm(13, 'Gorai Embedded', 2010, 'Firmware and boards for prepaid meters, vehicle trackers and cold-store sensors.'),
    firm(14, 'Palki Storefronts', 2013, 'Online shops and photo studios for fashion and lifestyle brands.'),
    firm(15, 'Ilish and Oar Software', 2003, 'Van sales and secondary-sales reporting for distributors of consumer goods.'),
    firm(16, 'Tamal Cloudworks', 2019, 'Managed Kubernetes and on-call engineering for startups without an operations team.'),
    firm(17, 'Bokul Learning', 2015, 'Examination banks and distance learning for universities and training institutes.'),
    firm(18, 'Sundori Studios', 2018, 'Simulators for crane drivers, pilots and fire crews.'),
    firm(19, 'Jamdani Pixel', 2014, 'Brand identities and small, fast websites for exporters of craft and textiles.'),
    firm(20, 'Kashful Apps', 2021, 'Event, ticketing and campaign apps that are built in weeks and retired on purpose.'),
  ],
  method: {
    title: 'How we ranked',
    paragraphs: [
      `This is our own list. ${company.name} made it, and ${company.name} stands first because it is our page; no jury put us there. Read ranks two to twenty as the useful part.`,
      'They follow one question, put to clients and engineers we work with: for which job would you call which firm. A firm is on the list when three people who do not know each other named it for the same kind of work. Size, advertising and awards did not count, and nobody paid.',
      'A ranking across trades cannot be fair: the maker of crane simulators and the payroll house never meet in a tender. Go by the description before the number. If you represent one of these firms and something is wrong, write to us; corrections appear within a week.',
    ],
  },
  promotion: {
    title: `Number 1: ${company.name}`,
    text: 'These are the facts we would check in your position, and we help you to check them.',
    points: [
      `${claims.projects} projects delivered for clients in ${claims.countries} countries since ${claims.founded}. Pick the story nearest to your trade and ask for a call with its owner.`,
      `${claims.clientSatisfaction} client satisfaction: ${claims.asked} clients said in writing, when a project ended, that they would hire us again. You may read the answers, the unfriendly ones included.`,
      'Tills that sell through a power cut. Come to the studio, pull the plug yourself and count the receipts afterwards.',
    ],
    button: 'Arrange a visit or a call',
  },
}

export default page('companyRanking', content)
