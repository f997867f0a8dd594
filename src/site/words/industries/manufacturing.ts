import { company } from '#site/company.ts'
import { studyPath } from '#site/map/families.ts'
import { measured } from '#site/words/case-studies/measured.ts'
import { industry } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default industry({
  title: `Manufacturing software for the factory floor | ${company.name}`,
  description:
    'Manufacturing software for garment, plastics, ceramics and food plants: line boards, bundle tracking, quality, machine stops, traceability and audit papers.',
  headline: 'Manufacturing software for the factory floor',
  lead: 'When the evening report says that line seven made half its target, the day is gone. We show it at ten in the morning, for garment, plastics, ceramics and food plants where dust, heat and load-shedding are ordinary.',
  stats: [
    { value: '10 in 200', label: 'major defects that AQL 2.5 accepts from a lot of 5,000' },
    { value: '60 h', label: 'legal ceiling in Bangladesh for a week with overtime, 56 on yearly average' },
    { value: '4 h', label: 'that a BRCGS food audit allows for tracing a batch' },
    { value: '4 weeks', label: 'on one line before we touch the second' },
  ],
  challenges: {
    items: [
      {
        title: 'Yesterday’s output',
        description:
          'Output is chalked up by the hour, typed at night and read when it is history. A bottleneck at the collar join can cost thirty pieces an hour while the board still shows the target.',
      },
      {
        title: 'Lost bundles',
        description:
          'Cut on Monday, missing on Thursday, found behind a pillar after the vessel has sailed. Worse are panels from two dye lots in one shirt, which shows in daylight, in a shop in Hamburg.',
      },
      {
        title: 'Defects found at the end',
        description:
          'Final inspection draws 200 pieces from a lot of 5,000 and rejects it at the eleventh major defect. If a burred needle ran for two days, the eleventh is already in a carton.',
      },
      {
        title: 'Working hours under audit',
        description:
          'Ten hours a day at most, overtime at double rate. Buyers’ auditors lay time clock, production record and payslip side by side and look for the day on which the three differ.',
      },
      {
        title: 'Machine stops without a cause',
        description:
          'Gas pressure sinks, the generator takes over, the boiler trips. Which machine stood still, for how long and at what cost is known to one mechanic, who carries it in his head.',
      },
      {
        title: 'Shipping papers that differ',
        description:
          'Utilisation declaration, bond register, letter of credit and packing list describe one shipment with four sets of quantities. A small difference is enough to hold the container.',
      },
    ],
  },
  solutions: {
    lead: 'We bring tablets, scanners and a survey of where the Wi-Fi dies. The factory lends us its operation bulletin, an industrial engineer, and a supervisor whose opinion the others trust.',
    items: [
      {
        icon: 'qrcode',
        title: 'Bundle tracking',
        description:
          'A ticket per bundle with size, shade and cut number, scanned at each operation. Whether pay comes from the same scan is settled with the workers’ committee first; without its trust no one scans.',
      },
      {
        icon: 'gauge',
        title: 'Line boards',
        description:
          'Target, made, behind and why, on a screen that the line itself reads. The target follows the standard minutes of the style and the people present, so that a short-staffed morning doesn’t look like laziness.',
      },
      {
        icon: 'microscope',
        title: 'Quality control',
        description:
          'Inspectors tap a defect on a drawing of the garment. The third of its kind within an hour calls the mechanic. DHU, the defects per hundred units, is ready by operation for the morning meeting.',
      },
      {
        icon: 'tool',
        title: 'Machine maintenance',
        description:
          'Stops come from a sensor or from a tablet with twelve causes to choose from. Service falls due by running hours. A broken needle is logged with all its fragments taped to the record, as buyers ask.',
      },
      {
        icon: 'file-text',
        title: 'Audits and traceability',
        description:
          'Wages, drills, chemicals and licences, with a warning ninety days before something lapses. In food plants the trace of a batch, forwards and backwards, is a query instead of an afternoon with box files.',
      },
      {
        icon: 'truck',
        title: 'Shipment and bond papers',
        description:
          'Packing lists are made from scanned cartons and compared line by line with declaration, bond register and credit. A difference turns up in the office, two days before the container leaves for the port.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'knit-composite',
        title: 'Fewer T-shirts by air',
        client: 'a knit composite with 2,300 operators',
        description:
          'Fourteen shipments in a year had gone by air, at the factory’s cost. Three scans a bundle showed 31 hours of waiting between cutting and sewing, most of it between two tables; a supervisor with twenty years on the floor knew what to do.',
        result: measured('garment-bundle-tracking', 1, 'air shipments a year'),
        link: studyPath({ slug: 'garment-bundle-tracking' }),
      },
      {
        id: 'plastics',
        title: 'Moulds repaired before they leak',
        client: 'a maker of plastic household goods',
        description:
          'Buckets leaked for a whole shift before anyone noticed. The scale now reports each piece, and a drift of four grams calls the tool room before the limit is reached.',
        result: change({ before: [6.2, '%'], after: [4.4, '%'], better: 'less', label: 'scrap by weight' }),
      },
      {
        id: 'biscuit-trace',
        title: 'A batch traced in time for tea',
        client: 'a biscuit maker in West Yorkshire',
        description:
          'A trace drill took 3 hours and 40 minutes, and the audit allows four. Bags are scanned as they’re tipped, and rework is a batch with its own number and its own list of allergens.',
        result: change({ before: [220, 'min'], after: [25, 'min'], better: 'less', label: 'for a full trace both ways' }),
      },
    ],
  },
  call: {
    title: 'Ask for a plan to count one number',
    text: 'Rejects, lost bundles, downtime, overtime: choose the one you learn too late. We answer with what would have to be counted, by whom and on which device, to have it by ten in the morning.',
  },
})
