import { company } from '#site/company.ts'
import { industry } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default industry({
  title: `Real estate and property software | ${company.name}`,
  description:
    'Real estate software for developers, landlords and letting agents: unit plans, instalment ledgers, property files, service charges and repair deadlines.',
  headline: 'Real estate software for developers and agents',
  lead: 'A flat is sold in a month, paid for over four years and complained about for twenty. We build for developers, landlords and agents who have to remember all of it, before a buyer or before a court.',
  stats: [
    { value: '3 months', label: 'from last payment to registered deed, by the 2010 Act' },
    { value: '720 sq ft', label: 'in a katha, the unit in which city plots are sold' },
    { value: '24 h', label: 'to make an emergency hazard safe in English social housing' },
    { value: '86 to 9', label: 'disputed bills a month in two shopping centres' },
  ],
  challenges: {
    items: [
      {
        title: 'Double sales',
        description:
          'Two salespeople, one unit, one Friday at the housing fair. The second booking money goes back within the week. Settling the grievance can take a lawyer and a year.',
      },
      {
        title: 'Instalments changed by handshake',
        description:
          '48 instalments, two skipped at Eid, a rebate agreed on the stairs. In the fourth year buyer and accounts hold different totals, and both have receipts.',
      },
      {
        title: 'Flat sizes that differ',
        description:
          'Brochure, approved plan and finished flat differ, because there are three ways to share out stairs and lobby. The law expects a shortfall to be settled in money within three months, so the arithmetic must be on file.',
      },
      {
        title: 'The landowner’s share',
        description:
          'In a joint venture the owner of the land takes flats instead of cash and sells some before the roof is on. If the share list lies in a director’s drawer, sales will offer what isn’t theirs.',
      },
      {
        title: 'Service charges without receipts',
        description:
          'Owners pay by the square foot and see a lift that stands still. In England a leaseholder may ask for the summary of costs and then for the receipts. Many agents need a week to find them.',
      },
      {
        title: 'Repairs without a record',
        description:
          'A damp patch is reported to the guard, who tells the caretaker, who forgets. Awaab’s Law has put clocks on social landlords in England since October 2025: ten working days to investigate, counted from the day on which anyone on the staff was told.',
      },
    ],
  },
  solutions: {
    lead: 'Unit plan and instalments come first, in about nine weeks, because they bring the money. Your people type in the old ledgers, ours check them buyer by buyer, and no statement leaves before the two totals agree.',
    items: [
      {
        icon: 'layout',
        title: 'Live unit plan',
        description:
          'All flats on their floors: free, held, booked, sold or the landowner’s. A hold runs out after twenty minutes, and no salesperson can extend their own.',
      },
      {
        icon: 'calendar',
        title: 'Instalment ledger',
        description:
          'Delay charges, rebates and rescheduling are entries with a name and a reason. Buyers in Dubai or London open the statement that the cashier sees, and their transfer carries a reference that matches itself.',
      },
      {
        icon: 'file-text',
        title: 'Property files',
        description:
          'Allotment letter, agreement, deed, mutation, tax receipt, utility papers: scanned, named and ticked off. An agreement for sale has thirty days to be registered, and the file counts them.',
      },
      {
        icon: 'report-money',
        title: 'Service charges',
        description:
          'Budget, bills, shares by area and the reserve fund, with the supplier’s invoice one click behind its line. The year-end statement has been building since January and leaves in a day.',
      },
      {
        icon: 'tool',
        title: 'Repair deadlines',
        description:
          'Tenants report by photo. The ticket is sorted into emergency, urgent or routine, goes to a tradesman with an agreed price list, and shows its legal deadline. The tenant closes it, not the contractor.',
      },
      {
        icon: 'camera',
        title: 'Construction progress',
        description:
          'Site engineers photograph floors against the plan once a fortnight. Where an instalment falls due on the casting of a slab, the demand letter includes the picture of that slab.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'developer-sales',
        title: 'A launch day without a double sale',
        client: 'a developer with 19 projects',
        description:
          'Two hundred flats went on sale on one Friday, with thirty salespeople on the phone. All of them now draw on one plan; a hold names its holder and expires, and a booking needs the bank reference before the square changes colour.',
        result: change({ before: [7], after: [0], better: 'less', noun: 'flats', label: 'flats sold twice at a launch' }),
      },
      {
        id: 'mall-rents',
        title: 'Rent from 380 shops',
        client: 'the owner of two shopping centres',
        description:
          'Rent, submetered electricity, generator hours and common charges stood on one bill that was always late. Readers now photograph each meter, the shop sees the picture on its bill, and the generator logs its own hours.',
        result: change({ before: [16, 'th'], after: [3, 'th'], better: 'less', label: 'day of the month when bills leave' }),
      },
      {
        id: 'lettings-agency',
        title: 'Certificates that don’t lapse',
        client: 'a lettings agency in Sheffield with 900 tenancies',
        description:
          'Gas safety every year, electrics every five: both lived in one manager’s calendar. Dates now come from the certificates that engineers upload, reminders begin at sixty days, and a property with a lapsed paper can’t be let.',
        result: change({ before: [41], after: [2], better: 'less', noun: 'certificates', label: 'certificates out of date' }),
      },
    ],
  },
  call: {
    title: 'Ask for a first step and its price',
    text: 'Tell us which paper you search for most and how many units you sell or manage. The answer is a first step, with its weeks and a price range.',
  },
})
