import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `POS software development | ${company.name}`,
  description: `POS software by ${company.name}: tills that sell through power cuts, one stock count for counter and store room, and VAT invoices printed as the law asks.`,
  headline: 'Tills that keep selling when the line drops',
  lead: 'Point of sale for shops, wholesalers and service counters. Sales, stock, credit and tax sit on the till itself, so a dead line costs nobody a customer, and the receipts satisfy an inspector.',
  features: {
    items: [
      {
        icon: 'wifi-off',
        title: 'Sells offline',
        description:
          'Each till numbers its receipts in a series of its own, keeps them, and sends every sale once when the line is back. A whole day without internet changes nothing at the counter.',
      },
      {
        icon: 'barcode',
        title: 'One stock count',
        description: 'Counter, store room, second branch and web shop draw on the same shelf, with batch and expiry date for the goods that have them.',
      },
      {
        icon: 'scale',
        title: 'Loose goods in the lane',
        description:
          'A label from a shop scale begins with two digits from 20 to 29 and hides weight or price in its barcode. The till reads it, so fish and lentils go through like biscuits.',
      },
      {
        icon: 'receipt',
        title: 'VAT as it is owed',
        description:
          'Items carry their own VAT and supplementary duty, and each sale can print its Mushak 6.3. Invoices above two lakh taka collect themselves for form 6.10, where hand-kept books tend to have gaps.',
      },
      {
        icon: 'users',
        title: 'Shifts with names on them',
        description: 'Drawer openings, discounts, voided lines and counted cash, by person. Voids in the last ten minutes of a shift get a list of their own.',
      },
      {
        icon: 'report-money',
        title: 'The khata, shared',
        description:
          'Credit with a limit per customer, part payments, and a message with the new balance after each purchase, so that both sides keep the same book.',
      },
      {
        icon: 'calendar',
        title: 'Figures against the right day',
        description:
          'Your phone shows today beside the same weekday last week. In Ramadan it compares with last Ramadan, because the lunar calendar moves by some eleven days a year.',
      },
    ],
  },
  benefits: {
    items: [
      'Four seconds less per customer, which adds up to a whole lane on a busy evening.',
      'Drawers close in six minutes. The till has been counting all day.',
      'Missing stock comes to light while people still remember the shift.',
      'After twenty minutes of practice a new cashier sells alone.',
      'Slow lines are marked down while somebody still wants them.',
      'Your accountant gets one file a month and stops asking for the shoebox.',
      'Scanners, drawers and ESC/POS printers that you own go on working.',
    ],
  },
  process: {
    lead: 'The first lane of our own product sells after two to three weeks. For a special trade, months of building come between the second step and the third.',
    items: [
      { title: 'Stand at the till', description: 'One full day, rush hour included. We note each question that the cashier has to ask somebody else.' },
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
          'Medicine expired in one branch while another ran out of it. Write-offs fell by two thirds in a year. Counting a branch used to take six people a whole night. Now two of them need fifty minutes.',
        result: { value: '-66%', label: 'expired stock written off' },
      },
      {
        id: 'furniture-showroom',
        title: 'Deposits that nobody forgets',
        client: 'a furniture maker with three showrooms around Glasgow',
        description:
          'A sofa is ordered in March, paid in four parts, delivered in June. Orders now carry a ledger of their own, with deposit, workshop stage, balance and delivery, and the VAT lands in the right quarter. Customers hear at each stage, and the van is not loaded until the balance is in.',
        result: { value: '100%', label: 'of balances paid before delivery' },
      },
      {
        id: 'cash-and-carry',
        title: 'A wholesaler who sells by the carton and the piece',
        client: 'a cash-and-carry with 9,000 items',
        description:
          'Three prices, two units, and a queue of vans at six in the morning. The price rules moved from heads into the system, and only the owner’s phone can overrule one. By half past seven the morning queue is gone; it used to last until nine.',
        result: { value: '90 min', label: 'less queue each morning' },
      },
    ],
  },
  testimonials: [
    {
      quote: 'The electricity went during our busiest hour and the queue did not notice. I noticed, because for once nobody shouted my name.',
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
          'Nothing that a customer could see. The till goes on selling, printing and counting from its own storage, and the bank’s card terminal has a SIM of its own. Later each sale is sent once, even if the first confirmation got lost.',
      },
      {
        question: 'Can you move our product list?',
        answer:
          'Yes, from Excel, from another till’s database or by scanning shelves. Duplicates are merged and missing tax rates filled in on the way, and you sign the list before we load it.',
      },
      {
        question: 'How long until the first shop is live?',
        answer:
          'Two to three weeks with our own product, set up for you. Software for a special trade is written like any complex web application, in 3-6 months, and its first counter opens before the end.',
      },
      {
        question: 'Does it satisfy the VAT office?',
        answer:
          'It keeps what the rules ask for: numbers without gaps, Mushak 6.3, purchase and sales books. A company above five crore taka a year must keep its VAT accounts in software from the revenue board’s list; there, our till feeds the listed program that you use.',
      },
      {
        question: 'Who do we call on a Friday night?',
        answer: `Us. Contracts include a number that is answered while your shop is open. Tills are measured against ${claims.uptime} uptime, and the measurements are yours to see.`,
      },
    ],
  },
  call: {
    title: 'Let us stand at your till for a day',
    text: 'Free of charge anywhere in Bangladesh; further away we watch by video. You keep the notes, and we bring our own lunch.',
  },
})
