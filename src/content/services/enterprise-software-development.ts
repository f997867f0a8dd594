import { company } from '#company.ts'
import type { Chapter, ServiceContent, Three } from '#content/shapes.ts'

export const chapters = [
  {
    id: 'erp',
    title: 'ERP: one ledger under everything',
    lead: 'Stock, purchasing, production, payroll and accounts that post to the same books, so that month end is a check and not a rescue.',
    points: [
      { title: 'Accounts that close', description: 'Every movement of goods makes its own entry. Closing takes three days instead of three weeks.' },
      { title: 'Local rules built in', description: 'VAT, withholding at source, provident fund and gratuity as the law has them this year.' },
      { title: 'Rights by role', description: 'The store keeper sees quantities, the buyer prices, the director both. Each change has a name on it.' },
    ],
  },
  {
    id: 'crm',
    title: 'CRM: promises in one place',
    lead: 'Who was called, what was offered, what was promised and by when, readable by whoever answers the phone next.',
    points: [
      {
        title: 'A pipeline that is true',
        description: 'A deal moves when something happened, such as a sample sent or a visit made, not when somebody feels better.',
      },
      { title: 'Service beside sales', description: 'The seller sees the open complaint before asking for the next order.' },
      { title: 'Field visits', description: 'Routes, check-ins and orders on the phone, also where there is no signal.' },
    ],
  },
  {
    id: 'scm',
    title: 'Supply chain: from purchase order to gate pass',
    lead: 'What is ordered, on the water, at the port, in quality control and on the truck, on one line per order.',
    points: [
      { title: 'Lead times that learn', description: 'The system keeps what each supplier promised and what came, and plans with the second number.' },
      { title: 'Warehouses by scan', description: 'Receive, put away, pick and count with handhelds; a wrong shelf beeps.' },
      { title: 'Dispatch with proof', description: 'Gate pass, weight, seal and the signature of whoever took it, on the customer’s record.' },
    ],
  },
] as const satisfies Three<Chapter>

