import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import { type FallbackTeam, fallbackTeams } from './fallback-teams.ts'
import type { Call, Four, IconItem, Item, Listed, Opening } from './shapes.ts'

interface CareersContent extends Opening {
  readonly anchorLabel: string
  readonly life: { readonly title: string; readonly items: Four<IconItem> }
  readonly benefitsTitle: string
  readonly terms: Listed<Four<Item>>
  readonly positions: {
    readonly title: string
    readonly lead: string
    readonly empty: string
    readonly closes: string
    /** Two links and, for screen readers, the word between each and the job. */
    readonly more: string
    readonly about: string
    readonly apply: string
    readonly as: string
  }
  readonly teams: { readonly title: string; readonly lead: string; readonly fallback: readonly FallbackTeam[] }
  readonly open: Call & { readonly button: string }
}

export default page('careers', {
  title: `Software jobs in ${company.city}: careers at ${company.name}`,
  description: `Software jobs in ${company.city} and remote, most with the salary in the advert: engineering, design, machine learning, QA, security. Hours, benefits, interviews.`,
  headline: `Careers at ${company.name}`,
  lead: `Jobs for engineers, designers, testers and analysts in ${company.city} and across ${company.country}. Engineers visit the shop floor here, designers write the buttons, and testers can stop a release.`,
  anchorLabel: 'See open positions',
  life: {
    title: `Life at ${company.name}`,
    items: [
      {
        icon: 'users-group',
        title: 'Collaborative Spirit',
        description: 'Projects are staffed by threes: an engineer, a designer, a tester. They share a table, a plan and the credit.',
      },
      {
        icon: 'bulb',
        title: 'Innovation Driven',
        description:
          'The research bench is open to all. Borrow a printer, a scanner or an idea for a week, then show the rest of us what you learned, even when it did not work.',
      },
      {
        icon: 'book',
        title: 'Continuous Learning',
        description:
          'One afternoon a fortnight belongs to study, and it stays in the plan when a release is near. Seniors teach what they learned the hard way; the library buys the books you ask for.',
      },
      {
        icon: 'scale',
        title: 'Work-Life Balance',
        description: 'Start between 8:00 and 11:00, around school runs, prayers and traffic. On-call is paid, shared by six, and followed by a free morning.',
      },
    ],
  },
  benefitsTitle: 'Benefits',
  terms: {
    title: 'Hours, pay and provident fund',
    lead: 'What applicants usually ask last, answered first.',
    items: [
      {
        title: 'Hours',
        description: `40 a week, ${claims.workingDays}. Teams with American clients take turns on the late shift, ${claims.lateShift}, with a taxi home.`,
      },
      {
        title: 'How salaries are set',
        description:
          'By level, from bands that all of us can read. An offer names the level and the reason; levels are reviewed each January by your lead and one person from another team.',
      },
      {
        title: 'Provident fund',
        description:
          'From the end of your probation you pay in 8% of basic pay and we add the same. Your part is always yours; ours becomes yours as the fund’s rules and the Labour Rules say.',
      },
      {
        title: 'Gratuity and leave',
        description:
          'Gratuity when you leave: 30 days’ basic pay for each year of service, or 45 if you stayed more than ten. Leave each year: 20 days, 10 casual, 14 sick, and the festival holidays.',
      },
    ],
  },
  positions: {
    title: 'Open Positions',
    lead: 'Each job has a page of its own, most with the pay and the steps of the interview. We read every application ourselves.',
    empty: 'There is no open position today. An open application is always read.',
    closes: 'Apply by',
    more: 'Read more',
    about: 'about',
    apply: 'Apply Now',
    as: 'as',
  },
  teams: { title: 'Join Our Teams', lead: `${claims.people} people, and most projects draw on several teams.`, fallback: fallbackTeams },
  open: {
    title: 'Open application',
    text: `None of these fits? Tell us what you do best and what you’d like to do next. We keep it for ${company.retentionMonths.applications} months.`,
    button: 'Send an open application',
  },
} satisfies CareersContent)
