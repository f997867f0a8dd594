import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `IT consulting services | ${company.name}`,
  description: `IT consulting by ${company.name}: a second opinion on systems, vendors and budgets before you sign, from engineers who take no commission.`,
  headline: 'A second opinion before you sign',
  lead: 'The contract on your desk will shape five years. We read it, the architecture behind it and the people who have to live with it, and write down what we would do with our own money.',
  features: {
    items: [
      {
        icon: 'scale',
        title: 'Vendor choice',
        description: 'Requirements on two pages, a script that every vendor must demonstrate, and references that we telephone ourselves.',
      },
      {
        icon: 'microscope',
        title: 'Code and system reviews',
        description: 'Is it sound, who understands it, what will break first? Answered in two weeks, with file and line.',
      },
      {
        icon: 'compass',
        title: 'Roadmaps that fit',
        description: 'Three years of projects in the order in which they pay for each other, sized to the team you have.',
      },
      {
        icon: 'alert-triangle',
        title: 'Projects in trouble',
        description: 'Ten days to find out what is really finished, and an honest new date, also when it is worse.',
      },
      {
        icon: 'certificate',
        title: 'Due diligence',
        description: 'For investors and buyers: what is owned, what is borrowed, what it will cost to keep alive.',
      },
      { icon: 'users-group', title: 'A head of technology, on loan', description: 'Two days a week until you have hired your own, including the hiring.' },
    ],
  },
  benefits: {
    items: [
      'A price range from people who will not do the work.',
      'Questions that insiders stopped asking.',
      'A contract without the clause you would regret.',
      'Arguments written down, so that the decision survives the meeting.',
      'Clarity on what your own team can do, which is often more than thought.',
      'A way out of each commitment, agreed while everybody is friendly.',
      'Fewer systems at the end than at the beginning.',
      'One report, ten pages, no appendix to hide in.',
    ],
  },
  process: {
    lead: 'The days are those of a two-week review. We would rather come back in a year than stay for one.',
    items: [
      {
        title: 'Write the question',
        description: 'Day 1. One sentence that the board could answer with yes or no. Without it, the report answers something that nobody asked.',
      },
      { title: 'Listen in confidence', description: 'Days 2 to 5. Eight to fifteen conversations, from director to night operator. Nobody is quoted by name.' },
      { title: 'Look for ourselves', description: 'Days 3 to 6. Code, bills, tickets and logs, because people describe the system they meant to build.' },
      { title: 'Price the options', description: 'Days 7 and 8. Three of them, one of which is doing nothing, each over three years.' },
      { title: 'Argue it out', description: 'Day 9. Half a day with those who decide and those who disagree.' },
      { title: 'Write it down', description: 'Day 10. Ten pages: what we saw, what we would do, what would change our mind.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'core-banking',
        title: 'The core system that was not replaced',
        client: 'a cooperative bank',
        description:
          'The offer was for eleven crore taka. The trouble was a report. We watched for two days. The system was fast; one nightly report locked its tables until noon. Moving the report to a copy took three weeks. The discount expired and nobody minded.',
        result: { value: '3 weeks', label: 'instead of an 18-month replacement' },
      },
      {
        id: 'rescue',
        title: 'An honest date for a late portal',
        client: 'a licensing authority',
        description:
          'Ninety percent finished, for the fourth quarter in a row. Nine journeys turned out to carry almost all traffic. The scope was cut to those, the date moved once, by five months, and was kept. The contractor stayed and did well with a plan they believed.',
        result: { value: '14 to 9', label: 'journeys in the first release' },
      },
      {
        id: 'acquisition',
        title: 'What the slides did not say',
        client: 'a private equity fund in London',
        description:
          'A profitable platform with one engineer who knew everything. The fund bought, with a retention plan, a year of documentation work in the price and a second engineer hired before closing. The first one is still there.',
        result: { value: '6 days', label: 'from question to report' },
      },
    ],
  },
  testimonials: [
    {
      quote: 'They were asked whether to buy A or B and answered that we did not need either. It is the only consultant’s report I have kept.',
      author: 'Habibur Rahman',
      role: 'Chairman',
      company: 'a cooperative bank',
    },
    {
      quote: 'Direct, quick and allergic to jargon. My investment committee read all ten pages.',
      author: 'Sophie Lambert',
      role: 'Partner',
      company: 'a private equity fund',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does consulting take?',
        answer:
          'A review takes two weeks. A programme with vendor choice, contract and the first months of delivery takes 2-6 months. If it needs longer, it is not consulting any more.',
      },
      {
        question: 'Do you take commissions from vendors?',
        answer:
          'No, from nobody, and it stands in the contract. When our own company would bid for the work, we tell you at the first meeting and step back from one of the two.',
      },
      {
        question: 'What do you need from us?',
        answer: 'Access to people and systems within three days, one person who arranges it, and permission to report what we find to whoever asked.',
      },
      {
        question: 'Can you work with our auditors and lawyers?',
        answer: 'Yes. We write so that they can use it, and sit beside you when clauses about source code and exit are negotiated.',
      },
      {
        question: 'What does it cost?',
        answer: 'A fixed price for a fixed question. You know it before we start, and it does not grow if we find more than expected.',
      },
    ],
  },
  call: {
    title: 'What are you about to sign?',
    text: 'Tell us the decision and its date. In a free half hour we say whether a second opinion is worth your money.',
  },
})
