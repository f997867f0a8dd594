import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Call, Five, Opening } from './shapes.ts'

interface RankedFirm {
  readonly rank: number
  readonly name: string
  /** What it sells, for whoever reads headings only. */
  readonly trade: string
  readonly description: string
  readonly goodAt: string
  readonly website: string
  readonly logo?: string
  readonly highlight: boolean
}

interface FirmRankingContent extends Opening {
  readonly listNote: string
  readonly labels: { readonly list: string; readonly rank: string; readonly goodAt: string; readonly visit: string }
  readonly firms: Five<RankedFirm>
  readonly method: { readonly title: string; readonly paragraphs: readonly string[]; readonly longer: string }
  readonly call: Call & { readonly button: string }
}

const content: FirmRankingContent = {
  title: 'Top IT firms in Bangladesh',
  description:
    'The top IT firms in Bangladesh, cut down to five: what each is good at, when it is the wrong choice, and how we chose them, our own first place included.',
  headline: 'Top IT firms in Bangladesh',
  lead: 'Five software and IT companies that we’d telephone ourselves, each for a different job, with a sentence on when to call someone else. We made the list and put ourselves first, for the reasons below.',
  listNote: 'This list reflects 2025: work finished and in use by the end of that year. The year in the heading is the current one.',
  labels: { list: 'The five firms', rank: 'Rank', goodAt: 'Good at:', visit: 'Visit Website' },
  firms: [
    {
      rank: 1,
      name: company.name,
      trade: 'cross-platform business software',
      description: `Our own studio in ${company.city}. We build cross-platform systems for people who work with their hands full, and we run what we build. Not for you if the job is cabling or a game.`,
      goodAt: 'tills, field apps and business systems that go on working without a connection',
      website: company.siteUrl,
      highlight: true,
    },
    {
      rank: 2,
      name: 'Tetulia Systems',
      trade: 'core banking',
      description:
        'In core banking since 1996, careful to the point of slowness, and still answering for its first installation. Too heavy for anything that has to change weekly.',
      goodAt: 'ledgers that have to last for decades',
      website: 'https://www.tetuliasystems.example',
      highlight: false,
    },
    {
      rank: 3,
      name: 'Doyelpakhi Technologies',
      trade: 'dedicated teams',
      description:
        'Teams that stay with one client abroad for years and take part in its planning. They decline fixed-price work, so bring a product rather than a project.',
      goodAt: 'long partnerships with software houses in northern Europe',
      website: 'https://www.doyelpakhitechnologies.example',
      highlight: false,
    },
    {
      rank: 4,
      name: 'Surma Meadow Labs',
      trade: 'data science',
      description: 'Researchers who publish their failures beside their results. Expect a season of measurement before the first screen.',
      goodAt: 'forecasts from few and untidy data, above all in farming and water',
      website: 'https://www.surmameadowlabs.example',
      highlight: false,
    },
    {
      rank: 5,
      name: 'Rupsha Cableworks',
      trade: 'networks and server rooms',
      description:
        'Fibre, racks, batteries and a crew that comes at three in the morning when it said three. Software is not their trade, and they tell you so.',
      goodAt: 'branch networks that stay up through flood season',
      website: 'https://www.rupshacableworks.example',
      highlight: false,
    },
  ],
  method: {
    title: 'How we chose',
    paragraphs: [
      'They are the head of our longer list, which ranks twenty firms by how often clients and engineers named them. For this page we added a condition of our own: we must have used, tested or taken over something that the firm built.',
      'Two more questions decided the order. Does the firm still answer for work it handed over three years ago? Did it tell us what had gone wrong before we asked?',
      'We are our own first choice, which proves little. The other four did not pay, did not ask to be here and saw the text before it was published.',
    ],
    longer: 'The longer list: twenty software companies',
  },
  call: {
    title: 'Ask which firm fits',
    text: 'Say what it should do, who will use it and by when. Where one of the other four is the better address, you hear it from us, and we make the introduction.',
    button: 'Contact us',
  },
}

export default page('firmRanking', content)
