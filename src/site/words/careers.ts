import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Call, Four, IconItem, Opening } from './shapes.ts'

interface CareersContent extends Opening {
  readonly anchorLabel: string
  readonly life: { readonly title: string; readonly items: Four<IconItem> }
  readonly benefitsTitle: string
  readonly positions: { readonly title: string; readonly lead: string; readonly empty: string }
  readonly teams: { readonly title: string; readonly lead: string }
  readonly open: Call & { readonly button: string }
}

export default page('careers', {
  title: `Careers and open positions | ${company.name}`,
  description: `Open positions at ${company.name} in ${company.city} and remote: engineering, design, machine learning, testing and security. Benefits, teams and how to apply.`,
  headline: 'Work that people stand in line to use',
  lead: `Join a studio where engineers visit the shop floor, designers write the buttons, and testers can stop a release. We hire in ${company.city} and across ${company.country}.`,
  anchorLabel: 'See open positions',
  life: {
    title: `Life at ${company.name}`,
    items: [
      {
        icon: 'users-group',
        title: 'Collaborative Spirit',
        description:
          'Projects are staffed by threes: an engineer, a designer, a tester. They share a table, a plan and the credit, and nobody presents work that another did.',
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
          'One afternoon a fortnight belongs to study, and it stays in the plan when a release is near. Seniors teach what they learned the hard way; the library buys what you ask for.',
      },
      {
        icon: 'scale',
        title: 'Work-Life Balance',
        description: 'Start between eight and eleven, around school runs, prayers and traffic. On-call is paid, shared by six, and followed by a free morning.',
      },
    ],
  },
  benefitsTitle: 'What you get besides the salary',
  positions: {
    title: 'Open positions',
    lead: 'Each job has a page with what the work is really like. We read every application ourselves.',
    empty: 'There is no open position today. An open application is always read.',
  },
  teams: { title: 'Join our teams', lead: 'Where you could sit.' },
  open: {
    title: 'If none of these is yours',
    text: 'Tell us what you do best and what you would like to do next. We keep good people in mind for twelve months.',
    button: 'Send an open application',
  },
} satisfies CareersContent)
