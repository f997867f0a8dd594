/**
 * What several pages say of the company, once, each with what it means and how it is counted (docs/specification.md#claims).
 * Write the constant, never its value: a build test finds figures, times and superlatives that differ from these.
 */
import { company } from './company.ts'
import { clientCountries } from './countries.ts'

/** Our hours by our clock, which never changes, and when clients' days begin by theirs. */
export const workday = { zone: 'Asia/Dhaka', begins: 9, office: [9, 18], late: [14, 22] } as const

const [lateFrom, lateTo] = workday.late

/** Countries are counted in fives. */
const countries = `${Math.floor((clientCountries.length - 1) / 5) * 5}+`

/** How many hours of a working day we share with a city, in its winter and in its summer, as clocks change there. */
export interface Overlap {
  readonly city: string
  /** As in the time zone database. */
  readonly zone: string
  readonly winter: string
  readonly summer: string
  /** Who is at work then. */
  readonly who: string
}

/** How bad a fault is, and how soon somebody says something. Times run in desk hours; with an on-call contract, day and night where `anyHour` says so. */
export interface Severity {
  readonly level: string
  readonly means: string
  readonly firstAnswer: string
  readonly updates: string
  readonly anyHour: boolean
}

export const claims = {
  // Figures ----------------------------------------------------------------------------------------------------------
  /** Finished and paid for since the foundation: in use, or handed over. No trials, no quotes. */
  projects: '100+',
  /** In which a client has paid for a project. Countries in which our products run are more, and are said on /brands. */
  countries,
  /** Trades in which a project was finished. */
  industries: '20+',
  /** What public reviews give most often. */
  satisfaction: '5-star',
  /** The same, counted; their average is `reviews.average`. */
  reviews: { fiveStars: '46 of 53', average: '4.9' },
  foundedYear: company.foundedYear,
  /** As `February 20`. */
  foundedDay: `${company.foundedMonth} ${Number(company.founded.slice(8, 10))}`,
  /** As `February 2020`. */
  founded: `${company.foundedMonth} ${company.foundedYear}`,
  /** First versions for startups; they count among the projects. */
  mvps: '50+',
  /** The countries of these startups; they count among the countries. */
  startupCountries: '10+',
  /** From the signed scope to the first users who pay. */
  mvpWeeks: '8-12 weeks',
  /** Shops, schools and kitchens that pay for a product of ours. */
  businesses: '500+',
  /** People who signed in to a product last month: cashiers and teachers, and above all parents of pupils. */
  users: '100k+',
  /** Of a calendar month, measured from outside. */
  uptime: '99.9%',
  /** Clients who answered yes when asked in writing, at a project's end, whether they would hire us again: `asked`. */
  clientSatisfaction: '97%',
  asked: '69 of 71',
  /** Shops that sold with the first till by the summer after the foundation. */
  firstShops: '38',
  /** Everyone with a contract, in eight teams: the same people do all kinds of work that the site lists. */
  people: '45',
  kindsOfWork: 'thirteen',
  /** The founder's partners at the beginning; their names stand in `data/leadership.json`. */
  coFounders: 'two friends, who lead engineering and design today',

  // Before a project -------------------------------------------------------------------------------------------------
  /** To a first message, from an engineer, counted in our working days. */
  reply: 'one working day',
  workingDays: 'Sunday to Thursday',
  firstCall: '30 minutes',
  /** From the first call to the written quote: `quotePages` with a range of prices, free. */
  quoteTime: 'a week',
  quotePages: 'two pages',
  /** At the client's place, before anything is designed. The first part that is paid for, ahead of `fieldworkFor`: shorter work says its own, such as a day at the till. */
  fieldwork: 'two weeks',
  fieldworkFor: 'systems and larger applications',

  // Until something works -------------------------------------------------------------------------------------------
  /** To the first lane that sells, with our own product. */
  firstLane: 'two to three weeks',
  /** To the first process of a company's system, usually; and at most, in months, `whereMoneyMoves`: payments take longer to prove. */
  firstProcess: { usually: 'four months', whereMoneyMoves: 'six' },

  // Price ------------------------------------------------------------------------------------------------------------
  /** An estimate: for everything whose scope is not known yet. Narrowed after the prototype, then a ceiling. */
  estimate: 'a price range, which becomes a ceiling after the prototype',
  /** A fixed price: for MVPs, reviews, audits and tests. Whoever misjudged it pays: we do. */
  fixedPrice: 'one price, fixed before we start',

  /** In US dollars: a person’s month, and a fortnight of an engineer or a tester. All prices are reckoned from these. */
  rates: { month: '5,000 to 7,000', engineer: '3,000', tester: '2,400' },
  /** In US dollars, the lowest price of what two pages name: penetration tests, and the first team or department. */
  pricesFrom: { applicationTest: '4,000', companyTest: '12,000', salesforce: '20,000', odoo: '35,000' },
  /** In taka a month, for each till of Khata; `data/brands.json` says the same. */
  tillPrice: 1200,
  /** A reseller's share of the licences. */
  resellerShare: 25,

  // Tests and reports ------------------------------------------------------------------------------------------------
  /** Of what is tested by the fortnight: at no charge, and what stands by the end of which week. */
  testing: { free: 'two days', devices: 'sixty', rankedBy: 1, automatedBy: 8, journeys: 'five' },
  /** Days after the report of a penetration test, in which the retest is included. */
  retest: 'ninety days',
  /** At most, of a test or a review. */
  reportPages: 'ten',

  // After launch -----------------------------------------------------------------------------------------------------
  /** How long those who built it run it, as part of the project. */
  stays: 'three months',
  /** From launch: bugs in what we built are fixed at no charge, whoever runs it. */
  warranty: 'twelve months',
  /** From a backup to a working copy, on a clock: every system that we run. */
  restoreDrills: 'every quarter',
  deskHours: 'Sunday to Thursday, 9:00 to 21:00 (UTC+6)',
  /** To a critical fault, at any hour, with an on-call contract. */
  onCallAnswer: 'fifteen minutes',
  severities: [
    {
      level: 'Critical',
      means: 'The system is down, sells or books the wrong thing, or data may have leaked.',
      firstAnswer: '15 minutes',
      updates: 'every hour',
      anyHour: true,
    },
    {
      level: 'High',
      means: 'A daily task is blocked and there is no way round it.',
      firstAnswer: '2 hours',
      updates: 'every 4 hours',
      anyHour: false,
    },
    {
      level: 'Normal',
      means: 'A bug with a way round it, or one that few people meet.',
      firstAnswer: 'one working day',
      updates: 'every Monday',
      anyHour: false,
    },
    {
      level: 'Question',
      means: 'How do I, could you add, please explain.',
      firstAnswer: 'two working days',
      updates: 'when there is an answer',
      anyHour: false,
    },
  ] as const satisfies readonly Severity[],

  // Whose it is ------------------------------------------------------------------------------------------------------
  /** Repository and accounts are in the client's name; rights pass with each payment. */
  codeIsYours: 'from the first commit',
  /** The one exception to code staying with its client. */
  reuse: 'only with its owner’s written consent, and for a share of what it earns',

  // Working hours ----------------------------------------------------------------------------------------------------
  /** Our late shift, for clients in America. */
  lateShift: `${lateFrom}:00 to ${lateTo}:00`,
  /** By season there, from `workday`: the chart of these hours computes them, and a test compares. */
  overlap: {
    berlin: { city: 'Berlin', zone: 'Europe/Berlin', winter: '4 hours', summer: '5 hours', who: 'everyone' },
    london: { city: 'London', zone: 'Europe/London', winter: '3 hours', summer: '4 hours', who: 'everyone' },
    newYork: {
      city: 'New York',
      zone: 'America/New_York',
      winter: '2 hours',
      summer: '3 hours',
      who: 'your team, on the late shift',
    },
    sanFrancisco: {
      city: 'San Francisco',
      zone: 'America/Los_Angeles',
      winter: 'none',
      summer: 'none',
      who: 'a written handover, and one evening call a week',
    },
    singapore: { city: 'Singapore', zone: 'Asia/Singapore', winter: '7 hours', summer: '7 hours', who: 'everyone' },
    sydney: { city: 'Sydney', zone: 'Australia/Sydney', winter: '5 hours', summer: '4 hours', who: 'everyone' },
  } as const satisfies Record<string, Overlap>,

  // What we can show -------------------------------------------------------------------------------------------------
  /** Certificates that buyers ask for and the company does not have. */
  certificatesMissing: 'no ISO 27001 certificate and no SOC 2 report',
  /** What people here hold, and show. */
  certificatesHeld: 'OSCP (two people), AWS Solutions Architect (three) and ISTQB Advanced (two)',
} as const
