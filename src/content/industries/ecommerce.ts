import { company } from '#company.ts'
import type { IndustryContent } from '#content/shapes.ts'

export default {
  description: `Software for e-commerce businesses by ${company.name}: order management, warehouses, couriers and returns for sellers who outgrew their first shop system.`,
  headline: 'For sellers who outgrew their first shop',
  lead: 'At thirty orders a day a spreadsheet and a courier’s app will do. At three hundred, every manual step becomes a queue. We build the operations behind the button that says buy.',
  stats: [
    { value: '41,000', label: 'orders on our busiest client’s record day' },
    { value: '11 s', label: 'to pack and label a parcel' },
    { value: '6%', label: 'return rate, down from 17' },
    { value: '9', label: 'couriers behind one screen' },
  ],
  challenges: {
    title: 'What grows faster than sales',
    items: [
      { title: 'Fake and impulsive orders', description: 'One in six cash orders is refused at the door, and the seller pays both ways.' },
      { title: 'Inbox as order book', description: 'Half of sales arrive as chat messages with a photo and an address in pieces.' },
      { title: 'Couriers who differ by district', description: 'The cheapest is the slowest in three of eight divisions, and nobody has the figures.' },
      { title: 'Stock in four places', description: 'Warehouse, shop, studio and the boot of a car.' },
      { title: 'Campaign nights', description: 'Four hours make a fifth of the month. So do the mistakes.' },
      { title: 'Money in transit', description: 'Collected cash sits with couriers for weeks; growing sellers run out of it while profitable.' },
    ],
  },
  solutions: {
    title: 'The operations we build',
    items: [
      {
        icon: 'phone',
        title: 'Order confirmation',
        description: 'Automatic calls and messages before packing, with a score from past refusals at that number and street.',
      },
      { icon: 'messages', title: 'Chat into orders', description: 'Messages become draft orders with product, size and a clean address; a person confirms.' },
      { icon: 'truck', title: 'Courier routing', description: 'Each parcel goes to whoever delivers best there, and falls back by itself on strike days.' },
      { icon: 'barcode', title: 'Small warehouses', description: 'Put away, pick and pack by phone camera, from the first hundred square metres.' },
      { icon: 'chart-bar', title: 'Margin per parcel', description: 'Product, advertising, packing, courier, return: what each order really earned.' },
      { icon: 'cash', title: 'Cash forecasts', description: 'What couriers owe, when it comes, and what may be bought before.' },
    ],
  },
  caseStudies: {
    title: 'Sellers and what changed',
    items: [
      {
        id: 'cosmetics-live',
        title: 'Eleven thousand comments in an hour',
        client: 'a cosmetics seller with nightly live streams',
        description: 'Orders were read off comments by twelve people until four in the morning.',
        story: [
          'Viewers wrote a code and a phone number under the video. Half of them wrote only the code. The first parcel left two days later.',
          'Codes now become draft orders as they are written, and viewers get a link to finish them. Twelve people became three, who deal with the unclear ones before the stream ends.',
        ],
        results: [
          { value: '9 h to 25 min', label: 'from stream to order list' },
          { value: '3', label: 'people instead of twelve' },
        ],
      },
      {
        id: 'bookseller',
        title: 'Forty thousand titles, none of them lost',
        client: 'an online bookseller',
        description: 'Books were bought after they had been ordered, from a hundred publishers in one market.',
        story: [
          'Buyers walked Banglabazar with lists. The same title was fetched by two of them while a third was forgotten.',
          'Lists are now routes, shared live, sorted by stall. Publishers confirm by phone before anybody walks. Complete orders leave the next morning.',
        ],
        results: [
          { value: '4 days to 1', label: 'until a mixed order is complete' },
          { value: '-40%', label: 'kilometres walked' },
        ],
      },
      {
        id: 'handicraft-export',
        title: 'Baskets to Berlin without a broker',
        client: 'a fair trade cooperative',
        description: 'Small parcels to Europe, each with customs papers made by hand.',
        story: [
          'A broker took a fifth for filling in forms. Codes were guessed and parcels waited in Frankfurt.',
          'Products carry their customs data, papers print with the label, and duties are paid at checkout. Two parcels in a thousand are stopped; it was one in nine.',
        ],
        results: [
          { value: '20%', label: 'broker’s share saved' },
          { value: '1 in 9 to 1 in 500', label: 'parcels held at customs' },
        ],
      },
    ],
  },
  call: {
    title: 'What is done by hand after a sale?',
    text: 'Write it down in order. We mark what could vanish first, and what it would save at your volume.',
  },
} satisfies IndustryContent
