import { company } from '#company.ts'
import { claims } from '#content/claims.ts'
import type { ServiceContent } from '#content/shapes.ts'

export default {
  description: `Cloud services by ${company.name}: migration without a lost weekend, bills you can explain, backups that were restored last month, and people who answer at night.`,
  headline: 'Servers moved, watched and paid for by use',
  lead: 'Moving to the cloud is easy to sell and easy to regret. We move what gains by it, leave what does not, and hand you a bill in which each line has an owner.',
  features: {
    title: 'What we look after',
    items: [
      {
        icon: 'cloud',
        title: 'Migration by wave',
        description: 'Systems move in groups that talk to each other, each with a rehearsal, a way back and a quiet hour.',
      },
      {
        icon: 'report-money',
        title: 'Bills with owners',
        description: 'Every resource is tagged with a team and a purpose. What has neither is switched off on Friday.',
      },
      { icon: 'refresh', title: 'Restores, not backups', description: 'Each month we restore a system picked by dice into an empty account and time it.' },
      {
        icon: 'gauge',
        title: 'Alarms that mean something',
        description: 'We alarm on what customers feel: slow checkout, failed login. Nobody is woken by a graph.',
      },
      {
        icon: 'git-branch',
        title: 'Infrastructure as text',
        description: 'Networks, servers and rights are files under review. A data centre can be rebuilt from them in an afternoon.',
      },
      {
        icon: 'shield-lock',
        title: 'Closed by default',
        description: 'No shared keys, no open ports, rights that expire. Findings from the weekly scan are closed within days that we agree on.',
      },
    ],
  },
  benefits: {
    title: 'What you can stop worrying about',
    items: [
      'A single failed disk, server or zone takes nothing down.',
      'The bill shrinks by a fifth to a third in the first quarter, mostly from things nobody used.',
      'New environments take minutes, so tests no longer queue.',
      'Peaks are handled by machines that leave afterwards.',
      'Auditors get their evidence from the repository.',
      'Leavers lose their access on the same day, everywhere.',
      'You can change provider, because nothing depends on one person’s clicks.',
      'Load-shedding in your street is no longer an outage.',
    ],
  },
  process: {
    title: 'How a move goes',
    lead: 'Six steps. The inventory alone has saved some clients the price of the project.',
    items: [
      { title: 'Inventory', description: 'What runs, who uses it, what it talks to, when it was last restored. A tenth is usually unknown to everybody.' },
      { title: 'Decide for each', description: 'Move, rebuild, replace, retire or leave. With a cost for each, over three years.' },
      { title: 'Lay the ground', description: 'Accounts, networks, identity, logging and budgets, before the first server.' },
      { title: 'Rehearse', description: 'A full copy moves first. We measure how long, what broke, and how to go back.' },
      { title: 'Move', description: 'At an hour when you sell least, with your people in the same call.' },
      { title: 'Trim', description: 'After four weeks of real load, sizes and commitments are bought to fit, not before.' },
    ],
  },
  caseStudies: {
    title: 'Moved, mended and switched off',
    items: [
      {
        id: 'news-portal',
        title: 'Election night on four servers',
        client: 'a daily newspaper’s website',
        description: 'On a normal day it idled. On election night it fell.',
        story: [
          'The paper rented servers for its worst hour all year round, and still went down in that hour, because every page was made anew for every reader.',
          'We put finished pages at the edge, let the machine room grow by rule and shrink by rule, and wrote a one-page plan for the night. Readers tripled. The bill fell.',
        ],
        results: [
          { value: '2.1 million', label: 'readers in one evening' },
          { value: '-38%', label: 'yearly hosting cost' },
        ],
      },
      {
        id: 'insurer',
        title: 'Out of a basement before the monsoon',
        client: 'a general insurer',
        description: 'The server room was below the water line of the street.',
        story: [
          'Twenty-six systems, one of them older than its administrator, and a flood every second year. The deadline was set by the weather.',
          'Nineteen systems moved in three waves, four were retired because nobody could say what they did, three stayed and were carried upstairs. The water came in July, up to the second step.',
        ],
        results: [
          { value: '11 weeks', label: 'from inventory to empty basement' },
          { value: '4', label: 'systems that nobody missed' },
        ],
      },
      {
        id: 'saas-costs',
        title: 'A bill that grew faster than sales',
        client: 'a scheduling SaaS in Austin',
        description: 'Customers doubled, the cloud bill went up sixfold.',
        story: [
          'Each customer had been given a full copy of everything, and test copies had never been removed. Engineers were afraid to delete what they had not made.',
          'We tagged for two weeks, then switched off in daylight with a button to switch on again. Half of it was never asked for. Shared services did the rest.',
        ],
        results: [
          { value: '$31k to $12k', label: 'monthly bill' },
          { value: '0', label: 'incidents from the clean-up' },
        ],
      },
    ],
  },
  testimonials: [
    {
      quote: 'They told us to leave three systems where they were. A reseller would never have said that.',
      author: 'Anwar Siddique',
      role: 'Head of IT',
      company: 'a general insurer',
    },
    {
      quote: 'I read our cloud bill now. It has eleven lines and I know whose each one is.',
      author: 'Melissa Tran',
      role: 'Co-founder',
      company: 'a scheduling SaaS',
    },
  ],
  faq: {
    title: 'Asked before a move',
    items: [
      {
        question: 'Which provider do you recommend?',
        answer:
          'The one where your people have experience, if there is one. Otherwise prices differ less than habits do. We work on AWS, Azure and Google Cloud, and on two local data centres where law or latency asks for them.',
      },
      {
        question: 'How long does a migration take?',
        answer:
          'A single application, two to four weeks. A company’s server room, two to six months in waves. Rewriting an application for the cloud is a project of its own, 3-6 months for a complex one.',
      },
      {
        question: 'Must our data stay in the country?',
        answer: 'For banks and some public bodies, parts of it. We map which records the rule names, keep those here, and move the rest if it pays.',
      },
      {
        question: 'What does round-the-clock mean with you?',
        answer: `An engineer who knows your system answers within fifteen minutes, at any hour. The promise is ${claims.uptime} uptime, measured from outside, with credit when we miss it.`,
      },
      {
        question: 'Can you just look at our bill?',
        answer: 'Yes. A review takes five days and ends with a list sorted by money saved per hour of work. You can do the list yourselves.',
      },
    ],
  },
  call: {
    title: 'When did you last restore a backup?',
    text: 'If nobody knows, start there. We do one restore with you, from your backups, and write down how it went.',
  },
} satisfies ServiceContent
