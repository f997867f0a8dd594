import { company } from '#company.ts'
import type { IndustryContent } from '#content/shapes.ts'

export default {
  description: `Fintech software by ${company.name}: wallets, lending, collections and ledgers that balance to the paisa each night, with audits and regulators in mind.`,
  headline: 'Ledgers that balance to the paisa',
  lead: 'Moving money is simple until a message arrives twice, late or never. We build wallets, lending and reconciliation for people who have to explain every difference to a regulator.',
  stats: [
    { value: '0.00', label: 'unexplained difference at day end' },
    { value: '2.3 million', label: 'transfers a month on our ledgers' },
    { value: '7 min', label: 'to open an account with e-KYC' },
    { value: '100%', label: 'of entries with a source document' },
  ],
  challenges: {
    title: 'Where money software goes wrong',
    items: [
      { title: 'Twice or not at all', description: 'A timeout is not a failure. Systems that treat it as one pay people twice on bad days.' },
      { title: 'Balances as a number', description: 'A balance that is stored and not summed will one day be wrong, and nobody will know since when.' },
      { title: 'Reconciliation by Excel', description: 'Three statement formats, two cut-off times, and one person who knows the macros.' },
      { title: 'Onboarding that loses people', description: 'Each extra photograph costs a tenth of applicants; each missing one costs the licence.' },
      { title: 'Rules that change mid-year', description: 'Limits, fees and reports move by circular, effective from last Sunday.' },
      { title: 'Fraud at the edges', description: 'Not the vault but the agent, the SIM swap and the helpful caller.' },
    ],
  },
  solutions: {
    title: 'How we build with money',
    items: [
      { icon: 'scale', title: 'Double-entry cores', description: 'Append-only journals in which every balance is a sum and every correction an entry.' },
      {
        icon: 'refresh',
        title: 'Idempotent transfers',
        description: 'Each intent has a key, each retry is harmless, each unknown is chased until it is known.',
      },
      {
        icon: 'list-check',
        title: 'Reconciliation desks',
        description: 'Banks, wallets and cards matched by rule; what is left has an age, an owner and a cause.',
      },
      {
        icon: 'fingerprint',
        title: 'e-KYC that people finish',
        description: 'National ID, liveness and address in one sitting, resumable, with manual review in minutes.',
      },
      {
        icon: 'report-money',
        title: 'Lending engines',
        description: 'Schedules, rebates, classification and provisioning as the central bank has them, with dates from which they hold.',
      },
      {
        icon: 'alert-triangle',
        title: 'Fraud signals',
        description: 'Velocity, device and pattern checks that slow down the odd one and leave the rest alone.',
      },
    ],
  },
  caseStudies: {
    title: 'Money that arrived',
    items: [
      {
        id: 'merchant-settlement',
        title: 'Shops paid by breakfast',
        client: 'a payment aggregator with 30,000 merchants',
        description: 'Settlement took three days because nobody dared to automate it.',
        story: [
          'Files from six banks came at six hours. A team of nine matched until the evening, and released payments in a spreadsheet with a password.',
          'Matching now runs as files arrive, and 99.2% of lines close without a hand. Four people look at the rest, with the bank’s own message beside each. Merchants are paid before they open.',
        ],
        results: [
          { value: '3 days to 9 h', label: 'from sale to settlement' },
          { value: '99.2%', label: 'of lines matched by rule' },
        ],
      },
      {
        id: 'salary-advance',
        title: 'An advance without a favour',
        client: 'a salary-advance startup for factory workers',
        description: 'Workers borrowed at ten percent a month from the man at the gate.',
        story: [
          'An employer’s attendance data shows what has been earned so far. The startup wanted to pay out part of it, for a flat fee, on a feature phone.',
          'We built it on USSD with a ledger that employer and worker can both read. Defaults are below one percent, because nothing is lent that has not been earned.',
        ],
        results: [
          { value: '64,000', label: 'workers enrolled' },
          { value: '0.8%', label: 'not recovered' },
        ],
      },
      {
        id: 'remittance',
        title: 'A remittance with no lost nights',
        client: 'a remittance firm in London and Sylhet',
        description: 'Payments sent on Friday evening were somewhere until Sunday.',
        story: [
          'Three systems each had a status called pending, with three meanings. Support read all of them aloud to worried sons.',
          'We defined one life of a payment with eleven named states, made each partner report into it, and showed customers the same screen. Calls fell by two thirds; the remaining ones are about exchange rates.',
        ],
        results: [
          { value: '-66%', label: 'support calls' },
          { value: '11', label: 'states, one meaning each' },
        ],
      },
    ],
  },
  call: { title: 'What was last night’s difference?', text: 'If it was not zero, show us the files. We tell you in a week where it comes from.' },
} satisfies IndustryContent
