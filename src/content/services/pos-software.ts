import { company } from '#company.ts'
import { claims } from '#content/claims.ts'
import type { ServiceContent } from '#content/shapes.ts'

export default {
  description: `POS software by ${company.name}: tills that sell through power cuts, one stock count for counter and store room, and VAT invoices printed as the law asks.`,
  headline: 'Tills that keep selling when the line drops',
  lead: 'Point of sale for shops, restaurants and service counters: offline first, with stock, staff and tax in one place, and receipts that an inspector accepts.',
  features: {
    title: 'What you get',
    items: [
      {
        icon: 'wifi-off',
        title: 'Sells offline',
        description:
          'Every sale is kept on the till, numbered without gaps, and sent once when the line returns. Six hours without internet is an ordinary day.',
      },
      {
        icon: 'barcode',
        title: 'One stock count',
        description: 'Counter, store room, second branch and web shop draw from the same shelf, with batches and expiry dates where you need them.',
      },
      {
        icon: 'receipt',
        title: 'Receipts that comply',
        description: 'VAT at the right rate per item and Mushak 6.3 invoices, printed or sent, with the monthly return as a file.',
      },
      {
        icon: 'users',
        title: 'Staff and shifts',
        description: 'Who opened the drawer, who gave the discount, who voided the line, and what was counted at close.',
      },
      {
        icon: 'report-money',
        title: 'Customer credit',
        description: 'The neighbourhood’s khata, with limits, reminders and part payments, instead of a notebook under the counter.',
      },
      { icon: 'gauge', title: 'Today on your phone', description: 'Sales, margin and cash by branch against the same day last week, before you ask.' },
    ],
  },
  benefits: {
    title: 'What changes behind the counter',
    items: [
      'A sale takes four seconds less, which is a cashier less on Fridays.',
      'The drawer closes in six minutes, because the system counted along.',
      'Stock that walks out of the door is noticed in days, not at year end.',
      'New cashiers sell on their own after twenty minutes.',
      'Slow items are marked down while somebody still wants them.',
      'The accountant receives a file, not a carrier bag.',
      'Hardware you already own keeps working where it can.',
    ],
  },
  process: {
    title: 'From carton to first customer',
    lead: 'Six steps, most of them in your shop. Nothing is switched off before its successor has survived a Friday.',
    items: [
      { title: 'Stand at the till', description: 'One of us works a full day beside your cashier, rush hour included.' },
      {
        title: 'List everything',
        description: 'Products, barcodes, prices, tax and suppliers, from whatever you have: a spreadsheet, an old database, a notebook.',
      },
      { title: 'Set up one lane', description: 'One till, one printer, one scanner, sold on in parallel with the old way for a week.' },
      { title: 'Count the shelves', description: 'A night count with hand scanners. It is the only honest start.' },
      { title: 'Switch the rest', description: 'Lanes and branches follow, one each morning, with one of us on the floor.' },
      { title: 'Stay for the month end', description: 'We sit with your accountant for the first close and the first VAT return.' },
    ],
  },
  caseStudies: {
    title: 'Three counters',
    items: [
      {
        id: 'pharmacy-chain',
        title: 'Fourteen pharmacies, one expiry list',
        client: 'a pharmacy chain with 14 branches',
        description: 'Medicine expired in one branch while another ran out of it.',
        story: [
          'Branches ordered by feel. Each year a truck of expired stock went to be burned, and the same medicines were bought for other branches in the same week.',
          'Tills now scan batch and expiry at sale, and the system proposes moves between branches every evening. Write-offs fell by two thirds in the first year. The stock count that took a Friday night takes fifty minutes.',
        ],
        results: [
          { value: '-66%', label: 'expired stock written off' },
          { value: '50 min', label: 'to count a branch' },
        ],
      },
      {
        id: 'furniture-showroom',
        title: 'Deposits that nobody forgets',
        client: 'a furniture maker with three showrooms',
        description: 'A sofa is ordered in March, paid in four parts, delivered in June.',
        story: [
          'Ordinary tills know sold or not sold. The owner kept deposits in a diary; a lost diary in 2022 cost him eleven sofas’ worth of trust.',
          'Orders now carry their own ledger: deposit, workshop stage, balance, delivery. Customers get a message at each stage, and the balance is collected before the van leaves.',
        ],
        results: [
          { value: '100%', label: 'of balances paid before delivery' },
          { value: '3 days', label: 'less from order to workshop' },
        ],
      },
      {
        id: 'cash-and-carry',
        title: 'A wholesaler who sells by the carton and the piece',
        client: 'a cash-and-carry with 9,000 items',
        description: 'Three prices, two units, and a queue of vans at six in the morning.',
        story: [
          'The same oil is sold by bottle, carton and pallet, at prices that depend on who asks. Cashiers knew them by heart, which worked until one left.',
          'Price rules moved from heads into the system, with the owner’s phone as the only place to overrule them. The morning queue is gone by half past seven; it used to last until nine.',
        ],
        results: [
          { value: '90 min', label: 'less queue each morning' },
          { value: '9,000', label: 'items with unit conversion' },
        ],
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
    title: 'Questions people ask first',
    items: [
      {
        question: 'What happens when the internet fails?',
        answer: 'Nothing that a customer could see. The till goes on selling, printing and counting stock; when the line is back it sends what it kept, once.',
      },
      {
        question: 'Can you move our product list?',
        answer:
          'Yes, from Excel, from another till’s database or by scanning shelves. We clean doubles and missing tax rates on the way, and you sign the list before we load it.',
      },
      {
        question: 'How long until the first shop is live?',
        answer:
          'Our own product, set up for you, is live in two to three weeks. A till built for a special trade takes 3-6 months like any complex web application.',
      },
      {
        question: 'Which printers and scanners work?',
        answer:
          'ESC/POS receipt printers by USB, network or Bluetooth, any scanner that types, most label printers, cash drawers on the printer’s port. Send us a photo of what you own.',
      },
      {
        question: 'Who do we call on a Friday night?',
        answer: `Us. Contracts include a number that is answered on the evenings when you sell. Tills are measured against ${claims.uptime} uptime, and you see the measurements.`,
      },
    ],
  },
  call: { title: 'Let us stand at your till for a day', text: 'It is free, it is useful to you even if we never meet again, and we bring our own lunch.' },
} satisfies ServiceContent
