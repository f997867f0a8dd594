import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { studyPath } from '#site/map/families.ts'
import { measured } from '#site/words/case-studies/measured.ts'
import { service } from '#site/words/page.ts'
import { change, share } from '#site/words/results.ts'

export default service({
  title: `POS software for shops and wholesalers | ${company.name}`,
  description: `POS software for shops, wholesalers and service counters: sells offline, one stock count, Mushak 6.3 VAT invoices, customer credit. Live in ${claims.firstLane}.`,
  headline: 'POS software that sells without a connection',
  lead: 'For shops, wholesalers and service counters. Sales, stock, credit and tax are kept on the till itself, so a lost connection costs no sale, and every sale can print its VAT invoice.',
  glance: {
    team: 'A retail consultant who sets up your shop and trains your cashiers, and two engineers for data and devices.',
    delivered: 'Working tills with products, opening stock and VAT rates loaded, trained cashiers, and one file a month for accounts.',
    time: `The first lane of our own product in ${claims.firstLane}, software for a special trade in 3-6 months.`,
    price: `Our ready product costs ${claims.tillPrice.toLocaleString('en')} taka a month for each till, and installation is quoted by shop. For software of your own you get ${claims.estimate}.`,
    serviceLevel: `With an on-call contract, a till that can’t sell gets an engineer within ${claims.onCallAnswer}. Without one, help comes in desk hours.`,
    ending: 'Sales, stock and customers export as CSV, and the tills go on selling while you move.',
  },
  features: {
    items: [
      {
        icon: 'wifi-off',
        title: 'Sells offline',
        description:
          'Each till numbers its receipts in a series of its own, keeps them, and sends every sale once when the connection is back. A whole day without internet changes nothing at the counter.',
      },
      {
        icon: 'barcode',
        title: 'One stock count',
        description: 'Counter, store room, second branch and web shop share one count, with batch and expiry date for the goods that have them.',
      },
      {
        icon: 'scale',
        title: 'Weighed goods',
        description:
          'A label from a shop scale begins with two digits from 20 to 29 and hides weight or price in its barcode. The till reads it, so fish and lentils go through like biscuits.',
      },
      {
        icon: 'receipt',
        title: 'VAT invoices',
        description:
          'Items carry their own VAT and supplementary duty, and each sale prints its Mushak 6.3 if you wish. Invoices above two lakh taka collect themselves for form 6.10, where hand-kept books tend to have gaps.',
      },
      {
        icon: 'users',
        title: 'Shifts and cash',
        description: 'Drawer openings, discounts, voided lines and counted cash, by person. Voids in the last ten minutes of a shift get a list of their own.',
      },
      {
        icon: 'report-money',
        title: 'Customer credit',
        description:
          'Credit with a limit per customer, part payments, and a message with the new balance after each purchase, so that both sides keep the same book.',
      },
      {
        icon: 'calendar',
        title: 'Daily figures',
        description:
          'Your phone shows today beside the same weekday last week. In Ramadan it compares with last Ramadan, because the lunar calendar moves by some eleven days a year.',
      },
    ],
  },
  benefits: {
    items: [
      'Four seconds less per customer, which the evening queue notices.',
      'Drawers close in six minutes. The till has been counting all day.',
      'Missing stock comes to light while people still remember the shift.',
      'After twenty minutes of practice a new cashier sells alone.',
      'Slow sellers are marked down while someone still wants them.',
      'Your accountant gets one file a month and stops asking for the shoebox.',
      'Scanners, drawers and ESC/POS printers that you own go on working.',
    ],
  },
  process: {
    lead: `The first lane of our own product sells after ${claims.firstLane}. For a special trade, months of building come between the second step and the third.`,
    items: [
      {
        title: 'Stand at the till',
        description: `One full day, rush hour included; for a special trade, ${claims.fieldwork}. We note each question that the cashier asks someone else.`,
      },
      {
        title: 'List everything',
        description:
          'Two to four days. Products, VAT rates, suppliers and what the neighbourhood owes, from a spreadsheet, an old database or a notebook. We need one person who knows which of two names is right.',
      },
      { title: 'Run one lane', description: 'A week beside the old way. Any difference at closing time is explained the same evening.' },
      {
        title: 'Count the shelves',
        description: 'One night with hand scanners, two people to an aisle. If the opening stock is invented, every report is wrong from the first morning.',
      },
      { title: 'Switch the rest', description: 'A lane or a branch each morning, with one of us on the floor until the lunch rush is over.' },
      { title: 'Stay for the month end', description: 'We sit beside your accountant for the first close and the VAT return due on the fifteenth.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'pharmacy-chain',
        title: 'Fourteen pharmacies, one expiry list',
        client: 'a pharmacy chain with 14 branches',
        description:
          'Medicine expired in one branch while another ran out of it. The branches now share one list by batch and expiry date, with a proposal every evening of what to move where.',
        result: measured('pharmacy-tills', 0, 'of purchases written off as expired'),
        link: studyPath({ slug: 'pharmacy-tills' }),
      },
      {
        id: 'furniture-showroom',
        title: 'Deposits that stay on the books',
        client: 'a furniture maker with three showrooms around Glasgow',
        description:
          'A sofa is ordered in March, paid in four parts and delivered in June. Orders now carry a ledger with deposit, workshop stage and balance, and the VAT lands in the right quarter.',
        result: share({ part: 2, of: 640, names: ['Unpaid', 'Paid first'], noun: 'sofas', label: 'sofas delivered before they were paid' }),
      },
      {
        id: 'cash-and-carry',
        title: 'A wholesaler who sells by the carton and the piece',
        client: 'a cash-and-carry with 9,000 items',
        description:
          'Three prices, two units, and a queue of vans at six in the morning. The price rules moved from heads into the till, and only the owner’s phone can overrule one.',
        result: change({ before: [130, 'min'], after: [40, 'min'], better: 'less', label: 'of queue each morning' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'The electricity went during our busiest hour and the queue didn’t notice. I noticed, because for once nobody shouted my name.',
      author: 'Kamrul Hasan',
      role: 'Owner',
      company: 'a cash-and-carry',
    },
    {
      quote: 'Our inspector asked for the April invoices. I gave him a file before the tea came.',
      author: 'Nasima Begum',
      role: 'Accountant',
      company: 'a pharmacy chain',
    },
  ],
  faq: {
    items: [
      {
        question: 'What happens when the internet fails?',
        answer:
          'The till goes on selling, printing and counting from its own storage, and the bank’s card terminal has a SIM of its own. Later each sale is sent once, even if the first confirmation got lost.',
      },
      {
        question: 'Can you move our product list?',
        answer:
          'Yes, from Excel, from another till’s database or by scanning shelves. Duplicates are merged and missing tax rates filled in on the way, and you sign the list before we load it.',
      },
      {
        question: 'How long until the first shop is live?',
        answer: `${capital(claims.firstLane)} with our own product, set up for you. Software for a special trade takes 3-6 months, and its first counter opens before the end.`,
      },
      {
        question: 'Does it satisfy the VAT office?',
        answer:
          'It keeps what the rules ask for: numbers without gaps, Mushak 6.3, purchase and sales books. A company above five crore taka a year must keep its VAT accounts in software from the revenue board’s list; there, our till feeds the listed program that you use.',
      },
      {
        question: 'Who do we call on a Friday night?',
        answer: `With an on-call contract, an engineer, within ${claims.onCallAnswer} when a till can’t sell. Without one, the desk on its next working day. Tills are measured against ${claims.uptime} uptime, and the measurements are yours to see.`,
      },
    ],
  },
  call: {
    title: 'Book a day at your till',
    text: 'One of us stands beside it, free of charge anywhere in Bangladesh; further away we watch by video. You keep the notes.',
  },
})
