import { company } from '#site/company.ts'
import { studyPath } from '#site/map/families.ts'
import { measured } from '#site/words/case-studies/measured.ts'
import { industry } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default industry({
  title: `Software for e-commerce businesses | ${company.name}`,
  description:
    'Software for online sellers: order confirmation, chat orders, small warehouses, delivery deadlines, and duty and VAT for parcels to the EU, UK and US.',
  headline: 'E-commerce software for growing online sellers',
  lead: 'At thirty orders a day, a spreadsheet and the courier’s app will do. At three hundred, each manual step becomes a queue. For sellers in between, we build what stands between the buy button and the doorbell.',
  stats: [
    { value: '5 days', label: 'to deliver a prepaid order within one city, by the 2021 guidelines' },
    { value: '14 days', label: 'in which a UK buyer may change their mind' },
    { value: '€3', label: 'duty per kind of goods in an EU parcel below €150, since July 2026' },
    { value: '400', label: 'picked lines a day, above which a handheld scanner pays for itself' },
  ],
  challenges: {
    items: [
      {
        title: 'Refused parcels',
        description:
          'Cash on delivery lets a buyer decide twice. When one parcel in six comes back from outside the metro area, the seller pays both journeys and the stock is away for ten days.',
      },
      {
        title: 'Orders in chat',
        description:
          'Half an address in one message, the size in a voice note, the phone number under someone else’s comment. It’s copied by hand until three in the morning, and at nine the wrong colour is packed.',
      },
      {
        title: 'Delivery deadlines for prepaid orders',
        description:
          'The Digital Commerce Operation Guidelines of 2021 allow five days for a prepaid order in the same city and ten elsewhere. Few sellers can say which of their orders are on day four.',
      },
      {
        title: 'Stock in four places',
        description:
          'Stock lies in the warehouse, the showroom, the photo studio and the boot of a car. The studio’s sample of the bestseller is the only size M left, and the website is still offering it.',
      },
      {
        title: 'Campaign nights',
        description:
          '11.11, the eve of Pahela Baishakh and the nights before Eid can put a fifth of a month into four hours. The website usually holds. What gives way is label printing, wallet confirmations, and the one person who may change a price.',
      },
      {
        title: 'Profit without cash',
        description:
          'Couriers hold the collected cash for a week or two; advertising is charged to a card tonight. A shop that grows by half in a year can run out of money while every report is green.',
      },
    ],
  },
  solutions: {
    lead: 'A month of your order export and courier statements tells us where to begin. The first part, usually confirmation and labels, runs in six to eight weeks on the shop system you already have.',
    items: [
      {
        icon: 'phone',
        title: 'Order confirmation',
        description:
          'A call or message in Bangla before the box is closed, with a score from earlier refusals at that number and street. Only doubtful orders are asked to pay the delivery fee ahead by bKash.',
      },
      {
        icon: 'messages',
        title: 'Chat orders as drafts',
        description:
          'Messenger, WhatsApp and Instagram messages become drafts with product, size, and an address split into district, upazila and landmark. Your staff approve each draft, because a wrong guess costs a parcel.',
      },
      {
        icon: 'barcode',
        title: 'A warehouse on cheap phones',
        description:
          'Put away, pick and pack with the camera of a twelve-thousand-taka handset, from the first hundred square metres. Samples on loan to the studio have a shelf of their own and don’t count as stock.',
      },
      {
        icon: 'clock',
        title: 'Deadline control',
        description:
          'Payment type and district decide the day by which a parcel has to arrive. What is due tomorrow is on one list at ten in the morning, and a late parcel starts the phone call or the refund before the buyer does.',
      },
      {
        icon: 'chart-bar',
        title: 'Margin per parcel',
        description:
          'Goods, advertising, gateway fee, box, courier and return are set against a single order. The first report tends to find a bestseller that has lost money since the last courier price rise.',
      },
      {
        icon: 'world',
        title: 'Parcels to the EU, UK and US',
        description:
          'Tariff code, origin and value print with the label. For EU parcels below €150, checkout takes the VAT through the Import One-Stop Shop and adds the flat duty of 2026; US buyers see the duty before they pay; UK returns follow the fourteen-day rule.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'cosmetics-live',
        title: 'Orders read while the camera runs',
        client: 'a cosmetics seller with a nightly live stream',
        description:
          'Nine people read orders off the comments of a live stream until four in the morning. Codes now become draft orders as they’re posted, the viewer gets a link to finish the address, and the presenter sees what is nearly sold out.',
        result: change({ before: [7, 'h'], after: [35, 'min'], better: 'less', label: 'from stream to packing list' }),
      },
      {
        id: 'home-textiles',
        title: 'Fewer parcels that come home',
        client: 'a home textiles shop in Narsingdi',
        description:
          'One cash order in six was refused, always in the same places. Those orders now get a call the next morning and a request for the delivery fee; a third of them cancel on the phone, which costs nothing.',
        result: change({ before: [6, 'one in'], after: [15, 'one in'], better: 'less', label: 'cash orders refused' }),
      },
      {
        id: 'portland-returns',
        title: 'Returns that are sold again in season',
        client: 'a children’s clothing brand in Portland, Oregon',
        description:
          'Returned jackets lay in a garage until the snow had melted. Returns now carry a code that says what is inside and what was wrong; whoever opens one picks a grade, and refund and stock are booked together.',
        result: measured('clothing-returns', 0, 'from return to resale'),
        link: studyPath({ slug: 'clothing-returns' }),
      },
    ],
  },
  call: {
    title: 'Send last month’s refused parcels',
    text: 'Your order export and the courier’s statement are enough. We sort the refusals by place, hour and value, and tell you what share of them a phone call would have saved.',
  },
})
