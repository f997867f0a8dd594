import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import type { Chapter, Three } from '#site/words/shapes.ts'
import { lasting } from '#site/words/step-times.ts'

const chapters = [
  {
    id: 'retail',
    title: 'Retail: barcode lanes that share a count',
    lead: 'A lane is a till, a scanner, a receipt printer, a drawer and a customer display, set up on a board that we test before it travels.',
    points: [
      {
        title: 'Barcode',
        description: 'Imaging scanners that read phone screens and creased labels, and a label printer for what arrives without one.',
      },
      { title: 'Multi-store', description: 'Transfers between branches with a paper that travels with the goods and a count at both ends.' },
      { title: 'Loyalty', description: 'Points by phone number, without a card to forget. They can be spent offline up to a limit that you set.' },
    ],
  },
  {
    id: 'restaurant',
    title: 'Restaurant: from table to pass',
    lead: 'Handhelds for waiters, screens for the kitchen, and a bill that can be split without a calculator.',
    points: [
      { title: 'Kitchen display', description: 'Orders by station, oldest first, turning red when they are late. Grease-proof, with big targets.' },
      { title: 'Tables', description: 'A floor plan that shows who waits for what, and which table has had no drink for twenty minutes.' },
      {
        title: 'Split bills',
        description: 'By seat, by dish or by equal parts, with cash, card and bKash on one bill and the service charge on a line of its own.',
      },
    ],
  },
  {
    id: 'service',
    title: 'Service counters: appointments and jobs',
    lead: 'Salons, workshops, laundries and clinics sell time and promises. Their till begins with an appointment.',
    points: [
      { title: 'Appointments', description: 'Booked at the counter, by phone or online, in one diary with a reminder the evening before.' },
      { title: 'Job cards', description: 'What came in, in what state, with a photo and a ticket that finds it again.' },
      { title: 'Deposits', description: 'Part payments on the job, with the balance asked for at pick-up.' },
    ],
  },
] as const satisfies Three<Chapter>

export default subService({
  chapters,
  title: `POS systems for shops and restaurants | ${company.name}`,
  description: `POS systems delivered working: tills, scanners, printers and drawers for shops, restaurants and service counters, with spares. Live in ${claims.firstLane}.`,
  headline: 'POS systems for shops, restaurants and counters',
  lead: 'Software is half of a till. The other half is a printer that feeds straight, a drawer that opens and a scanner that survives a drop. We deliver the whole counter: set up, tested, with spare parts.',
  about: [
    'You tell us how many lanes, which trade and what you already own. We assemble each lane in our workshop, load your products, print a hundred receipts on it and pack it with numbered cables and one page of instructions.',
    'Most trouble at a counter isn’t in the software. The cash drawer is fired through the receipt printer, so a jammed printer also locks up the money. A scanner that has been reset may stop sending Enter, and the cashier confirms every item by hand. Cheap thermal paper is blank after a summer near a window. We look for these before the carton is closed.',
    'From you we need a product list with VAT rates, the BIN certificate, a sketch of the counter with its sockets, and one cashier who may complain freely. That cashier is there when we plug it in.',
  ],
  whenNeeded: {
    items: [
      'The queue is longest when the till restarts.',
      'Receipts fade before the guarantee ends.',
      'Each branch has different hardware and nobody has the drivers.',
      'Waiters walk to a terminal to place an order.',
      'A broken printer closes a lane for two days.',
    ],
  },
  deliverables: {
    items: [
      {
        icon: 'package',
        title: 'Assembled lanes',
        description: 'Till, scanner, printer, drawer and display on one board, with seventy minutes of battery, because a load-shedding slot lasts an hour.',
      },
      { icon: 'barcode', title: 'Your products, loaded', description: 'Prices, tax, barcodes and opening stock, checked by you on a printed list.' },
      {
        icon: 'tool',
        title: 'A spares box',
        description: 'A scanner and a printer, the two parts that fail most, sealed in your shop with a photo guide for swapping them in five minutes.',
      },
      {
        icon: 'receipt',
        title: 'Receipts in your name',
        description: 'Logo, BIN, VAT lines and return rules, approved on 80 mm paper. Where the tax office has placed a fiscal device, the till feeds it.',
      },
      { icon: 'school', title: 'Twenty-minute training', description: 'Per cashier, at their own lane, with real products.' },
      { icon: 'headset', title: 'Help by phone', description: 'In desk hours, by people who know your shop and, with your consent, see the till’s screen.' },
    ],
  },
  timeline: {
    items: [
      {
        title: 'Visit and list',
        time: lasting(2, 'day'),
        description: 'Counter measured, sockets counted, the product list exported and its missing VAT rates marked.',
      },
      { title: 'Assemble', time: lasting(1, 'week'), description: 'Lanes built and soak-tested in the workshop for 48 hours.' },
      { title: 'Install', time: lasting(1, 'day', ' per shop'), description: 'Before opening time, with both systems running until the evening.' },
      { title: 'Stay', time: lasting(3, 'day'), description: 'One of us stands by until your busiest evening is over.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Will receipts print in Bangla?',
        answer:
          'Yes, as a picture. Most receipt printers carry no Bangla letters, so we draw those lines and send them as dots: a blink slower, with every conjunct right.',
      },
      {
        question: 'Tablet or till?',
        answer: 'Tablets for waiters and small counters, fixed tills where a drawer opens three hundred times a day. Both run the same software.',
      },
      {
        question: 'Who repairs what breaks?',
        answer: 'You swap it from the spares box. In Bangladesh we collect the broken part and replace the spare within two working days.',
      },
      {
        question: 'How is this different from POS software?',
        answer: 'This page is about complete counters with our ready product. If your trade needs software of its own, that is POS software development.',
      },
    ],
  },
  call: {
    title: 'Send a photo of your counter',
    text: `With the number of lanes and your busiest hour. You get one price for a working counter, and pay ${claims.tillPrice.toLocaleString('en')} taka a month for each till after that.`,
  },
})
