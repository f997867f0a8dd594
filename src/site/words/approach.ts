import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { Table } from '#site/table.ts'
import { page } from '#site/words/page.ts'
import { weeks } from '#site/words/step-times.ts'
import type { Call, Figure, Five, Four, Item, Listed, Opening, Six, TimelineStep } from './shapes.ts'
import { sharedHours } from './shared-hours.ts'

interface ApproachContent extends Opening {
  readonly button: string
  readonly principles: Listed<Five<Item>>
  readonly steps: Listed<Six<TimelineStep>>
  readonly report: {
    readonly title: string
    readonly lead: string
    readonly project: string
    readonly week: string
    readonly figures: readonly Figure[]
    readonly promises: Table
    readonly ask: Item
  }
  readonly advantages: Listed<Four<Item>>
  readonly hours: { readonly title: string; readonly lead: string; readonly table: Table }
  readonly call: Call
}

const content: ApproachContent = {
  title: `How we run software projects: our approach | ${company.name}`,
  description: `How does a software project run, week by week? Five principles, six steps, a sample weekly report and the working hours that ${company.name} shares with your city.`,
  headline: 'Our approach to software projects',
  lead: 'For clients who want to know what happens in which week, what they get to see, and when they can stop. Most late projects were late in week three and admitted it in month eight; ours say so the Monday after.',
  button: 'Contact us',
  principles: {
    title: 'Principles',
    items: [
      {
        title: 'Fieldwork first',
        description: `${capital(claims.fieldworkFor)} begin with ${claims.fieldwork} beside the people who will use them. Requirements that survive this are half as long.`,
      },
      {
        title: 'One list of promises',
        description: 'What was promised, by whom, until when. Client and team read the same list, and nothing is promised outside it.',
      },
      { title: 'Something to use each fortnight', description: 'If there is nothing to try on the second Thursday, we say why.' },
      {
        title: 'Designed for the worst day',
        description: 'We design for the dropped connection, the full disk and the queue to the door, and try out all three before launch.',
      },
      {
        title: 'You can leave',
        description: `Code, data, accounts and documents are in your name ${claims.codeIsYours}, and rights pass with each payment. You can change firms without asking us for anything.`,
      },
    ],
  },
  steps: {
    title: 'Steps to project success',
    lead: 'The weeks are those of a medium project that moves two processes. The order is for all.',
    items: [
      { title: 'Goal', time: weeks(1), description: 'We agree on one sentence that says what will be better, for whom, and how we will know.' },
      { title: 'Fieldwork', time: weeks(2, 3), description: 'Shadowing, forms, numbers. You receive the notes.' },
      { title: 'Prototype', time: weeks(4, 5), description: 'Clickable, and tested with five users. The price range becomes a ceiling.' },
      { title: 'Building', time: weeks(6, 18), description: 'In fortnights: build, show, decide. You may stop after any.' },
      { title: 'Parallel run', time: weeks(19, 22), description: 'Old way and new way run together until their numbers agree.' },
      {
        title: 'Aftercare',
        time: weeks(23, 35),
        description: `The first ${claims.stays} after launch, run by the team that built it. Then a signed handover. Bugs in what we built are fixed free for ${claims.warranty}.`,
      },
    ],
  },
  report: {
    title: 'A sample weekly report',
    lead: 'One page, every Monday before noon, to everyone who pays, decides or waits. The project is invented; the form is the one we use.',
    project: 'Stock and orders for a pharmacy chain',
    week: 'Week 14 of 22',
    figures: [
      { value: '61%', label: 'of the ceiling used' },
      { value: '64%', label: 'of the work delivered' },
      { value: 'Week 23', label: 'expected finish, one week late' },
    ],
    promises: {
      caption: 'What was promised, and where it stands',
      columns: ['Promise', 'Due', 'State', 'Note'],
      rows: [
        ['Goods received by scanner', 'Thursday 5', 'Done', 'Used in two branches. 38 deliveries, one wrong pack size.'],
        ['Expiry list per branch', 'Thursday 5', 'Done', 'Accepted by the head pharmacist.'],
        ['Orders to the depot', 'Thursday 5', 'Late', 'The depot changed its file. Costs four days; shown on Thursday 12.'],
        ['Returns', 'Thursday 19', 'At risk', 'Needs your rule for opened packs, asked on January 26.'],
        ['Rehearsed restore', 'Sunday 22', 'On time', 'Drawn by lot: the depot’s database.'],
      ],
    },
    ask: {
      title: 'What we need from you by Wednesday',
      description: 'One decision: may an opened pack come back? Without it, returns move to week 24 and cost three days more.',
    },
  },
  advantages: {
    title: 'Advantages for clients',
    items: [
      { title: 'A budget that holds', description: `You get ${claims.estimate}. Work is cut to fit it, in the open, with you holding the scissors.` },
      { title: 'People you know', description: 'Those who come to the first meeting do the work. The team changes by one person at a time.' },
      { title: 'Fewer meetings', description: 'One call on Monday, one demo every second Thursday. Everything else is written down.' },
      { title: 'Software that ages well', description: 'Plain technology, tests and notes for whoever comes next, even if it is not us.' },
    ],
  },
  hours: {
    title: 'Working hours we share',
    lead: `Clocks in ${company.city} never change (UTC+6). The table gives the hours a day in which you and our team are both at work, if you begin at 9:00.`,
    table: sharedHours,
  },
  call: {
    title: 'Ask about your project',
    text: 'What should be better, for whom, and how would you know? Send us your first try, and we answer with ours.',
  },
}

export default page('approach', content)
