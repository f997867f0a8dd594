import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'

export default subService({
  title: `Threat assessment and penetration tests | ${company.name}`,
  description: `Threat assessment by ${company.name}: penetration tests and phishing drills with permission, and a list of real ways in, ranked by what they would cost you.`,
  headline: 'A ranked list of real ways in',
  lead: 'A scanner lists thousands of weaknesses. An attacker needs two or three that join up. We find those by trying, with your permission, and rank them by what they would have cost you.',
  about: [
    'An assessment has a goal that you would hate to see reached: the payroll file, a transfer, the production database. Our analysts get a name badge, a time frame and a stop word, and then try to reach it by whatever is open.',
    'You receive the story of the attack as it happened, step by step, with what would have stopped it at each one. You can then begin with the cheapest step that breaks the chain.',
    'First comes paper: a signed letter with systems, dates and testers, because the same work without permission is an offence under Britain’s Computer Misuse Act and its counterparts elsewhere. Hosts have rules as well. AWS lets its customers test a published list of services unasked, but nobody may rehearse a flood of traffic without approval.',
  ],
  whenNeeded: {
    items: [
      'A customer or insurer asks for the report.',
      'You launched something that holds money or health data.',
      'The network grew by purchases and nobody has drawn it.',
      'Staff receive invoices by mail and pay them.',
      'The last test was a list from a scanner.',
    ],
  },
  deliverables: {
    items: [
      { icon: 'target', title: 'The story', description: 'How we got in, how far, how long it took, and who noticed.' },
      {
        icon: 'list-check',
        title: 'A ranked report',
        description: 'Each finding with its harm in money beside the CVSS score, effort to fix, owner and date. Ten pages at most.',
      },
      {
        icon: 'bug',
        title: 'Proof for engineers',
        description: 'The requests, pictures and a short script per finding, so that a fix can be checked without us.',
      },
      { icon: 'mail', title: 'Phishing figures', description: 'Opened, clicked, typed, reported: by department, never by name.' },
      { icon: 'refresh', title: 'A retest', description: 'Within ninety days, included, because half-fixed is the usual state.' },
    ],
  },
  timeline: {
    items: [
      { title: 'Rules', duration: '3 days', description: 'Goal, limits, hours, contacts and the letter that keeps everybody legal.' },
      { title: 'Attack', duration: '5-8 days', description: 'From outside, from the waiting room, from an inbox.' },
      { title: 'Report', duration: '4 days', description: 'Written, then told to directors and to engineers, separately.' },
      { title: 'Retest', duration: '2 days', description: 'Same analysts, same doors.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Do our staff know?',
        answer: 'Three people do: who ordered it, who can stop it, and who answers for the systems. Everybody else is told afterwards, with thanks.',
      },
      { question: 'What if you find an ongoing break-in?', answer: 'We stop, call you within the hour and help to contain it. It has happened twice.' },
      {
        question: 'What is usually open?',
        answer:
          'A remote desktop facing the internet, a router on its first password, the mailbox of somebody who left. Most tests get their first foothold from one of these.',
      },
      { question: 'Are your testers employees?', answer: 'Yes, all of them, with background checks and names in the contract. Nothing is subcontracted.' },
    ],
  },
  call: {
    title: 'Write the headline you would hate to read',
    text: 'That sentence becomes the goal of the test. We tell you how we would try, and what it costs.',
  },
})
