import { company } from '#site/company.ts'
import { industry } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default industry({
  title: `Retail software for shops and chains | ${company.name}`,
  description:
    'Retail software for shops, supermarkets and chains: daily counts, one price file, VAT invoices, order proposals, branch transfers and measured promotions.',
  headline: 'Retail software for shops, supermarkets and chains',
  lead: 'A shop knows its day from the drawer and its year from the stocktake. We join the two: one count, one price file and one VAT record for corner shops, supermarkets and chains.',
  stats: [
    { value: '15 min', label: 'of counting a morning, in place of the yearly stocktake' },
    { value: '4', label: 'Mushak forms that one sale can touch: 6.2.1, 6.3, 6.7 and 9.1' },
    { value: '15th', label: 'of each month: last day for the VAT return' },
    { value: '2.4% to 1.1%', label: 'stock loss in one superstore' },
  ],
  challenges: {
    items: [
      {
        title: 'Shrinkage without a date',
        description:
          'The yearly count finds four hundred pieces missing. They may have left on any of three hundred days, by the front door, the back gate or a keying error, so nobody is asked and nothing changes.',
      },
      {
        title: 'Prices that disagree',
        description:
          'Shelf label, till and leaflet disagree, and the maximum retail price on the pack settles it against you. A price changed by hand on nine tills is seldom right on all nine.',
      },
      {
        title: 'Orders by eye',
        description:
          'The shelf looks thin, so ten cartons are ordered while eight stand behind the freezer. Slow lines hold the cash that the fast ones needed before Ramadan.',
      },
      {
        title: 'Invoice numbers offline',
        description:
          'Mushak 6.3 invoices are numbered without gaps through the financial year. Two tills that share a series and lose the connection can both print number 4,117, and a VAT officer finds such a pair first.',
      },
      {
        title: 'Cashier turnover',
        description:
          'Two new people a month, trained by whoever has time. Most drawer differences aren’t theft: a card sale keyed as cash, or a return given without its receipt.',
      },
      {
        title: 'Branch transfers without papers',
        description:
          'One branch sends shampoo back to the distributor in the week another buys it. A transfer between branches under one VAT registration needs a Mushak 6.5 challan; because that is tiresome, it travels by rickshaw without one.',
      },
    ],
  },
  solutions: {
    lead: 'One branch first, for three weeks, with the old till still under the counter. From you: the item list, last month’s VAT return, and a manager who may stop the roll-out.',
    items: [
      {
        icon: 'list-check',
        title: 'Daily counts',
        description:
          'Chosen by value, by recent differences and by chance, and counted before opening. A loss gets a week instead of a year, and the pattern shows while people still remember who was on shift.',
      },
      {
        icon: 'printer',
        title: 'One price file',
        description:
          'Change a price once, with the minute from which it holds. Tills, shelf labels and customer displays follow, and no till accepts a price above the printed maximum.',
      },
      {
        icon: 'package',
        title: 'Order proposals',
        description:
          'Worked out from sales, carton size, shelf space and the distributor’s visiting day. The buyer edits and signs. When the same correction comes three times, the system asks whether it should be the rule.',
      },
      {
        icon: 'receipt',
        title: 'VAT invoices',
        description:
          'Rates by item, a number series per till that survives a lost connection, credit notes on Mushak 6.7 when goods come back, and the figures for the 9.1 return before the fifteenth. Your accountant checks instead of typing.',
      },
      {
        icon: 'truck',
        title: 'Branch transfers',
        description:
          'Suggested at closing time, with challan and van, and a count at both ends. What disappeared on the way is known that evening and lies between two signatures.',
      },
      {
        icon: 'chart-line',
        title: 'Measured promotions',
        description:
          'The report covers the item, its neighbours on the shelf and the three weeks afterwards. If an offer only brought next week’s customers forward, it says so.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'superstore',
        title: 'A stocktake without closing',
        client: 'a superstore with 22,000 items',
        description:
          'It closed two days a year to count and was wrong again on the third. Staff now count fifty items each morning, picked by value and by suspicion, and in the fourth month a pattern appeared: short deliveries through one gate.',
        result: change({ before: [2.4, '%'], after: [1.1, '%'], better: 'less', label: 'stock loss at cost' }),
      },
      {
        id: 'shoe-chain',
        title: 'The right size in the wrong shop',
        client: 'a shoe chain with 31 branches',
        description:
          'Customers were sent to the next branch and went to the next brand. A till now shows what neighbours hold and reserves a pair for two hours, and a nightly proposal evens out broken size runs.',
        result: change({ before: [9, 'one in'], after: [24, 'one in'], better: 'less', label: 'customers leaving for want of a size' }),
      },
      {
        id: 'farm-shops',
        title: 'A pasty, hot or cold',
        client: 'four farm shops in Shropshire',
        description:
          'In Britain the same pasty is zero-rated cold and standard-rated when kept hot, and the till had one button. Hot food now brings up one question, and scale labels carry the product as well as the weight.',
        result: change({ before: [15, 'day'], after: [3, 'day'], better: 'less', label: 'to prepare a quarter’s VAT' }),
      },
    ],
  },
  call: {
    title: 'Ask us for a counting plan',
    text: 'Tell us when you last counted, how many items you stock and the difference you found. We work out how many to count each morning and send you the list for the first week.',
  },
})
