import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `Cloud services and migration | ${company.name}`,
  description: `Cloud services by ${company.name}: migration in rehearsed waves, bills you can explain, a restore every month, and engineers who answer at night.`,
  headline: 'Move to the cloud with a way back',
  lead: 'Moving to the cloud is easy to sell and easy to regret. We move what gains by it, leave what does not, and hand you a bill in which each line has an owner.',
  features: {
    items: [
      {
        icon: 'cloud',
        title: 'Migration by wave',
        description:
          'Systems that talk to each other move together. Split an application from its database, and a page with a hundred queries crosses the sea to Singapore a hundred times.',
      },
      {
        icon: 'report-money',
        title: 'Bills with owners',
        description:
          'Every resource carries a team and a purpose. That covers the small leaks as well: at AWS a public address costs 3.65 dollars a month even when nothing answers on it.',
      },
      {
        icon: 'refresh',
        title: 'A monthly restore',
        description: 'A system picked by lot is brought back in an empty account, against the clock. You are told how long it took and what was missing.',
      },
      {
        icon: 'bell',
        title: 'Alarms that mean something',
        description: 'We alarm on what customers feel, such as a slow checkout or a failed login. A busy processor wakes nobody.',
      },
      {
        icon: 'git-branch',
        title: 'Infrastructure as text',
        description: 'Networks, servers and rights are files that two people have read. From them, your whole environment can be rebuilt in an afternoon.',
      },
      {
        icon: 'shield-lock',
        title: 'Closed by default',
        description: 'No shared keys, no open ports, rights that run out. Critical findings of the weekly scan are closed within seven days.',
      },
    ],
  },
  benefits: {
    items: [
      'A failed disk, server or zone, because none of them carries anything alone.',
      'Forgotten machines: the first tidy-up takes a fifth to a third off most bills.',
      'Waiting for a test environment, which now takes minutes.',
      'Sale days and results days. The extra machines come, work and leave.',
      'The auditor’s questions about who changed what, since the repository knows.',
      'People who left last year and can still log in.',
      'Being tied to one provider because somebody once clicked it all together.',
      'Load-shedding in your street, and the diesel for the server room.',
    ],
  },
  process: {
    lead: 'Two to six months for a company’s server room. The inventory alone can be ordered, and sometimes it is all that is needed.',
    items: [
      {
        title: 'Inventory',
        description: 'Two weeks. What runs, who uses it, what it talks to, when it was last restored. About a tenth is a surprise to everybody.',
      },
      {
        title: 'Decide for each',
        description: 'One week and two meetings. Move, rebuild, replace, retire or leave, with a cost over three years beside each choice.',
      },
      {
        title: 'Lay the ground',
        description:
          'Two weeks. Accounts, networks, identity, logs, and a way to pay: a bill in dollars needs an endorsed card or a remittance from your bank, so finance has to start early.',
      },
      { title: 'Rehearse', description: 'A full copy moves first. We note how long it took, what broke, and how to go back.' },
      {
        title: 'Move',
        description: 'In the hour when you sell least, on one call with your people. The old system stays untouched for two weeks, switched off but whole.',
      },
      { title: 'Trim', description: 'After four weeks of real load, sizes are cut to fit. Only then is it safe to buy a discount with a one-year promise.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'news-portal',
        title: 'Election night on four servers',
        client: 'a daily newspaper’s website',
        description:
          'On a normal day it idled. On election night it fell. We put finished pages at the edge, so that the newsroom’s four servers see one request a minute per article instead of thousands, and wrote a one-page plan for the night. Three times as many readers came as in the election before, and the bill for the year fell.',
        result: { value: '2.1 million', label: 'readers in one evening' },
      },
      {
        id: 'insurer',
        title: 'Out of a basement before the monsoon',
        client: 'a general insurer',
        description:
          'The server room was below the water line of the street. Nineteen moved in three waves. Four were retired because nobody could say what they did, and three stayed and were carried upstairs. In July the water came up to the second step.',
        result: { value: '11 weeks', label: 'from inventory to empty basement' },
      },
      {
        id: 'saas-costs',
        title: 'A bill that grew faster than sales',
        client: 'a scheduling SaaS in Austin',
        description:
          'Customers doubled, the cloud bill went up sixfold. For two weeks we only put names on things. Then the nameless ones were switched off in daylight, with a button to bring them back. Half of the bill went that way; shared services did the rest in the quarter that followed.',
        result: { value: '$31k to $12k', label: 'monthly bill' },
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
    items: [
      {
        question: 'Which provider do you recommend?',
        answer:
          'The one in which your people have experience, if there is one: prices differ less than habits do. We work on AWS, Azure and Google Cloud, and in local data centres where law or latency asks for it.',
      },
      {
        question: 'How long does a migration take?',
        answer:
          'Two to four weeks for a single application. A server room takes two to six months, in waves. Rewriting an application for the cloud is a project of its own, 3-6 months for a complex one.',
      },
      {
        question: 'Must our data stay in the country?',
        answer: `Parts of it may have to. Banks here follow Bangladesh Bank’s rules on customer records; we mark which tables those are. For British and European clients, access from ${company.city} already counts as a transfer, so we first sign the UK’s transfer agreement or the EU’s standard clauses.`,
      },
      {
        question: 'What does round-the-clock mean with you?',
        answer: `An engineer who knows your system answers within fifteen minutes, at any hour. We promise ${claims.uptime} uptime, which leaves 43 minutes a month, measured from outside, with credit when we miss it.`,
      },
      {
        question: 'Can you just look at our bill?',
        answer: 'Yes. It takes five days and ends with a list sorted by money saved per hour of work. Your own people can do most of what is on it.',
      },
    ],
  },
  call: {
    title: 'Start with one restore',
    text: 'If nobody can say when a backup last came back, that is the place to begin. We do it with you, from your own copies, and write down how long it took.',
  },
})
