import { company } from '#company.ts'
import type { ServiceContent } from '#content/shapes.ts'

export default {
  description: `E-commerce development by ${company.name}: online shops joined to stock, couriers, wallets and accounts, so that what is sold is there and what is paid arrives.`,
  headline: 'Online shops that know what is on the shelf',
  lead: 'The shop window is the easy part. We build what stands behind it: one stock count, cash on delivery that is reconciled, couriers that are compared, and returns that do not vanish.',
  features: {
    title: 'Behind the shop window',
    items: [
      {
        icon: 'package',
        title: 'One count for every channel',
        description: 'Website, marketplace, shop counter and Facebook page sell from the same number, reserved for fifteen minutes while a buyer pays.',
      },
      {
        icon: 'cash',
        title: 'Cash on delivery, closed',
        description: 'Each parcel’s cash is matched with the courier’s statement line by line. What is missing has a name and a date.',
      },
      {
        icon: 'credit-card',
        title: 'Wallets and cards',
        description: 'bKash, Nagad, cards and instalments behind one checkout, with late confirmations sorted out before they become support calls.',
      },
      {
        icon: 'truck',
        title: 'Couriers compared',
        description: 'Delivery rate, days and damage by district, so that the order is booked with whoever delivers there, not with whoever called last.',
      },
      {
        icon: 'refresh',
        title: 'Returns with a reason',
        description: 'Photo, reason, inspection, refund: four steps on one screen, and a monthly list of what keeps coming back.',
      },
      {
        icon: 'search',
        title: 'Search that forgives',
        description: 'Spelling mistakes, Bangla in Latin letters and local names for colours all find the product.',
      },
      {
        icon: 'bell',
        title: 'Messages people read',
        description: 'SMS and WhatsApp at the three moments that matter. Every further message costs trust, so there is none.',
      },
    ],
  },
  benefits: {
    title: 'What shop owners notice first',
    items: [
      'The same item is no longer sold twice on a busy evening.',
      'Courier money is checked in an hour a week instead of two days a month.',
      'Failed deliveries fall, because the address is confirmed before packing.',
      'Seasonal prices start and end by themselves, at midnight, on all channels.',
      'A new product is online everywhere in four minutes.',
      'Accounts receive daily totals that agree with the bank.',
      'You can change couriers or gateways without a new shop.',
      'Eid week is planned, load-tested and boring.',
    ],
  },
  process: {
    title: 'How we open a shop',
    lead: 'Six steps, ordered so that money can flow through a small shop before the large one is finished.',
    items: [
      { title: 'Pack with you', description: 'We spend two days in your packing room. Half of the requirements are on notes stuck to the wall.' },
      { title: 'Clean the catalogue', description: 'Names, sizes, barcodes and photographs in one list. Everything later depends on it.' },
      { title: 'Open with fifty products', description: 'A real shop with real orders by week five, for your best customers only.' },
      { title: 'Join stock and counters', description: 'Tills, warehouse and marketplaces move over one at a time, each with a day of double counting.' },
      { title: 'Add couriers and refunds', description: 'Interfaces, statements and the returns desk, tested with parcels that we send to ourselves.' },
      { title: 'Rehearse the peak', description: 'We replay last year’s busiest hour at triple speed and fix what bends.' },
    ],
  },
  caseStudies: {
    title: 'Shops we opened, and one we mended',
    items: [
      {
        id: 'saree-house',
        title: 'Two hundred weavers, one stock list',
        client: 'a saree house working with 200 weavers',
        description: 'Every piece is unique, and three channels sold the same one.',
        story: [
          'A saree sold on the showroom floor was still for sale online until somebody remembered. One in twelve online orders ended with an apology, and the apology cost more than the margin.',
          'Each piece now gets a code when it leaves the loom, and any channel that takes it in hand reserves it. The weaver sees on a phone that it was sold. Double sales stopped in the first week; repeat orders rose because people believed the website.',
        ],
        results: [
          { value: '1 in 12 to 0', label: 'orders sold twice' },
          { value: '+28%', label: 'repeat customers in a year' },
        ],
      },
      {
        id: 'grocery-delivery',
        title: 'Groceries before the rice is cooked',
        client: 'a grocery delivery service in two cities',
        description: 'Pickers walked 9 km a shift, and half of it was back and forth.',
        story: [
          'Orders were printed in the sequence the customer had clicked. A picker crossed the store eleven times for one basket and substituted whatever was near.',
          'We sorted lists by aisle, let pickers offer two substitutes with a photo and gave customers ninety seconds to choose. Baskets leave in a third less time, and complaints about substitutes nearly ended.',
        ],
        results: [
          { value: '31 to 19 min', label: 'from order to dispatch' },
          { value: '-83%', label: 'substitution complaints' },
        ],
      },
      {
        id: 'spare-parts',
        title: 'The right brake pad, first time',
        client: 'a motorcycle parts importer',
        description: 'Returns of wrong parts were eating a fifth of the margin.',
        story: [
          'Customers chose parts by photograph. Photographs of brake pads all look alike, and the engine number that decides was nowhere asked for.',
          'The shop now begins with the vehicle, not the part, and hides what does not fit. Mechanics have their own login with credit and open invoices. Wrong-part returns fell to two in a hundred.',
        ],
        results: [
          { value: '19% to 2%', label: 'returns of wrong parts' },
          { value: '640', label: 'mechanics ordering on account' },
        ],
      },
    ],
  },
  testimonials: [
    {
      quote: 'They found four months of courier cash that nobody had matched. The shop paid for itself before it was finished.',
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
    title: 'Questions from packing rooms',
    items: [
      {
        question: 'How long until we can sell?',
        answer:
          'A first shop with fifty products takes 4-6 weeks. A full platform with stock, couriers and several channels is a complex web application and takes 3-6 months.',
      },
      {
        question: 'Should we use Shopify, WooCommerce or our own?',
        answer:
          'Under five hundred orders a month and without counters, a ready platform is cheaper and we set it up. Own stock rules, cash on delivery at volume or wholesale credit are the usual reasons to build.',
      },
      {
        question: 'Which payment gateways can you connect?',
        answer:
          'The local wallets and card gateways, Stripe and PayPal for foreign cards, bank transfer with automatic matching, and instalments where your bank offers them.',
      },
      {
        question: 'Can you bring over our customers and orders?',
        answer:
          'Yes. Passwords cannot be moved between most systems, so customers confirm once by phone number. Order history, points and addresses come along.',
      },
      {
        question: 'What does it cost to run?',
        answer:
          'Hosting scales with orders and is usually below half a percent of turnover. Gateways and couriers bill you directly; we add no share of sales.',
      },
    ],
  },
  call: { title: 'Bring us one bad week', text: 'Send the orders, the courier statement and the complaints of your worst week. We show where the money went.' },
} satisfies ServiceContent
