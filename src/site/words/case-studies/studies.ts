import type { CaseStudy } from './shape.ts'

/** Every case study, newest first: its facts. The texts are the Markdown files beside this one. */
export const studies = [
  {
    slug: 'university-admissions',
    title: 'University admissions online, without an outage',
    summary:
      'A private university published 40,000 admission results in one week without downtime, after three years of failures. Nine weeks, with the mistakes left in.',
    client: { name: 'Gorai University', about: 'a private university in Kushtia with 11,000 students' },
    industry: '/industries/education',
    services: ['/services/web-development', '/services/software-testing-as-service'],
    team: [
      { people: 1, role: 'delivery lead, two days a week' },
      { people: 2, role: 'web engineers' },
      { people: 1, role: 'tester' },
      { people: 1, role: 'designer, for the first three weeks' },
    ],
    planned: { from: '2025-05-04', to: '2025-07-03' },
    actual: { from: '2025-05-04', to: '2025-07-03' },
    price: { from: 40, to: 50, basis: 'range in the quote, ceiling after the prototype; 46,400 were invoiced' },
    stack: ['TypeScript', 'static HTML on a CDN', 'Node.js', 'PostgreSQL', 'k6 for load tests'],
    measures: [
      {
        label: 'downtime in results week',
        unit: ' min',
        before: { value: 1310, from: '2024-07-07', to: '2024-07-11', n: 7200, of: 'probes' },
        after: { value: 0, from: '2025-07-20', to: '2025-07-24', n: 7200, of: 'probes' },
        method:
          'One probe a minute from outside the campus, by a monitoring service that the university pays for. A minute counts as down if the result page does not answer within ten seconds.',
      },
      {
        label: 'median load of the result page on mobile data',
        unit: ' s',
        before: { value: 7.4, from: '2025-05-06', to: '2025-05-08', n: 210, of: 'loads' },
        after: { value: 0.9, from: '2025-07-20', to: '2025-07-24', n: 188000, of: 'loads' },
        method:
          'Before: 70 loads on each of three mobile networks with two budget phones, on quiet days. After: the time that applicants’ own browsers reported. The first is a test and the second a census, so the gain is an order of magnitude.',
      },
    ],
    owner: 'The university’s ICT cell of four people. Code, domain and CDN account are in its name, and it ran the 2026 admissions alone.',
    referee: {
      quote:
        'In 2024 I read out results from the steps of the administration building. In 2025 I sat in my office, and the telephone asked about scholarships.',
      author: 'Mahbub Alam',
      role: 'Registrar',
    },
    published: '2026-10-20',
    sample: true,
  },
  {
    slug: 'garment-bundle-tracking',
    title: 'Bundle tracking on a garment factory floor',
    summary:
      'How a knit factory with 2,300 operators found where its orders waited, cut air shipments from 14 to 5 a year, and what the first scanners got wrong.',
    client: { name: 'Chilai Knit Composite', about: 'a knitwear factory in Gazipur with 2,300 operators' },
    industry: '/industries/manufacturing',
    services: ['/services/enterprise-software-development', '/services/data-analytics-consulting'],
    team: [
      { people: 1, role: 'delivery lead, two days a week' },
      { people: 1, role: 'software engineer' },
      { people: 1, role: 'software engineer, half time' },
      { people: 1, role: 'tester, one day a week' },
      { people: 1, role: 'designer, for the first six weeks' },
    ],
    planned: { from: '2024-09-01', to: '2025-01-30' },
    actual: { from: '2024-09-01', to: '2025-03-27' },
    price: { from: 60, to: 80, basis: 'range in the quote, ceiling after the prototype; scanners and printers were bought by the factory' },
    stack: ['React Native on rugged Android scanners', 'QR tickets', 'Node.js', 'PostgreSQL', 'Metabase'],
    measures: [
      {
        label: 'median wait of a bundle between cutting and sewing',
        unit: ' h',
        before: { value: 31, from: '2024-11-01', to: '2024-12-31', n: 71400, of: 'bundles' },
        after: { value: 19, from: '2025-07-01', to: '2025-08-31', n: 84900, of: 'bundles' },
        method:
          'From the scan that closes a bundle in cutting to the first scan on a sewing line, by the clock of the server, nights and Fridays included. Bundles without both scans are left out: 9% before, 3% after.',
      },
      {
        label: 'shipments sent by air at the factory’s cost, a year',
        unit: '',
        before: { value: 14, from: '2023-10-01', to: '2024-09-30', n: 212, of: 'shipments' },
        after: { value: 5, from: '2025-04-01', to: '2026-03-31', n: 224, of: 'shipments' },
        method:
          'From the freight invoices, counted by the factory’s commercial department. Air freight that a buyer asked and paid for is left out in both years.',
      },
    ],
    owner:
      'The factory’s IT section of three people, on a server in its own building. Code and data are the factory’s, and we answer questions for a monthly fee.',
    referee: {
      quote:
        'I expected a report about lazy lines. It showed me two tables, eleven metres apart, that I’d walked past for nine years. We moved them on a Friday.',
      author: 'Golam Mostafa',
      role: 'General manager, production',
    },
    published: '2026-06-30',
    sample: true,
  },
  {
    slug: 'clothing-returns',
    title: 'Returned clothing back on sale in three days',
    summary:
      'A children’s clothing brand in Portland cut the way from return to resale from 19 days to 3, with one scan, a Shopify app and a refund rule that was wrong.',
    client: { name: 'Fernhollow Kids', about: 'a children’s outerwear brand in Portland, Oregon, with nine staff' },
    industry: '/industries/ecommerce',
    services: ['/services/ecommerce', '/services/ui-ux-design'],
    team: [
      { people: 1, role: 'delivery lead, one day a week' },
      { people: 1, role: 'web engineer' },
      { people: 1, role: 'web engineer, half time' },
      { people: 1, role: 'designer, for two weeks' },
      { people: 1, role: 'tester, one day a week' },
    ],
    planned: { from: '2025-03-10', to: '2025-06-13' },
    actual: { from: '2025-03-10', to: '2025-06-27' },
    price: { from: 36, to: 45, basis: 'range in the quote, ceiling after the prototype; the two late weeks were ours' },
    stack: ['Shopify Admin API', 'TypeScript', 'React', 'PostgreSQL', 'a carrier’s label API'],
    measures: [
      {
        label: 'median time from arrival of a return to resale',
        unit: ' days',
        before: { value: 19, from: '2024-09-01', to: '2025-02-28', n: 400, of: 'returned items, drawn by lot' },
        after: { value: 3, from: '2025-09-01', to: '2026-02-28', n: 6310, of: 'returned items' },
        method:
          'From the carrier’s delivery scan to the moment at which the item can be ordered again. Before, the second date was looked up by hand in the shop’s stock history; after, it is logged. Items that were written off are left out.',
      },
      {
        label: 'share of orders with a return',
        unit: '%',
        before: { value: 25, from: '2024-09-01', to: '2025-02-28', n: 24480, of: 'orders' },
        after: { value: 21, from: '2025-09-01', to: '2026-02-28', n: 26860, of: 'orders' },
        method: 'Orders of the season with at least one item sent back within the 45 days that the shop allows, from the shop’s own reports.',
      },
    ],
    owner:
      'Fernhollow and its freelance web developer in Portland. Repository, hosting and Shopify app are in the brand’s name; hosting costs it 61 dollars a month.',
    referee: {
      quote:
        'They refunded thirty-one wet jackets before anyone had looked at them, told me the same evening, and paid for them. That’s when I stopped worrying.',
      author: 'Erin Kowalski',
      role: 'Founder',
    },
    published: '2026-04-21',
    sample: true,
  },
  {
    slug: 'pharmacy-tills',
    title: 'Pharmacy tills that sell by expiry date',
    summary:
      'A chain of 14 pharmacies cut expired stock by two thirds with tills that know batch and expiry. What it cost, how it was measured, why it was ten weeks late.',
    client: { name: 'Bashok Pharmacies', about: 'a pharmacy chain with 14 branches in Gazipur and Narayanganj' },
    industry: '/industries/retail',
    services: ['/services/pos-software', '/services/pos-systems'],
    team: [
      { people: 1, role: 'delivery lead, one day a week' },
      { people: 2, role: 'software engineers' },
      { people: 1, role: 'tester, half time' },
      { people: 1, role: 'trainer, for the roll-out' },
    ],
    planned: { from: '2024-05-05', to: '2024-10-31' },
    actual: { from: '2024-05-05', to: '2025-01-09' },
    price: { from: 90, to: 115, basis: 'range in the quote, ceiling after the prototype; tills and scanners were bought by the chain' },
    stack: ['TypeScript', 'SQLite on each till', 'Node.js', 'PostgreSQL', 'label printers and 2D scanners'],
    measures: [
      {
        label: 'expired stock written off, of purchases at cost',
        unit: '%',
        before: { value: 2.9, from: '2023-01-01', to: '2023-12-31', n: 14, of: 'branches' },
        after: { value: 1, from: '2025-02-01', to: '2026-01-31', n: 14, of: 'branches' },
        method:
          'From the branches’ own registers of what is destroyed, valued at the last purchase price, over purchases in the same months. Two manufacturers began to take back expired goods in 2025; their products are left out of both years.',
      },
      {
        label: 'time to count a branch',
        unit: ' min',
        before: { value: 480, from: '2023-12-01', to: '2023-12-31', n: 14, of: 'counts by six people' },
        after: { value: 50, from: '2025-02-01', to: '2026-01-31', n: 168, of: 'counts by two people' },
        method: 'Median, from the sign-in sheets of the yearly night count before, and from the first and the last scan of the monthly counts after.',
      },
    ],
    owner: 'The chain’s IT section of two people. Code and cloud account are in its name since the first week; we hold the second line, cancellable monthly.',
    referee: {
      quote: 'For the auditor I used to borrow two pharmacists for a week. This year I printed the register, and he asked what the other chairs were for.',
      author: 'Nasima Begum',
      role: 'Accountant',
    },
    published: '2026-03-10',
    sample: true,
  },
  {
    slug: 'merchant-settlement',
    title: 'Merchants paid in 14 hours instead of three days',
    summary:
      'A payment aggregator with 3,200 merchants replaced one shared workbook by rules and a ledger: 98.7% of lines matched, and a match rate that looked too good.',
    client: { name: 'Kawri Pay', about: 'a payment aggregator with 3,200 merchants' },
    industry: '/industries/fintech-solutions',
    services: ['/services/enterprise-software-development', '/services/software-testing-as-service'],
    team: [
      { people: 1, role: 'delivery lead, half time' },
      { people: 3, role: 'software engineers' },
      { people: 1, role: 'tester' },
      { people: 1, role: 'security engineer, one day a week' },
    ],
    planned: { from: '2025-01-05', to: '2025-06-26' },
    actual: { from: '2025-01-05', to: '2025-06-26' },
    price: { from: 150, to: 180, basis: 'range in the quote, ceiling after the prototype; the merchant portal was taken out of it' },
    stack: ['.NET 8', 'PostgreSQL', 'SFTP and bank APIs', 'two data centres in Bangladesh'],
    measures: [
      {
        label: 'median time from sale to the merchant’s bank account',
        unit: ' h',
        before: { value: 72, from: '2024-11-01', to: '2024-11-30', n: 61800, of: 'payouts' },
        after: { value: 14, from: '2025-10-01', to: '2025-10-31', n: 74200, of: 'payouts' },
        method:
          'From the time of the sale to the credit in the bank’s own statement, weekends included. Payouts that a merchant had asked us to hold are left out: 212 and 240.',
      },
      {
        label: 'bank lines matched without a person',
        unit: '%',
        before: { value: 64, from: '2024-11-01', to: '2024-11-30', n: 412000, of: 'lines' },
        after: { value: 98.7, from: '2025-10-01', to: '2025-10-31', n: 538000, of: 'lines' },
        method:
          'Before: lines that the workbook’s formulas closed, counted in its copies for the month. After: lines closed by a rule. In both months 500 of them were drawn by lot and checked against the bank’s message: 7 wrong before, none after.',
      },
    ],
    owner:
      'Kawri Pay’s engineering team of three, two of whom joined during the project. Everything runs in its accounts; our access was closed on September 30, 2025.',
    referee: {
      quote:
        'In week two they threw away a match rate of 99.4% because they didn’t trust it. I was furious for about an hour, which is how long they needed to show me why.',
      author: 'Nadia Sultana',
      role: 'Head of operations',
    },
    published: '2026-01-20',
    sample: true,
  },
  {
    slug: 'hospital-ward-board',
    title: 'A hospital ward board that matches the beds',
    summary:
      'A teaching hospital with 300 beds rebuilt its ward board around one touch at the bedside. Beds shown correctly rose from 71% to 96%, after a dangerous start.',
    client: { name: 'Korotoa Teaching Hospital', about: 'a teaching hospital in Bogura with 300 beds on nine wards' },
    industry: '/industries/healthcare',
    services: ['/services/ui-ux-design', '/services/web-development'],
    team: [
      { people: 2, role: 'designers, for the first eight weeks' },
      { people: 1, role: 'web engineer' },
      { people: 1, role: 'web engineer, half time' },
      { people: 1, role: 'tester, half time' },
      { people: 1, role: 'delivery lead, one day a week' },
    ],
    planned: { from: '2025-03-02', to: '2025-06-26' },
    actual: { from: '2025-03-02', to: '2025-07-24' },
    price: { from: 65, to: 80, basis: 'range in the quote, ceiling after the prototype; tablets and screens were there' },
    stack: ['React as an installable web app', 'NFC tags', 'HL7 v2 admission messages', 'Node.js', 'PostgreSQL'],
    measures: [
      {
        label: 'beds shown correctly at spot checks',
        unit: '%',
        before: { value: 71, from: '2025-03-09', to: '2025-03-20', n: 1204, of: 'checks' },
        after: { value: 96, from: '2025-09-07', to: '2025-09-18', n: 1212, of: 'checks' },
        method:
          'Student nurses walked nine wards with a paper list at times drawn by lot, and compared each bed with the board. The wards knew of the checks and did not know the times.',
      },
      {
        label: 'median time from an empty bed to its showing as free',
        unit: ' min',
        before: { value: 74, from: '2025-03-09', to: '2025-03-20', n: 186, of: 'discharges' },
        after: { value: 6, from: '2025-09-07', to: '2025-09-18', n: 203, of: 'discharges' },
        method:
          'From the moment at which the porter signed for the patient to the time stamp of the board. Discharges without a porter, about one in four, are left out.',
      },
    ],
    owner: 'The hospital’s IT section of three people, on its own server, with the code in its own repository. We check it for two days twice a year.',
    referee: {
      quote: 'I’m asked whether the nurses like the board. They don’t speak of it. They spoke of the old one every day.',
      author: 'Sister Monira Khatun',
      role: 'Ward in-charge',
    },
    published: '2025-12-09',
    sample: true,
  },
] as const satisfies readonly CaseStudy[]
