import { company } from '#company.ts'
import type { IndustryContent } from '#content/shapes.ts'

export default {
  description: `Retail software by ${company.name}: tills, shelves, promotions and purchase orders that count the same stock, for single shops and chains up to a hundred.`,
  headline: 'Tills and shelves that count alike',
  lead: 'A shop knows its day by the drawer and its year by the stocktake. We shorten the second to something like the first, for corner shops, supermarkets and chains.',
  stats: [
    { value: '1,400', label: 'tills running our software' },
    { value: '6 min', label: 'to close a drawer' },
    { value: '1.1%', label: 'stock loss, down from 3.4' },
    { value: '4 s', label: 'shorter per customer' },
  ],
  challenges: {
    title: 'Where shops lose money quietly',
    items: [
      { title: 'Shrinkage without a date', description: 'At the yearly count something is missing. It may have left in any of 300 days.' },
      { title: 'Prices in three places', description: 'Shelf label, till and poster disagree, and the customer remembers the lowest.' },
      { title: 'Orders by eye', description: 'The shelf looks empty, so ten cartons are ordered. Eight are in the back.' },
      { title: 'Promotions nobody measures', description: 'Sales rose in the week and sank in the next. Was it worth the discount?' },
      { title: 'Staff who change', description: 'Every month two new cashiers, trained by whoever has time.' },
      { title: 'Branches as islands', description: 'One returns to the supplier what another pays express freight for.' },
    ],
  },
  solutions: {
    title: 'What we put into shops',
    items: [
      { icon: 'list-check', title: 'Counting a little, daily', description: 'Twenty items a morning, chosen by risk. Losses get a week instead of a year.' },
      {
        icon: 'printer',
        title: 'Labels from one price',
        description: 'Change it once: till, shelf label and poster follow, with the time from which it holds.',
      },
      { icon: 'package', title: 'Order proposals', description: 'From sales, shelf size and delivery days, for a person to change and sign.' },
      { icon: 'chart-line', title: 'Promotion reports', description: 'What was sold more, what was sold less beside it, and what remained in margin.' },
      { icon: 'truck', title: 'Branch transfers', description: 'Suggested each evening, with paper, van and both signatures.' },
      { icon: 'user-check', title: 'Guided tills', description: 'The screen asks the next question. New cashiers sell in their first hour.' },
    ],
  },
  caseStudies: {
    title: 'Shops, large and small',
    items: [
      {
        id: 'superstore',
        title: 'A stocktake without closing',
        client: 'a superstore with 22,000 items',
        description: 'Closed two days a year to count, and wrong on the third.',
        story: [
          'Sixty helpers counted through two nights. Differences were booked in January and explained by nobody.',
          'The store counts fifty items before opening, picked by value and by suspicion. In the fourth month a pattern showed in razor blades; a delivery gate was the cause. The doors have not closed since.',
        ],
        results: [
          { value: '2 days', label: 'a year no longer closed' },
          { value: '3.4% to 1.1%', label: 'stock loss' },
        ],
      },
      {
        id: 'shoe-chain',
        title: 'The right size in the wrong shop',
        client: 'a shoe chain with 31 branches',
        description: 'Half of lost sales were sizes that stood two kilometres away.',
        story: [
          'Customers were told to try the other branch. They tried the competitor.',
          'Tills now show neighbouring stock and reserve it for two hours, or send it by evening. A nightly proposal evens out sizes before they are asked for.',
        ],
        results: [
          { value: '+9%', label: 'sales on the same stock' },
          { value: '2 h', label: 'reservation at any branch' },
        ],
      },
      {
        id: 'village-shops',
        title: 'A till for a shop of nine square metres',
        client: 'a programme for 3,000 rural shops',
        description: 'Owners could not borrow, because they could not show their sales.',
        story: [
          'The shopkeepers had phones, no counters and no wish for a computer. Most sold by the half and by trust.',
          'The till is an app with pictures, weighs by price, keeps the credit book and works without signal. After six months of records a bank lends on them; 1,100 loans so far.',
        ],
        results: [
          { value: '1,100', label: 'loans granted on till records' },
          { value: '3 taps', label: 'for a sale on credit' },
        ],
      },
    ],
  },
  call: {
    title: 'When did you last know your stock?',
    text: 'Tell us the date and the number of items. We say how many you would have to count each morning.',
  },
} satisfies IndustryContent
