import { company } from '#company.ts'
import type { IndustryContent } from '#content/shapes.ts'

export default {
  description: `Manufacturing software by ${company.name}: cutting, sewing, quality, machines and shipment on one floor plan, for garments, ceramics, plastics and food.`,
  headline: 'See the line that falls behind by ten',
  lead: 'By the time the evening report says that line seven made half its target, the day is gone. We bring the count to ten in the morning, when something can still be done.',
  stats: [
    { value: '31', label: 'factories on our systems' },
    { value: '10 min', label: 'from stitch to screen' },
    { value: '17%', label: 'less rework in the first year' },
    { value: '2', label: 'languages, and pictures, on every tablet' },
  ],
  challenges: {
    title: 'What factories find out too late',
    items: [
      { title: 'Yesterday’s numbers', description: 'Production is written hourly, typed nightly and read when it is history.' },
      { title: 'Bundles that vanish', description: 'Cut on Monday, missing on Thursday, found behind a pillar after the ship has left.' },
      { title: 'Faults found at the end', description: 'The same needle damage runs for two thousand pieces before an inspector sees one.' },
      { title: 'Piece rates in dispute', description: 'Operators keep their own slips, and they are usually right.' },
      { title: 'Machines without a diary', description: 'The compressor was serviced when it stopped.' },
      { title: 'Audits by surprise', description: 'Hours, ages, chemicals and fire doors, asked for at once, in four formats.' },
    ],
  },
  solutions: {
    title: 'What we put on the floor',
    items: [
      { icon: 'qrcode', title: 'Bundle tracking', description: 'A tag per bundle, scanned at each operation, with pay and progress from the same scan.' },
      { icon: 'gauge', title: 'Line boards', description: 'Target, made, late and why, on a screen that the line itself reads.' },
      { icon: 'alert-triangle', title: 'Quality at the needle', description: 'Faults by picture and position; the third of a kind calls the mechanic.' },
      { icon: 'tool', title: 'Machine diaries', description: 'Hours, heat and service by sensor and by tablet, with spares ordered in time.' },
      { icon: 'truck', title: 'Shipment plans', description: 'What has to be packed today so that the vessel is met without an aeroplane.' },
      { icon: 'file-text', title: 'Audit folders', description: 'Hours, wages, chemicals and drills, current every day instead of the night before.' },
    ],
  },
  caseStudies: {
    title: 'From the floor',
    items: [
      {
        id: 'knit-composite',
        title: 'No more air freight for T-shirts',
        client: 'a knit composite with 4,200 operators',
        description: 'Half a million dollars a year went into aeroplanes.',
        story: [
          'Each late order had a story and no cause. Cutting blamed knitting, sewing blamed cutting.',
          'With every bundle scanned, waiting time had an address: sixty percent of it was between two tables eleven metres apart. Moving them cost a weekend. Air freight fell to four shipments in the next year.',
        ],
        results: [
          { value: '23 to 4', label: 'air shipments a year' },
          { value: '11 m', label: 'that caused most of the waiting' },
        ],
      },
      {
        id: 'plastics',
        title: 'Moulds that are changed in time',
        client: 'a household plastics maker',
        description: 'Buckets leaked for a shift before anybody noticed.',
        story: [
          'A worn mould gives itself away by weight, four grams at a time. The scale was there; its number was read once a day.',
          'The scale now reports each piece, and the trend calls the tool room before a limit is reached. Scrap fell by more than a third; the granulate saved paid for the sensors in eleven weeks.',
        ],
        results: [
          { value: '-36%', label: 'scrap' },
          { value: '11 weeks', label: 'until it had paid for itself' },
        ],
      },
      {
        id: 'bakery-ovens',
        title: 'One recipe in four plants',
        client: 'a biscuit maker in West Yorkshire',
        description: 'The same biscuit tasted of four towns.',
        story: [
          'Recipes were printed, annotated in pencil and passed from father to son. Two of the pencilled versions were better.',
          'Plants now run from one recipe with measured ovens, and improvements are proposed, tried and adopted by all. Complaints about taste halved, and the pencil from Batley became the standard.',
        ],
        results: [
          { value: '-48%', label: 'taste complaints' },
          { value: '4 to 1', label: 'versions of the recipe' },
        ],
      },
    ],
  },
  call: { title: 'What do you learn too late?', text: 'Name the number. We tell you what it would take to know it by ten in the morning.' },
} satisfies IndustryContent
