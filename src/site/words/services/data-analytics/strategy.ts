import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Data strategy consulting | ${company.name}`,
  description:
    'Data strategy consulting: which numbers matter, who owns them, what to collect and what to stop collecting. Six weeks, twelve pages, a roadmap with costs.',
  headline: 'Data strategy: decide which numbers matter',
  lead: 'For directors about to spend money on data. A strategy is a list of decisions: what to measure, who answers for it, what to stop collecting, and what to pay for first. Ours fits on twelve pages.',
  about: [
    'Companies rarely lack data. They lack agreement on which of it is worth keeping right. A field that nobody reads still costs someone a minute a day to fill in.',
    'We trace twenty real decisions of the past quarter back to the numbers that were used, and the ones that were wanted. What no decision used may be dropped.',
    'We need ten people for an hour each, read access to the main systems, and a director who is ready to say no a dozen times on the last day. Where that person is missing, the paper turns into a wish list and the platform is bought anyway.',
  ],
  whenNeeded: {
    lead: 'Before you',
    items: [
      'sign three years of a data platform',
      'hire the first data scientist',
      'merge with a company that counts differently',
      'promise a lender a number you can’t yet produce',
      'collect personal data in a new country',
    ],
  },
  deliverables: {
    items: [
      {
        icon: 'search',
        title: 'A data audit',
        description: 'What exists, where, and how right it is. A usual find: customers are told apart by a phone number that a family of five shares.',
      },
      {
        icon: 'book',
        title: 'A glossary',
        description: 'Thirty terms, one meaning each. At a parcel company the word delivered had four: sent out, handed over, paid for, not returned.',
      },
      { icon: 'user-check', title: 'Ownership', description: 'For each number a person who may change its meaning, and a deputy.' },
      { icon: 'route', title: 'A roadmap', description: 'Six to eight projects in order, each with its question, its cost and the point at which to stop.' },
      {
        icon: 'history',
        title: 'A stop list',
        description: 'What is no longer collected, and an end date for the rest: British VAT records stay six years, door-camera film need not.',
      },
    ],
  },
  timeline: {
    items: [
      { title: 'Decisions', time: lasting(3, 'week'), description: 'Twenty decisions traced with those who took them.' },
      { title: 'Definitions', time: lasting(2, 'week'), description: 'The glossary, in workshops of ninety minutes.' },
      { title: 'Plan', time: lasting(1, 'week'), description: 'Roadmap, costs and a presentation that ends with votes.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Where does our IT department stand in this?',
        answer: 'They decide how data is stored. What a customer is has to be decided by those who serve customers; we bring both into one room.',
      },
      {
        question: 'Do you recommend tools?',
        answer: 'At the end, two of each kind, with prices for your size. Half of the time the tool you have is on the list.',
      },
      {
        question: 'What does it cost, and what comes afterwards?',
        answer:
          'It’s fixed at 18,000 US dollars: two of us for six weeks. Then you begin the first project, alone or with us, and after a quarter we come back to see what wasn’t followed.',
      },
    ],
  },
  call: { title: 'Talk to us about data strategy', text: 'Name one decision you regret and the number you’d have needed. We start there.' },
})
