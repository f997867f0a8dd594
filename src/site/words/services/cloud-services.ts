import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change, share } from '#site/words/results.ts'

export default service({
  title: `Cloud migration and managed cloud services | ${company.name}`,
  description:
    'Cloud migration to AWS, Azure or Google Cloud in rehearsed waves, cost reviews, restore drills and on-call engineers. Price, service levels and certificates.',
  headline: 'Cloud migration and operations, with a way back',
  lead: 'For companies with a server room, a growing cloud bill or both. We move what gains by it to AWS, Azure or Google Cloud, leave what doesn’t, and run the result with an owner for every item on the bill.',
  glance: {
    team: 'A cloud architect, two engineers, and a security engineer for the design. Six people here share the on-call phone.',
    delivered: 'An inventory, the environment as code in your repository, runbooks, a rehearsed way back and a bill that names owners.',
    time: 'A single application takes 2-4 weeks, a server room 2-6 months.',
    price:
      'A one-week bill review is fixed at 3,000 US dollars, a two-week inventory at 6,000. A migration gets its range after the inventory. Providers bill you directly.',
    serviceLevel: `${claims.uptime} uptime a month, measured from outside. With on-call, a critical alarm is answered within ${claims.onCallAnswer}, day and night.`,
    ending: 'Accounts, code and keys are yours from the start. We hand over the runbooks, watch your people use them, and close our logins.',
  },
  features: {
    items: [
      {
        icon: 'cloud',
        title: 'Migration in waves',
        description:
          'Systems that talk to each other move together. Split an application from its database, and a page with a hundred queries crosses the sea to Singapore a hundred times.',
      },
      {
        icon: 'report-money',
        title: 'Cost control',
        description:
          'Every resource carries a team and a purpose. That covers the small leaks as well: at AWS a public address costs 3.65 dollars a month even when nothing answers on it.',
      },
      {
        icon: 'refresh',
        title: 'Restore drills',
        description: `Each system we run is brought back ${claims.restoreDrills} in an empty account, against the clock. You hear how long it took and what was missing.`,
      },
      {
        icon: 'bell',
        title: 'Monitoring and alarms',
        description: 'We alarm on what customers feel, such as a slow checkout or a failed login. A busy processor wakes no one.',
      },
      {
        icon: 'git-branch',
        title: 'Infrastructure as code',
        description: 'Networks, servers and rights are files that two people have read. From them, the environment can be rebuilt.',
      },
      {
        icon: 'shield-lock',
        title: 'Access and patching',
        description: 'No shared keys, no open ports, rights that run out. Critical findings of the weekly scan are closed within seven days.',
      },
    ],
  },
  benefits: {
    lead: 'What you can stop worrying about.',
    items: [
      'A failed disk, server or zone, because none of them carries anything alone.',
      'Forgotten machines: the first tidy-up takes a fifth to a third off most bills.',
      'Waiting for a test environment, which now takes minutes.',
      'Sale days and results days. The extra machines come, work and leave.',
      'The auditor’s questions about who changed what, since the repository knows.',
      'People who left last year and can still log in.',
      'A set-up that exists only in clicks someone once made.',
      'Load shedding in your street, and the diesel for the server room.',
    ],
  },
  process: {
    lead: 'Two to six months for a company’s server room. The inventory alone can be ordered, and sometimes it is all that is needed.',
    items: [
      {
        title: 'Inventory',
        description: 'Two weeks. What runs, who uses it, what it talks to, when it was last restored. About a tenth is a surprise to its owner.',
      },
      {
        title: 'Choose what moves',
        description: 'One week and two meetings. Move, rebuild, replace, retire or leave, with a cost over three years beside each choice.',
      },
      {
        title: 'Prepare the accounts',
        description:
          'Two weeks. Accounts, networks, identity, logs, and a way to pay: a bill in dollars needs an endorsed card or a remittance from your bank, so finance has to start early.',
      },
      { title: 'Rehearse', description: 'A full copy moves first. We note how long it took, what broke, and how to go back.' },
      {
        title: 'Move',
        description: 'In the hour when you sell least, on one call with your people. The old system stays for two weeks, switched off but whole.',
      },
      {
        title: 'Cut the cost',
        description: 'After four weeks of real load, sizes are cut to fit. Only then is it safe to buy a discount with a one-year promise.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'news-portal',
        title: 'Election night on four servers',
        client: 'a daily newspaper’s website',
        description:
          'The site fell on every election night. Finished pages now wait at the edge of the network, so the newsroom’s four servers see one request a minute per article, and a one-page plan says who does what that night.',
        result: change({ before: [190, 'min'], after: [0, 'min'], better: 'less', label: 'off line on election night, with 2.1 million readers' }),
      },
      {
        id: 'insurer',
        title: 'Out of a basement before the monsoon',
        client: 'a general insurer',
        description:
          'The server room lay below the water level of the street. Nineteen systems moved in three waves, four were retired because no one could say what they did, and three stayed and were carried upstairs.',
        result: share({ part: 19, of: 26, names: ['Moved', 'Retired, kept'], noun: 'systems', label: 'systems moved in ten weeks' }),
      },
      {
        id: 'saas-costs',
        title: 'A bill that grew faster than sales',
        client: 'a scheduling SaaS in Austin',
        description:
          'Customers doubled and the cloud bill went up sixfold. Every resource got an owner; what had none was switched off in daylight with a button to bring it back, and shared services did the rest over a quarter.',
        result: change({ before: [31, '$k'], after: [12, '$k'], better: 'less', label: 'monthly bill' }),
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
      quote: 'I read our cloud bill now. It has nine lines and I know whose each one is.',
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
        answer: `Some of it. Banks here follow Bangladesh Bank’s rules on customer records, and the Personal Data Protection Ordinance of 2025 was amended in 2026 on just this point, so we check its state with your counsel. For British and European clients, access from ${company.city} is already a transfer: we first sign the UK’s International Data Transfer Agreement or the EU’s standard contractual clauses.`,
      },
      {
        question: 'Which certificates do you have?',
        answer: `Our people hold ${claims.certificatesHeld}. The company has ${claims.certificatesMissing}. The providers have both for their part of the work, and we give you the list of controls that remain yours or ours.`,
      },
      {
        question: 'Can you just look at our bill?',
        answer: 'Yes. It takes five days and ends with a list sorted by money saved per hour of work. Your own people can do most of what is on it.',
      },
    ],
  },
  call: {
    title: 'Start with a restore drill',
    text: 'If nobody can say when a backup last came back, that is the place to begin. We do it with you, from your own copies, and write down how long it took.',
  },
})
