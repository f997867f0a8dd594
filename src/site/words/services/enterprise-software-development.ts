import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'
import type { Chapter, Three } from '#site/words/shapes.ts'

const chapters = [
  {
    id: 'erp',
    title: 'ERP: one ledger under everything',
    lead: 'Stock, purchasing, production, payroll and accounts post to the same books, so that closing the month means checking, not searching.',
    points: [
      {
        title: 'Accounts that close',
        description: 'Every movement of goods makes its own entry. The accountant only has to ask why a figure is odd, and three days are enough for that.',
      },
      {
        title: 'Local rules built in',
        description:
          'VAT and tax deducted at source, provident fund and gratuity. The Mushak 4.3 coefficient comes from the bill of materials; it has to be filed in the fifteen working days before a product is first supplied.',
      },
      {
        title: 'Rights by role',
        description:
          'The store keeper sees quantities, the buyer prices, the director both. Whoever enters a supplier’s bank account can’t also release a payment to it.',
      },
    ],
  },
  {
    id: 'crm',
    title: 'CRM: promises in one place',
    lead: 'Who was called, what was offered, what was promised and by when, readable by whoever answers the phone next.',
    points: [
      {
        title: 'A next step, or no deal',
        description:
          'Each open deal carries an action with a date. Without one it leaves the forecast after fourteen days. The forecast shrinks at first, and then it starts to be right.',
      },
      {
        title: 'Complaints before orders',
        description: 'A customer’s page opens with what is still unsolved, so that nobody asks for an order without knowing of it.',
      },
      {
        title: 'Field visits',
        description: 'Routes, check-ins and orders on the phone, also where there is no signal. The visit report can be dictated.',
      },
    ],
  },
  {
    id: 'scm',
    title: 'Supply chain: from purchase order to gate pass',
    lead: 'What is ordered, under letter of credit, at sea, in the port, in quality control or on the truck stands on one line per order.',
    points: [
      {
        title: 'Lead times that learn',
        description: 'For each supplier the system keeps the date promised and the date that came, and plans with the second one.',
      },
      {
        title: 'Warehouses by scan',
        description:
          'Receive, put away, pick and count with handhelds; a wrong shelf beeps. Bonded fabric keeps its utilisation declaration beside it, so that a bond audit is a printout.',
      },
      { title: 'Dispatch with proof', description: 'Gate pass, weight, seal and the signature of whoever took it, on the customer’s record.' },
    ],
  },
] as const satisfies Three<Chapter>

