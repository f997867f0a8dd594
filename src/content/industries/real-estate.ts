import { company } from '#company.ts'
import type { IndustryContent } from '#content/shapes.ts'

export default {
  description: `Real estate software by ${company.name}: unit sales, instalments, rent ledgers, service charges and handover papers for developers, agents and managers.`,
  headline: 'From foundation stone to handover',
  lead: 'A flat is sold in a year, paid over five and complained about for twenty. We build for developers, landlords and managers who have to remember all of it.',
  stats: [
    { value: '12,600', label: 'units under management' },
    { value: '97%', label: 'of instalments paid in the month due' },
    { value: '3 days', label: 'from booking to signed papers' },
    { value: '1', label: 'file per flat, for life' },
  ],
  challenges: {
    title: 'What property people lose sleep over',
    items: [
      { title: 'One flat, two buyers', description: 'Two salesmen, one unit, one Friday. The apology costs a lawyer.' },
      { title: 'Instalments in ledgers', description: 'Forty schedules with exceptions granted by handshake.' },
      { title: 'Papers in cupboards', description: 'Deed, mutation, tax and approvals: found when they are needed, or not.' },
      { title: 'Service charges', description: 'Tenants pay a sum, nobody can show for what, and the lift stands still.' },
      { title: 'Complaints by telephone', description: 'A leak is reported to the guard, who tells the manager, who forgets.' },
      { title: 'Construction reported by hope', description: 'Ninety percent complete, says the site. Which ninety?' },
    ],
  },
  solutions: {
    title: 'What we build for property',
    items: [
      {
        icon: 'layout',
        title: 'A live availability plan',
        description: 'Each unit on its floor: free, held until six, booked, sold. Holding takes one tap and expires.',
      },
      { icon: 'calendar', title: 'Instalment plans', description: 'Any schedule, with rebates, delays and reminders, and a statement the buyer can open.' },
      { icon: 'file-text', title: 'A file per unit', description: 'Papers, approvals and plans, scanned, named and found by flat number.' },
      { icon: 'report-money', title: 'Service charge books', description: 'Budget, bills, shares by area, with receipts that owners can see.' },
      { icon: 'tool', title: 'Maintenance tickets', description: 'By phone photo, routed to a plumber with a price list, closed by the tenant.' },
      { icon: 'camera', title: 'Site progress', description: 'Photos by floor and trade against the plan, so that instalments follow concrete.' },
    ],
  },
  caseStudies: {
    title: 'Buildings and their books',
    items: [
      {
        id: 'developer-sales',
        title: 'A launch day without a double sale',
        client: 'a developer with 19 projects',
        description: 'Three hundred flats on one Friday, with forty salespeople on the phone.',
        story: [
          'At the previous launch eleven flats were sold twice. Settling it took eight months and one court case.',
          'All phones now show the same plan. A hold lasts twenty minutes and is visible to everyone with a name. The launch sold 212 flats in six hours, each once.',
        ],
        results: [
          { value: '11 to 0', label: 'flats sold twice' },
          { value: '212', label: 'sold in six hours' },
        ],
      },
      {
        id: 'mall-rents',
        title: 'Rent from four hundred shops',
        client: 'the owner of three shopping malls',
        description: 'Rent, electricity by submeter, generator hours and a share of sales.',
        story: [
          'Bills took until the fifteenth and were disputed until the thirtieth. Meters were read on paper, by torch.',
          'Readings come by phone photo with the number recognised, bills leave on the second, and shops see the picture of their own meter. Disputes fell from ninety a month to six.',
        ],
        results: [
          { value: '15 to 2', label: 'day of the month when bills leave' },
          { value: '90 to 6', label: 'disputes a month' },
        ],
      },
      {
        id: 'student-housing',
        title: 'Keys for six hundred students in a day',
        client: 'a student housing provider in Leeds',
        description: 'Arrival weekend meant a queue around the block.',
        story: [
          'Contracts, deposits, identity and keys were checked at one desk. Parents waited three hours with duvets.',
          'Everything but the key now happens before, on a phone, in nine minutes. At the desk a code opens a locker. The queue was eleven people at its longest.',
        ],
        results: [
          { value: '3 h to 6 min', label: 'wait on arrival day' },
          { value: '94%', label: 'checked in before travelling' },
        ],
      },
    ],
  },
  call: { title: 'Which paper do you search for most?', text: 'Tell us. It shows which file to build first, and usually who will thank you.' },
} satisfies IndustryContent
