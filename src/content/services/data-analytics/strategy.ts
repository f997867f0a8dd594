import { company } from '#company.ts'
import type { SubServiceContent } from '#content/shapes.ts'

export default {
  description: `Data strategy by ${company.name}: which numbers matter, who owns them, what to collect and what to stop collecting, on twelve pages that people can follow.`,
  headline: 'Decide which numbers deserve your time',
  lead: 'A data strategy is a list of decisions: what you will measure, who answers for it, what you will stop collecting, and in which order money will be spent. Ours fits on twelve pages.',
  about: {
    title: 'Strategy as a list of refusals',
    paragraphs: [
      'Companies rarely lack data. They lack agreement on which of it is worth keeping right. Every field that is collected without a reader costs somebody’s minute each day and nobody’s attention.',
      'We trace twenty real decisions of the past quarter back to the numbers that were used, and the ones that were wanted. What no decision touched is a candidate for stopping.',
    ],
  },
  whenNeeded: {
    title: 'Before you do one of these',
    items: [
      'buy a data platform',
      'hire the first data scientist',
      'merge with a company that counts differently',
      'promise investors a number you cannot yet produce',
      'collect personal data in a new country',
    ],
  },
  deliverables: {
    title: 'Twelve pages and what stands on them',
    items: [
      { icon: 'search', title: 'A data audit', description: 'What exists, where, how right it is, and who would miss it.' },
      { icon: 'book', title: 'A glossary', description: 'Thirty terms, one definition each, signed by the people who argued.' },
      { icon: 'user-check', title: 'Ownership', description: 'For each number a person who may change its meaning, and a deputy.' },
      { icon: 'route', title: 'A roadmap', description: 'Six to eight projects in order, each with its question, cost and stop sign.' },
    ],
  },
  timeline: {
    title: 'Six weeks, three of them listening',
    items: [
      { title: 'Decisions', duration: '3 weeks', description: 'Twenty decisions traced with those who took them.' },
      { title: 'Definitions', duration: '2 weeks', description: 'The glossary, in workshops of ninety minutes.' },
      { title: 'Plan', duration: '1 week', description: 'Roadmap, costs and a presentation that ends with votes.' },
    ],
  },
  faq: {
    title: 'Strategy, briefly',
    items: [
      {
        question: 'Is this not what our IT department does?',
        answer: 'They decide how data is stored. What a customer is has to be decided by those who serve customers; we bring both into one room.',
      },
      {
        question: 'Do you recommend tools?',
        answer: 'At the end, two of each kind, with prices for your size. Half of the time the tool you have is on the list.',
      },
      {
        question: 'What happens after six weeks?',
        answer: 'You begin the first project, alone or with us. We come back after a quarter to see what was not followed, and why.',
      },
    ],
  },
  call: { title: 'Name one decision you regret', text: 'And the number you would have needed. It is where the first conversation starts.' },
} satisfies SubServiceContent
