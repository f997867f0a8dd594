import type { Photo } from '#site/art/photo.ts'
import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import { page } from '#site/words/page.ts'
import type { Call, Four, Item, Listed, Opening, Six } from './shapes.ts'

interface IndustriesOverviewContent extends Opening {
  readonly blocks: Six<{
    readonly label: string
    readonly description: string
    readonly focusPoints: Four<string>
    readonly link: PageLink
    readonly photo?: Photo
    readonly buttonText: string
  }>
  readonly approach: Listed<Four<Item>>
  readonly button: string
  /** The seventh industry, which has no block here. */
  readonly retail: string
  readonly call: Call & { readonly button: string }
}

const content: IndustriesOverviewContent = {
  title: `Industries we build software for | ${company.name}`,
  description: `Industry software from ${company.country}: healthcare, fintech, e-commerce, education, real estate and manufacturing. What goes wrong in each trade, and where we start.`,
  headline: 'Industries we build software for',
  lead: `Hospitals, lenders, online sellers, shops, schools, property developers and factories: ${claims.industries} industries so far. Every trade has a form that everyone fills in and no one likes; we start with that one.`,
  button: 'Talk to us',
  retail: 'Software for shops and chains',
  blocks: [
    {
      label: 'Healthcare',
      description:
        'The same patient is registered four times, and the ward learns of a result when someone carries it over. Software here has to be quicker than a prescription pad and back within seconds of a power cut.',
      focusPoints: [
        'Names matched by sound, in Bangla and English',
        'Orders entered at the bedside, not after the round',
        'Analysers that send their own results',
        'Hazard log and safety case for the NHS, HIPAA terms for the US',
      ],
      link: '/industries/healthcare',
      buttonText: 'Explore Healthcare Solutions',
    },
    {
      label: 'Fintech',
      description: 'A timeout isn’t a refusal, and a balance isn’t a number in a column. Software that confuses them loses money before anyone steals it.',
      focusPoints: [
        'Journals that only grow, in whole paisa',
        'Transfers that may be sent twice and happen once',
        'Bank and wallet statements matched as they arrive',
        'Loan rules with the dates from and to which they hold',
      ],
      link: '/industries/fintech-solutions',
      buttonText: 'Explore Fintech Solutions',
    },
    {
      label: 'E-commerce',
      description:
        'The shop front is the easy part. Behind it lie refused parcels, addresses in voice notes, a legal delivery date for prepaid orders, and cash that sits with couriers while the advertising is charged tonight.',
      focusPoints: [
        'Doubtful cash orders confirmed before packing',
        'Messages turned into drafts that a person approves',
        'Picking and packing by phone camera',
        'Customs data that prints with the label',
      ],
      link: '/industries/ecommerce',
      buttonText: 'Explore E-commerce Solutions',
    },
    {
      label: 'Education',
      description:
        'Registers, grade rules, fee windows and admission lotteries take up evenings that belong to lesson plans. Whatever replaces them has to work for a family with one prepaid phone.',
      focusPoints: [
        'A class of sixty marked in under a minute',
        'GPA with the fourth-subject rule, checked twice',
        'Fees from bKash or Nagad against the student number',
        'Absence notes on the same morning',
      ],
      link: '/industries/education',
      buttonText: 'Explore Education Solutions',
    },
    {
      label: 'Real Estate',
      description:
        'Instalments run for years, exceptions are granted on staircases, and the paper that matters is in the other cupboard. Agents in Britain have the same cupboard, with certificates in it that expire.',
      focusPoints: [
        'Holds that expire, so no flat is sold twice',
        'Instalment ledgers that buyers abroad can open',
        'Deeds, mutation and tax papers by flat number',
        'Repair tickets that carry their legal deadline',
      ],
      link: '/industries/real-estate',
      buttonText: 'Explore Real Estate Solutions',
    },
    {
      label: 'Manufacturing',
      description:
        'A report in the evening comes too late to save the day. We count on the floor itself, from cutting tables to biscuit ovens, and show the number to the line before the manager sees it.',
      focusPoints: [
        'Bundles scanned, with piece-rate pay from the scan',
        'Defects counted where they are sewn',
        'Hours, wages and drills ready for any auditor',
        'Cartons compared with the shipment’s papers',
      ],
      link: '/industries/manufacturing',
      buttonText: 'Explore Manufacturing Solutions',
    },
  ],
  approach: {
    title: 'Our approach',
    lead: 'Four steps, the same for a clinic in Khulna and a letting agent in Sheffield. What the first one finds is yours, whether or not there is a second.',
    items: [
      {
        title: 'Industry Immersion',
        description: `${capital(claims.fieldwork)} at your counters. We collect the blank forms, stand in the queue and ask why there are two stamps. You get a map of the work as it is, with minutes beside each step.`,
      },
      {
        title: 'Tailored Strategy',
        description:
          'One paper of about eight pages: which process first, what it should cost, what stays on paper, and the number by which you will judge us. Laws and licences that apply are listed with their dates.',
      },
      {
        title: 'Agile Development',
        description:
          'Fortnights that end with something two of your people try at work, on a real afternoon. What they can’t use goes back before anything is added to it.',
      },
      {
        title: 'Impactful Deployment',
        description:
          'One team at a time, never in exam week, audit week or the week before Eid. Old way and new run side by side until their totals agree, with one of us in the room.',
      },
    ],
  },
  call: {
    title: 'Another industry?',
    text: 'Send us its most disliked form and say how often it is filled in. An engineer answers with what we’d want to see first, or with the name of a firm that knows it better.',
    button: 'Contact us',
  },
}

export default page('industries', content)
