import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import type { Call, Five, Four, Item, Listed, Opening, Six } from './shapes.ts'

interface ApproachContent extends Opening {
  readonly principles: Listed<Five<Item>>
  readonly steps: Listed<Six<Item>>
  readonly advantages: Listed<Four<Item>>
  readonly call: Call
}

const content: ApproachContent = {
  title: `Our approach to software projects | ${company.name}`,
  description: `How ${company.name} runs software projects: five principles, six steps and four advantages for clients, written so that you can hold us to them.`,
  headline: 'Projects that tell the truth on Mondays',
  lead: 'Most late projects were late in week three and admitted it in month eight. Our way of working is built so that bad news arrives while it is still cheap.',
  principles: {
    title: 'Five things we do not bargain about',
    items: [
      {
        title: 'Watch first',
        description: 'Nobody writes a line before having spent days beside the people who will use it. Requirements that survive this are half as long.',
      },
      {
        title: 'One list of promises',
        description: 'What was promised, by whom, until when. Client and team read the same list, and nothing is promised outside it.',
      },
      { title: 'Something to use each fortnight', description: 'Not slides, not percentages. If there is nothing to try on the second Thursday, we say why.' },
      {
        title: 'The worst day decides',
        description: 'We design for the dropped line, the full disk and the queue to the door, and try out all three before launch.',
      },
      {
        title: 'You can leave',
        description: 'Code, data, accounts and documents are yours from the first week, so you can change firms without asking us for anything.',
      },
    ],
  },
  steps: {
    title: 'Six steps of a project that succeeds',
    lead: 'Durations are for a medium project. The order is for all of them.',
    items: [
      { title: 'Question', description: 'Week 1. We agree on one sentence that says what will be better, for whom, and how we will know.' },
      { title: 'Field work', description: 'Weeks 1 to 3. Shadowing, forms, numbers. You receive the notes.' },
      { title: 'Prototype', description: 'Weeks 3 to 5. Clickable, tested with five users, priced in a range.' },
      { title: 'Fortnights', description: 'From week 6. Build, show, decide. Each one can be the last.' },
      { title: 'Side by side', description: 'The last month. Old way and new way run together until their numbers agree.' },
      { title: 'After care', description: 'Three months of running it for you, then a hand-over that somebody signs.' },
    ],
  },
  advantages: {
    title: 'What you notice as a client',
    items: [
      { title: 'A budget that holds', description: 'Work is cut to fit the money, in the open, with you holding the scissors.' },
      { title: 'People you know', description: 'Those who come to the first meeting do the work. The team changes by one person at a time.' },
      { title: 'Fewer meetings', description: 'One call on Monday, one demo every second Thursday. Everything else is written down.' },
      { title: 'Software that ages well', description: 'Plain technology, tests and notes for whoever comes next, even if it is not us.' },
    ],
  },
  call: { title: 'Start with the sentence', text: 'What should be better, for whom, and how would you know? Send us your first try. We answer with ours.' },
}

export default page('approach', content)
