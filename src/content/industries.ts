import { company } from '#company.ts'
import { claims } from '#content/claims.ts'
import type { Call, Four, Item, Listed, Opening, Six } from '#content/shapes.ts'
import type { PageLink } from '#site-map/index.ts'

interface IndustriesOverviewContent extends Opening {
  readonly blocks: Six<{
    readonly label: string
    readonly description: string
    readonly focusPoints: Four<string>
    readonly link: PageLink
    readonly buttonText: string
  }>
  readonly approach: Listed<Four<Item>>
  readonly call: Call
}

const block = (label: string, link: PageLink, description: string, focusPoints: Four<string>) => ({
  label,
  link,
  description,
  focusPoints,
  buttonText: `Explore ${label} Solutions`,
})

const content: IndustriesOverviewContent = {
  description: `Industries ${company.name} builds for: healthcare, fintech, e-commerce, education, real estate and manufacturing, with what goes wrong in each and what helps.`,
  headline: 'We learn the trade before the software',
  lead: `Each industry has a form that everybody fills in and nobody likes. We start there. So far we have learned the forms of ${claims.industries} industries; these are the six we know best.`,
  blocks: [
    block('Healthcare', '/industries/healthcare', 'Wards, laboratories and front desks in which a mistake has a name and a face.', [
      'Patient matching across spellings',
      'Orders at the bedside',
      'Results that ring the ward',
      'Bills that grow by themselves',
    ]),
    block('Fintech', '/industries/fintech-solutions', 'Wallets, lenders and aggregators that have to explain every difference.', [
      'Append-only ledgers',
      'Transfers that may be retried',
      'Reconciliation by rule',
      'e-KYC that people finish',
    ]),
    block('E-commerce', '/industries/ecommerce', 'Sellers whose orders grew faster than their packing tables.', [
      'Confirmation before packing',
      'Courier choice by district',
      'Chat messages into orders',
      'Cash in transit, forecast',
    ]),
    block('Education', '/industries/education', 'Schools and colleges whose teachers keep eleven registers.', [
      'Attendance by thumb',
      'Results by the board’s rules',
      'Fees paid from home',
      'Messages in the family’s language',
    ]),
    block('Real Estate', '/industries/real-estate', 'Developers and landlords with long memories and longer ledgers.', [
      'A live plan of free units',
      'Instalments with exceptions',
      'One file per flat',
      'Service charges with receipts',
    ]),
    block('Manufacturing', '/industries/manufacturing', 'Floors where ten minutes decide whether a ship is met.', [
      'Bundles tracked by scan',
      'Boards that lines can read',
      'Faults caught at the needle',
      'Audit folders always current',
    ]),
  ],
  approach: {
    title: 'How we enter an industry',
    items: [
      { title: 'Industry Immersion', description: 'Two weeks on site, reading forms, standing in queues and asking why there are two stamps.' },
      { title: 'Tailored Strategy', description: 'A short paper: which process first, what it should cost, and how you will know that it worked.' },
      { title: 'Agile Development', description: 'Fortnights with the people who will use it, each ending with something they can try at work.' },
      { title: 'Impactful Deployment', description: 'One team at a time, old way beside new until the numbers agree, and one of us in the room.' },
    ],
  },
  call: { title: 'Yours is not among the six?', text: 'Send us the form that your people hate most. We have learned stranger ones.' },
}

export default content
