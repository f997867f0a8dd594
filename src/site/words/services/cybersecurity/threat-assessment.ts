import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Penetration testing and threat assessment | ${company.name}`,
  description:
    'Penetration testing of web applications, offices and staff by OSCP-certified testers, along OWASP’s testing guide. A ranked report, evidence and a retest.',
  headline: 'Penetration testing and threat assessment',
  lead: 'For companies that hold money or personal data, and for those whose customer or insurer asks. A scanner lists thousands of weaknesses; we find the two or three that join up, and rank them by what they’d have cost you.',
  about: [
    'An assessment has a goal that you would hate to see reached: the payroll file, a transfer, the production database. Our analysts get a name badge, a time frame and a stop word, and then try to reach it by whatever is open.',
    'You receive the story of the attack, step by step, with what would have stopped it at each. Web applications are tested along OWASP’s Web Security Testing Guide, and the report says what was left out.',
    'First comes paper: a signed letter with systems, dates and testers, because the same work without permission is an offence under Britain’s Computer Misuse Act and its counterparts elsewhere. Hosts have rules as well. AWS lets its customers test a published list of services unasked, but a flood of traffic needs approval.',
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
      { icon: 'target', title: 'The attack, step by step', description: 'How we got in, how far, how long it took, and who noticed.' },
      {
        icon: 'list-check',
        title: 'A ranked report',
        description: `Each finding with its harm in money beside the CVSS score, effort to fix, owner and date. ${capital(claims.reportPages)} pages at most.`,
      },
      {
        icon: 'bug',
        title: 'Proof for engineers',
        description: 'The requests, pictures and a short script per finding, so that a fix can be checked without us.',
      },
      { icon: 'mail', title: 'Phishing figures', description: 'Opened, clicked, typed, reported: by department, never by name.' },
      { icon: 'refresh', title: 'A retest', description: `Within ${claims.retest}, included.` },
    ],
  },
  timeline: {
    lead: 'For a whole company. A single web application takes a week, report included.',
    items: [
      { title: 'Rules', time: lasting(3, 'day'), description: 'Goal, limits, hours, contacts and the letter that keeps everyone legal.' },
      { title: 'Attack', time: lasting([5, 8], 'day'), description: 'From outside, from the waiting room, from an inbox.' },
      { title: 'Report', time: lasting(4, 'day'), description: 'Written, then told to directors and to engineers, separately.' },
      { title: 'Retest', time: lasting(2, 'day'), description: 'The same analysts try the same ways in.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Do our staff know?',
        answer: 'Three people do: who ordered it, who can stop it, and who answers for the systems. Everyone else is told afterwards.',
      },
      { question: 'What if you find an ongoing break-in?', answer: 'We stop, call you within the hour and help to contain it. It has happened twice.' },
      {
        question: 'What does it cost?',
        answer: `From ${claims.pricesFrom.applicationTest} US dollars for a web application and ${claims.pricesFrom.companyTest} for a company: ${claims.fixedPrice}, with the report and the retest in it.`,
      },
      { question: 'Are your testers employees?', answer: 'Yes, all of them, with background checks and names in the contract. Two hold the OSCP.' },
    ],
  },
  call: {
    title: 'Plan a penetration test with us',
    text: 'Name what must never be reached: that becomes the goal. We answer with how we’d try, how long it takes and what it costs.',
  },
})
