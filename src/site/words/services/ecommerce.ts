import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default service({
  title: `E-commerce website development and integration | ${company.name}`,
  description:
    'E-commerce development: online shops joined to stock, couriers, bKash, cards and accounts, with cash on delivery matched parcel by parcel. Time and prices.',
  headline: 'E-commerce development: shop, stock and couriers',
  lead: 'For sellers with more than one channel. The shop window takes a month. Most of the work is behind it: one stock count, courier payouts split back into parcels, wallets that confirm late, and returns.',
  glance: {
    team: 'A lead engineer, two developers, a designer and a tester. One of them does nothing but wallets, couriers and tills.',
    delivered: 'The shop with its stock and payment connections, source, a staff guide, and a load test of your busiest hour.',
    time: 'First orders by week six, a complex shop in 3-6 months.',
    price: 'A ready platform, set up, costs 8,000 to 15,000 US dollars; a shop of your own 40,000 to 120,000. We take no share of sales.',
    serviceLevel: `We stay for ${claims.stays} of real sales. With an on-call contract, we answer a failed checkout within ${claims.onCallAnswer}.`,
    ending: 'Domain, gateway contracts and shop accounts are yours, and orders can be exported at any time.',
  },
  features: {
    items: [
      {
        icon: 'package',
        title: 'One stock count',
        description:
          'Website, marketplace, counter and Facebook page draw on the same number. A piece in a basket is held for fifteen minutes while its buyer looks for a PIN, then goes back on sale.',
      },
      {
        icon: 'cash',
        title: 'Cash on delivery',
        description:
          'Couriers pay out in lump sums, minus their delivery charge and about 1% for handling the cash. We split each payout into its parcels; whatever is missing has a consignment number and a date.',
      },
      {
        icon: 'credit-card',
        title: 'Wallets, cards, instalments',
        description:
          'bKash, Nagad, cards and bank instalments in one checkout. Card numbers are typed on the gateway’s page and never reach your server. A wallet’s callback gets lost when the customer closes the app, so the shop asks the wallet itself before it cancels anything.',
      },
      {
        icon: 'map-pin',
        title: 'Addresses',
        description:
          'Division, district and thana come from a list that matches the couriers’ zones, followed by a landmark and a second phone number. British and American shops get postcode look-up and sales tax by state.',
      },
      {
        icon: 'truck',
        title: 'Labels and invoices',
        description:
          'The parcel is booked, and label and Mushak 6.3 invoice print together. Tracking returns to the order by itself, so support answers from one screen.',
      },
      {
        icon: 'refresh',
        title: 'Returns',
        description:
          'Photo, reason, inspection, refund. A returned piece goes back to the shelf, to the supplier or into the bin; the system refuses to let it go nowhere.',
      },
      {
        icon: 'search',
        title: 'Search',
        description: 'Saree, sari and shari find the same cloth. Brands spelt by ear and the local names of colours work too.',
      },
    ],
  },
  benefits: {
    items: [
      'Nobody apologises any more for having sold the last piece twice.',
      'Courier payouts are matched in an hour a week, where they used to take two days a month.',
      'Fewer parcels come home unopened, since address and intention are confirmed before packing.',
      'Eid prices begin and end at the minute you set, online and at the counter.',
      'Photograph, price, publish: a new product is on sale everywhere in four minutes.',
      'The accountant gets one total per payment method and day, and it is the bank’s total.',
      'A different courier or gateway means a setting and a day of tests. The shop stays.',
      'Prepaid orders keep to the national guidelines: five days within a city, ten days beyond it.',
    ],
  },
  process: {
    lead: 'A small shop earns its first money by week six. What takes months is added while it sells.',
    items: [
      {
        title: 'Fieldwork in the packing room',
        description:
          'Weeks 1 and 2. We wrap parcels with your people. The real rules hang on the wall, on taped notes: whom to call first, which courier breaks glass.',
      },
      {
        title: 'Clean the catalogue',
        description:
          'Weeks 1 to 3, and most of it is yours to do. One row per variant, with barcode, weight, VAT rate and photographs. Without weights every delivery price is a guess.',
      },
      {
        title: 'Open with fifty products',
        description: 'By week 6. Orders are real, money is real, and the only customers are those whom you know by name.',
      },
      {
        title: 'Join stock and counters',
        description: 'Months 2 and 3. Tills, warehouse and marketplaces cross over one at a time, each with a day on which both sides count.',
      },
      {
        title: 'Add couriers and refunds',
        description: 'Months 3 and 4. Booking, tracking and payout files, tested with parcels that we order, refuse and send back ourselves.',
      },
      {
        title: 'Rehearse the peak',
        description: 'Four weeks before Eid or Black Friday. Last year’s busiest hour is replayed at triple speed, and we mend what bends.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'saree-house',
        title: 'Two hundred weavers, one stock list',
        client: 'a saree house working with 200 weavers',
        description:
          'Every piece is unique, and three channels kept selling the same one. Each now gets a code when it leaves the loom, and whoever takes it in hand, at the counter, in a live sale or on the site, reserves it for all.',
        result: change({ before: [12, 'one in'], after: [600, 'one in'], better: 'less', label: 'orders sold twice' }),
      },
      {
        id: 'grocery-delivery',
        title: 'Groceries picked in one walk',
        client: 'a grocery delivery service in two cities',
        description:
          'Pickers walked nine kilometres a shift, half of it back and forth. The list now follows the aisles, three baskets at a time, and customers agree to substitutions before the picker leaves the shelf.',
        result: change({ before: [31, 'min'], after: [19, 'min'], better: 'less', label: 'from order to dispatch' }),
      },
      {
        id: 'spare-parts',
        title: 'The right brake pad, first time',
        client: 'a motorcycle parts dealer in Leicester',
        description:
          'Wrong parts that came back ate a fifth of the margin. The shop now starts with the number plate, looks up model and year and hides what doesn’t fit; mechanics have a login with trade prices.',
        result: change({ before: [19, '%'], after: [4, '%'], better: 'less', label: 'of orders returned as the wrong part' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'They found four months of courier cash that nobody had matched. It paid for a good part of the shop.',
      author: 'Rezwana Islam',
      role: 'Owner',
      company: 'a saree house',
    },
    {
      quote: 'On the night before Eid I was at home with my children. In previous years I was in the server room.',
      author: 'Tanvir Hossain',
      role: 'Operations director',
      company: 'a grocery delivery service',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long until we can sell?',
        answer:
          'With fifty products and one courier, 4-6 weeks, like any simple website. Counters, several couriers and wholesale credit make it a complex web application: 3-6 months, and it sells during most of them.',
      },
      {
        question: 'Should we use Shopify, WooCommerce or our own?',
        answer:
          'Below some five hundred orders a month and without counters, a ready platform is cheaper and we set it up for you. Know one thing about Shopify: where its own payment service isn’t offered, as in Bangladesh, it adds up to 2% to each order. Build when pieces exist only once, or when tills share the stock.',
      },
      {
        question: 'Which payment gateways can you connect?',
        answer:
          'Here, the wallets, and cards through a licensed local gateway that takes foreign Visa and Mastercard as well. Stripe opens no accounts for companies registered in Bangladesh; for clients with a British or American company we use it daily.',
      },
      {
        question: 'Can you bring over our customers and orders?',
        answer:
          'Yes. Order history, points and addresses come along. Passwords can’t be moved between most systems, so customers confirm once with a code by SMS.',
      },
      {
        question: 'What does it cost to run?',
        answer:
          'Hosting follows the number of orders and stays below 0.5% of turnover for most shops. Gateways keep roughly 1.5 to 2.5% and bill you directly.',
      },
    ],
  },
  call: {
    title: 'Get a week of orders checked',
    text: 'Send it with the courier’s statement and the complaints from the same days. We lay them side by side and mark where the money went.',
  },
})