export default service({
  chapters,
  title: `Enterprise software development: ERP, CRM, SCM | ${company.name}`,
  description: `Custom ERP, CRM and supply chain software for manufacturers, distributors and lenders: one process at a time, the first usually live within ${claims.firstProcess.usually}. Prices.`,
  headline: 'Enterprise software: ERP, CRM and supply chain',
  lead: 'For companies that run on spreadsheets and on three people who must not be ill. We build a system of your own and move one process at a time, beside the old way until the numbers agree.',
  glance: {
    team: 'A business analyst, a lead engineer, one to three developers, a tester, and a trainer for the switch.',
    delivered: 'Running processes, source, a PostgreSQL database with every table described, manuals and trained users.',
    time: `The first process is usually live within ${claims.firstProcess.usually}; where money moves it can take ${claims.firstProcess.whereMoneyMoves}. A whole company takes 6-24.`,
    price: `The first process usually costs 60,000 to 120,000 US dollars, where money moves up to 180,000; later ones are priced one by one. You get ${claims.estimate}.`,
    serviceLevel: `Those who built a process run it for ${claims.stays}. With on-call, critical problems get an engineer within ${claims.onCallAnswer}.`,
    ending: 'After any process: what has moved stands on its own.',
  },
  features: {
    items: [
      {
        icon: 'users-group',
        title: 'Screens by role',
        description: 'A store keeper needs five buttons. We draw those five large and leave the other sixty to the people who need them.',
      },
      {
        icon: 'history',
        title: 'Audit trail',
        description:
          'Old value, new value, name and minute, kept for as long as your auditor asks. Corrections are new entries; nothing posted is ever overwritten.',
      },
      {
        icon: 'plug',
        title: 'Integrations',
        description: 'Weighbridges, attendance devices, banks, tax portals, and the old system that nobody dares to switch off.',
      },
      {
        icon: 'database',
        title: 'Readable data',
        description:
          'PostgreSQL on your premises or in your cloud, every table described in plain words. Your own analyst can write a report without asking us.',
      },
      {
        icon: 'route',
        title: 'Mobile approvals',
        description:
          'Limits, deputies and reminders on the phone. A purchase of spare parts doesn’t wait for one person’s return from leave while a machine stands still.',
      },
      {
        icon: 'server',
        title: 'On premises or in the cloud',
        description: 'In the factory with a copy in the cloud, or the other way round. Before we hand it over, someone pulls the cable during a shift.',
      },
      {
        icon: 'file-text',
        title: 'Familiar documents',
        description:
          'Challans, packing lists, pay slips and proforma invoices keep their familiar layout, because a bank or a buyer’s clerk files them by sight.',
      },
    ],
  },
  benefits: {
    items: [
      'Finance closes in days and can explain each number.',
      'Purchasing reads stock, open orders and consumption on one line.',
      'In the warehouse, the goods are where the screen says they are.',
      'Payroll comes from the attendance device, with overtime at the legal rate.',
      'Managers open the report instead of asking three people for it.',
      'New staff follow the screen, and ask fewer colleagues.',
      'Auditors leave a week earlier and make fewer photocopies.',
      'The person who used to know everything takes a holiday.',
    ],
  },
  process: {
    lead: 'No process is switched before a month of totals agrees on both sides. The months below are those of a usual first one.',
    items: [
      {
        title: 'Follow one order',
        description: 'Weeks 1 and 2. We walk with a single order from enquiry to payment and keep a copy of each paper, file and message on its way.',
      },
      {
        title: 'Agree on words',
        description:
          'Weeks 3 and 4. Customer, batch, delivered: each gets one meaning and one owner. We need the heads of department in a room for three mornings.',
      },
      { title: 'Pick the first process', description: 'Painful, frequent, and small enough to be live in month four.' },
      { title: 'Build with its users', description: 'Months 2 and 3. Two of them sit with us each week and may veto a screen.' },
      {
        title: 'Run side by side',
        description: 'Month 4. Both ways are kept until a full month of totals agrees. Differences are explained, never adjusted away.',
      },
      {
        title: 'Train at the desk',
        description: 'In the last week before the switch. A month ahead is too early, because people forget what they haven’t used.',
      },
      { title: 'Take the next process', description: 'With the same team, and quicker each time, until the old system has nothing left to do.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'ceramics-factory',
        title: 'A month end without overtime',
        client: 'a ceramics manufacturer with 1,900 staff',
        description:
          'Four people translated between spreadsheets, and accounts closed on the 24th of the next month. Goods movements now post themselves; the same four analyse costs, and a glaze that lost money on every tile has been repriced.',
        result: change({ before: [24, 'th'], after: [4, 'th'], better: 'less', label: 'day on which the month is closed' }),
      },
      {
        id: 'microfinance',
        title: 'Field officers home before dark',
        client: 'a microfinance institution with 76 branches',
        description:
          'Collections were written twice, in the village and again at the branch. An instalment is now entered once, on a phone, and the member takes a printed slip home.',
        result: change({ before: [150, 'min'], after: [60, 'min'], better: 'less', label: 'of paperwork per officer and day' }),
      },
      {
        id: 'cold-chain',
        title: 'Shrimp that arrives with its papers',
        client: 'a frozen shrimp exporter',
        description:
          'European buyers ask for the pond, and the answer took two days. Crates are scanned at pond, depot, plant and cold store; a depot without signal sends its scans in the evening, in order.',
        result: change({ before: [2, 'day'], after: [2, 'min'], better: 'less', label: 'to trace a carton to its pond' }),
      },
    ],
  },
  testimonials: [
    {
      quote:
        'Our last ERP was bought. This one moved in a room at a time, like a family. The store keeper, who fought the first one for six years, trains the new people on it.',
      author: 'Engr Zahid Karim',
      role: 'Managing director',
      company: 'a ceramics manufacturer',
    },
    {
      quote: 'They refused to start until two departments agreed on what a delivery is. It took three weeks and it was the best money we spent.',
      author: 'Lutfun Nahar',
      role: 'Chief financial officer',
      company: 'a seafood exporter',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does an enterprise project take?',
        answer: `Between 6 and 24 months, by the number of processes. The first is usually live within ${claims.firstProcess.usually}; where money moves it can take ${claims.firstProcess.whereMoneyMoves}.`,
      },
      {
        question: 'Buy or build?',
        answer:
          'Buy what is the same everywhere, such as general ledger and payroll. Build what makes you different. A frequent answer is Odoo in the middle with parts of your own around it.',
      },
      {
        question: 'What if our data is a mess?',
        answer:
          'Then it is normal. Expect one customer under three spellings and stock below zero. Cleaning has weeks of its own in the plan; we bring the tools that find duplicates, and your people decide which ones are.',
      },
      {
        question: 'Can we stop halfway?',
        answer: 'Yes. Each process that has moved stands on its own, with documents and trained users. What hasn’t moved yet goes on in the old way.',
      },
      {
        question: 'Who maintains it afterwards?',
        answer: 'Your own IT people, our team, or both. Both works well: yours take over one area a quarter, and ours answer what is hard.',
      },
    ],
  },
  call: {
    title: 'Book a day to map one order',
    text: 'We follow it from enquiry to payment. You keep the map and may build from it with anyone.',
  },
})
