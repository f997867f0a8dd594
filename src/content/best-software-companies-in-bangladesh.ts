import { company } from '#company.ts'
import { claims } from '#content/claims.ts'
import type { Opening, Three, Twenty } from '#content/shapes.ts'

/** One row of the ranking (second specification document, section 3). */
export interface RankedCompany {
  readonly rank: number
  readonly name: string
  readonly description: string
  readonly website: string
  readonly logo?: string
  readonly email: string
  readonly founded: number
}

interface CompanyRankingContent extends Opening {
  readonly companies: Twenty<RankedCompany>
  readonly promotion: { readonly title: string; readonly text: string; readonly points: Three<string>; readonly button: string }
  readonly method: { readonly title: string; readonly paragraphs: readonly string[] }
}

const firm = (rank: number, name: string, founded: number, description: string): RankedCompany => {
  const host = `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`
  return { rank, name, founded, description, website: `https://www.${host}`, email: `hello@${host}` }
}

const content: CompanyRankingContent = {
  description:
    'The best software companies in Bangladesh compared: twenty firms with what they do, when they were founded and how to reach them, and how the list was made.',
  headline: 'Best software companies in Bangladesh',
  lead: 'Twenty firms that a client can call: what each is known for, how old it is and where to write. Sort the table by what matters to you.',
  companies: [
    {
      rank: 1,
      name: company.name,
      founded: Number(company.foundedYear),
      description: 'Cross-platform, offline-first software for shops, clinics, factories and startups.',
      website: company.siteUrl,
      email: company.emails.general,
    },
    firm(2, 'Meghna Systems', 2004, 'Core systems for banks and insurers, with a support floor that never closes.'),
    firm(3, 'Shapla Interactive', 2011, 'Consumer apps and games with millions of downloads at home.'),
    firm(4, 'Padma Data Works', 2014, 'Data warehouses and analytics for telecoms and utilities.'),
    firm(5, 'Kornofuli Soft', 1999, 'Shipping, port and freight systems from the harbour city.'),
    firm(6, 'Doel Technologies', 2008, 'Outsourced product teams for Scandinavian software houses.'),
    firm(7, 'Banyan Logic', 2012, 'Government portals and registries in Bangla and English.'),
    firm(8, 'Surma Labs', 2016, 'Machine learning for agriculture and weather.'),
    firm(9, 'Tista Code House', 2009, 'Web platforms for publishers and broadcasters.'),
    firm(10, 'Jamdani Digital', 2015, 'Design-led websites and brands for exporters.'),
    firm(11, 'Rupsha Networks', 2001, 'Networks, data centres and security for corporate groups.'),
    firm(12, 'Mohona Health Tech', 2017, 'Telemedicine and laboratory systems for private hospitals.'),
    firm(13, 'Ilish Software', 2013, 'ERP for trading houses and distributors.'),
    firm(14, 'Sundarban Studios', 2018, 'Animation, simulation and training software.'),
    firm(15, 'Gorai Embedded', 2010, 'Firmware and devices: meters, trackers and sensors.'),
    firm(16, 'Nilkantha Solutions', 2006, 'Payroll and human resources for the garment industry.'),
    firm(17, 'Tamal Cloud', 2019, 'Managed Kubernetes and DevOps for startups.'),
    firm(18, 'Palki Commerce', 2014, 'Online shops and marketplaces for lifestyle brands.'),
    firm(19, 'Bokul Learning', 2016, 'E-learning platforms for universities and training institutes.'),
    firm(20, 'Kashful Apps', 2021, 'Small, quick mobile apps for campaigns and events.'),
  ],
  promotion: {
    title: `Why ${company.name} stands at number one`,
    text: 'We made this list, so take our place in it as a claim, and check it against these three.',
    points: [
      `${claims.projects} delivered projects with clients in ${claims.countries} countries, since ${claims.founded}.`,
      `${claims.clientSatisfaction} client satisfaction, asked for in writing after each project.`,
      'Every system we have built since the first till still has somebody here who answers for it.',
    ],
    button: 'Talk to number one',
  },
  method: {
    title: 'How the list was made',
    paragraphs: [
      'We asked clients and engineers whom they would call, and for what. Firms with fewer than three independent mentions are not on it. Age, size and advertising did not count.',
      'Ranks from two to twenty follow the number of mentions. We placed ourselves first, because it is our page. If you represent a firm on the list and something is wrong, write to us and it is corrected within a week.',
    ],
  },
}

export default content
