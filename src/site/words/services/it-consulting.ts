import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change, share } from '#site/words/results.ts'
import { days } from '#site/words/step-times.ts'

export default service({
  title: `IT consulting and technical due diligence | ${company.name}`,
  description:
    'IT consulting: a second opinion on systems, vendors, contracts and late projects, and due diligence for investors. Two weeks, one price, no commissions.',
  headline: 'IT consulting: a second opinion before you sign',
  lead: 'For directors and investors with a decision about technology on the desk. We read the contract, the architecture and the code, talk to the people who must live with it, and write down what we’d do with our own money.',
  glance: {
    team: 'A principal engineer and a business analyst, with a specialist for security or data where the question needs one.',
    delivered: `${capital(claims.reportPages)} pages with a recommendation, three priced options and the evidence, and half a day with those who decide.`,
    time: 'A review takes two weeks, due diligence one or two, a programme 2-6 months.',
    price: 'A two-week review by both is fixed at 7,000 US dollars, a specialist’s days included. A head of technology on loan is billed by the day.',
    serviceLevel: 'We usually begin within a week of your letter. The report comes on working day ten.',
    ending: 'With the report. After a quarter we come back for an hour, free, to see what was followed.',
  },
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
        description: 'Ten days to find out what is really finished, and an honest new date, even if it’s worse.',
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
    lead: 'What an outsider can give you.',
    items: [
      'A price range from people who won’t do the work.',
      'Questions that insiders stopped asking.',
      'A contract without the clause you would regret.',
      'Arguments written down, so that the decision survives the meeting.',
      'Clarity on what your own team can do, which is often more than you thought.',
      'A way out of each commitment, agreed while everyone is friendly.',
      'Fewer systems at the end than at the beginning.',
      `One report, ${claims.reportPages} pages, no appendix to hide in.`,
    ],
  },
  process: {
    lead: 'The days are those of a two-week review. We would rather come back in a year than stay for one.',
    items: [
      {
        title: 'Write the question',
        time: days(1),
        description: 'One sentence that the board could answer with yes or no. Without it, the report answers another question.',
      },
      {
        title: 'Listen in confidence',
        time: days(2, 5),
        description: 'Eight to fifteen conversations, from director to night operator. Nobody is quoted by name.',
      },
      { title: 'Look for ourselves', time: days(3, 6), description: 'Code, bills, tickets and logs, because people describe the system they meant to build.' },
      { title: 'Price the options', time: days(7, 8), description: 'Three of them, one of which is doing nothing, each over three years.' },
      { title: 'Argue it out', time: days(9), description: 'Half a day with those who decide and those who disagree.' },
      {
        title: 'Write it down',
        time: days(10),
        description: `${capital(claims.reportPages)} pages: what we saw, what we would do, what would change our mind.`,
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'core-banking',
        title: 'The core system that stayed',
        client: 'a cooperative bank',
        description:
          'A vendor offered to replace a core system that was slow until noon. Two days of watching showed one nightly report that locked its tables; moving the report to a copy took three weeks.',
        result: change({
          before: [18, 'month'],
          after: [3, 'week'],
          better: 'less',
          label: 'for the replacement on offer, and for what was done',
          names: ['Offered', 'Done'],
        }),
      },
      {
        id: 'rescue',
        title: 'An honest date for a late portal',
        client: 'a licensing authority',
        description:
          'A portal had been 90% finished for four quarters. Nine journeys turned out to carry almost all traffic, so the scope was cut to those; the date moved once, by five months, and was kept.',
        result: change({ before: [14], after: [9], better: 'less', noun: 'journeys', label: 'journeys in the first release', names: ['Planned', 'Released'] }),
      },
      {
        id: 'acquisition',
        title: 'What the slides left out',
        client: 'a private equity fund in London',
        description:
          'A profitable platform had one engineer who knew everything. The fund bought it with a retention plan, a year of documentation in the price and a second engineer hired before closing.',
        result: share({
          part: 27,
          of: 31,
          names: ['One engineer', 'Others too'],
          noun: 'services',
          label: 'services that one engineer alone could change, found in six days',
        }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'They were asked whether to buy A or B and answered that we didn’t need either. It’s the only consultant’s report I have kept.',
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
          'A review takes two weeks. A programme with vendor choice, contract and the first months of delivery takes 2-6 months. If it needs longer, it isn’t consulting any more.',
      },
      {
        question: 'Do you take commissions from vendors?',
        answer:
          'No, and the contract says so. When our own company would bid for the work, we tell you at the first meeting and step back from one of the two.',
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
        answer: 'A fixed price for a fixed question. You know it before we start, and it doesn’t grow if we find more than expected.',
      },
    ],
  },
  call: { title: 'Book a first call', text: `Tell us the decision and its date. In ${claims.firstCall} we say whether a second opinion is worth your money.` },
})