export default {
  description: `Enterprise software by ${company.name}: ERP, CRM and supply chain systems that replace the spreadsheet, not the people, moved in department by department.`,
  headline: 'Business systems your staff will actually use',
  lead: 'Most companies already have an enterprise system. It is made of forty spreadsheets and three people who must not be ill. We replace it piece by piece, while the business goes on.',
  features: {
    title: 'What we build into every system',
    items: [
      {
        icon: 'users-group',
        title: 'Screens by role',
        description: 'A store keeper needs five buttons. We draw those five large and leave the other sixty to those who need them.',
      },
      {
        icon: 'history',
        title: 'A history of everything',
        description: 'Who changed what from which value, kept for as long as your auditor asks, searchable by anybody with the right.',
      },
      { icon: 'plug', title: 'Joins to what stays', description: 'Machines, scales, banks, tax portals and the old system that nobody dares to switch off.' },
      {
        icon: 'database',
        title: 'Your data, readable',
        description: 'A documented database on your premises or in your cloud. Reports do not need our permission.',
      },
      {
        icon: 'route',
        title: 'Approvals that travel',
        description: 'Limits, deputies and reminders, so that a purchase does not wait for one person’s return from leave.',
      },
      {
        icon: 'server',
        title: 'Runs where you decide',
        description: 'In the factory with a copy in the cloud, or the other way round. It has been tested with the cable out.',
      },
      { icon: 'file-text', title: 'Documents that match', description: 'Invoices, challans and payslips in the layouts that your partners already file.' },
    ],
  },
  benefits: {
    title: 'What changes, department by department',
    items: [
      'Finance closes the month in days and can explain each number.',
      'Purchasing sees stock, orders and consumption on one line.',
      'The warehouse finds what the system says is there.',
      'Managers stop asking for reports, because they open them.',
      'New staff follow the screen instead of a colleague.',
      'Audits take a week less, with fewer photocopies.',
      'A key person can go on leave.',
      'The next change is a small one.',
    ],
  },
  process: {
    title: 'Moving a company that cannot stop',
    lead: 'No big bang. One process at a time crosses over, runs beside the old way until the numbers agree, and only then replaces it.',
    items: [
      { title: 'Follow one order', description: 'We walk with a single order from enquiry to payment and write down each paper, file and phone call.' },
      { title: 'Agree on words', description: 'What is a customer, a batch, a delivered order? Half of all ERP trouble is two departments using one word.' },
      { title: 'Pick the first process', description: 'Painful, frequent and small enough to be live within four months.' },
      { title: 'Build with its users', description: 'Two of them sit with us each week and can veto a screen.' },
      { title: 'Move and compare', description: 'Data is loaded three times in rehearsal; old and new run side by side until totals match for a month.' },
      { title: 'Train by doing', description: 'Short sessions at the real desk, with yesterday’s real work.' },
      { title: 'Take the next process', description: 'With the same team, faster each time, until the old system has nothing left to do.' },
    ],
  },
  caseStudies: {
    title: 'Three companies that went on working',
    items: [
      {
        id: 'ceramics-factory',
        title: 'A month end without overtime',
        client: 'a ceramics manufacturer with 1,900 staff',
        description: 'Accounts closed on the 24th of the following month, if nobody was ill.',
        story: [
          'Production reported in square feet, sales in boxes, stores in pallets. Four people spent three weeks of every month translating between them.',
          'We began with the kiln log, gave each batch one identity through to the gate, and let every movement post itself. The close now takes four days, and the four people analyse costs, which found a glaze that had been losing money for years.',
        ],
        results: [
          { value: '24 to 4 days', label: 'to close the month' },
          { value: '1', label: 'unit of measure that all agree on' },
        ],
      },
      {
        id: 'microfinance',
        title: 'Field officers home before dark',
        client: 'a microfinance institution with 76 branches',
        description: 'Collections were written twice, in the village and again at the branch.',
        story: [
          'Each officer visited four groups a day, then sat until eight copying pass books into ledgers. Errors surfaced at the quarterly audit, when nobody remembered.',
          'Collections are now entered once, on a phone, with a printed receipt. The branch balances at four. Audit differences fell from hundreds to a dozen that can be explained.',
        ],
        results: [
          { value: '2.5 h', label: 'saved per officer and day' },
          { value: '-94%', label: 'audit differences' },
        ],
      },
      {
        id: 'cold-chain',
        title: 'Fish that arrives with its papers',
        client: 'a frozen shrimp exporter',
        description: 'European buyers ask for the pond. The answer took two days.',
        story: [
          'Traceability lived in a cupboard of forms. One rejected container in 2021 cost more than the whole project.',
          'Every crate is scanned at pond, depot, plant and cold store, with temperatures read by sensor. A buyer’s question is answered while they are on the phone.',
        ],
        results: [
          { value: '2 days to 2 min', label: 'to trace a carton to its pond' },
          { value: '0', label: 'containers rejected since' },
        ],
      },
    ],
  },
  testimonials: [
    {
      quote:
        'Our last ERP was bought. This one was moved in, like a family. The store keeper, who fought the first one for six years, trains the new people on it.',
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
    title: 'What directors ask',
    items: [
      {
        question: 'How long does an enterprise project take?',
        answer:
          'Between 6 and 24 months, depending on how many processes move. The first one is live within four months in any case; you are never two years from seeing something work.',
      },
      {
        question: 'Buy or build?',
        answer:
          'Buy what is the same everywhere, such as general ledger and payroll. Build what makes you different. Many of our projects are Odoo in the middle with own parts around it.',
      },
      {
        question: 'What if our data is a mess?',
        answer: 'It always is. Cleaning is a step with its own weeks, and your people decide what a double is. We bring the tools that find them.',
      },
      {
        question: 'Can we stop half way?',
        answer: 'Yes. Each process that has moved stands on its own, with documents and training. You would have half of the benefit, not half of a system.',
      },
      {
        question: 'Who maintains it?',
        answer: 'We, your own IT people, or both. We prefer both: your people take over one area a quarter, and we answer what is hard.',
      },
    ],
  },
  call: { title: 'Let us follow one order', text: 'One day, one order, enquiry to payment. You get the map, whether or not you hire us.' },
} satisfies ServiceContent
