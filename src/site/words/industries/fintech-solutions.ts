import { company } from '#site/company.ts'
import { studyPath } from '#site/map/families.ts'
import { measured } from '#site/words/case-studies/measured.ts'
import { industry } from '#site/words/page.ts'
import { change, share } from '#site/words/results.ts'

export default industry({
  title: `Fintech software for lenders and wallets | ${company.name}`,
  description:
    'Fintech software for lenders, wallets and payment firms in Bangladesh, the UK and the US: double-entry ledgers, loan books, e-KYC and reconciliation.',
  headline: 'Fintech software for lenders, wallets and payments',
  lead: 'Moving money is easy until a message arrives twice, late or never. We build wallets, loan books and reconciliation for licensed firms that have to explain each difference to an auditor, a regulator and a customer.',
  stats: [
    { value: '3 months', label: 'overdue before a bank loan is classified, since April 2025' },
    { value: '£85,000', label: 'ceiling of the mandatory refund to a tricked payer in the UK' },
    { value: '94', label: 'characters in each line of a US Nacha file' },
    { value: '98.7%', label: 'of statement lines matched by rule for one aggregator' },
  ],
  challenges: {
    items: [
      {
        title: 'Timeouts read as refusals',
        description:
          'The gateway doesn’t answer, so the app sends again: two debits, one delivery. A design that treats a timeout as a failure will pay someone twice on the first bad evening of Eid week.',
      },
      {
        title: 'Balances without entries',
        description:
          'A balance that is overwritten will be wrong one day, and nothing will say since when. Auditors ask for the entries behind it. A field in a customer table has none.',
      },
      {
        title: 'Reconciliation by macro',
        description:
          'bKash, Nagad, six banks and a card processor send nine layouts with four cut-off times. One person knows the workbook, and the unmatched list grows while she is on leave.',
      },
      {
        title: 'Honest customers lost in e-KYC',
        description:
          'The ID photo is fifteen years old, the camera is scratched, and the liveness test wants an evenly lit face at nine in the evening. Most of those who give up were exactly who they said they were.',
      },
      {
        title: 'Rules that change backwards',
        description:
          'Fees, limits and provisioning rates change in mid-quarter, sometimes from a day that has gone by. A rule typed into code knows what it is now. It can’t say what it was in March.',
      },
      {
        title: 'Fraud on customers and agents',
        description:
          'Few people attack the vault. They work on the agent, the SIM replacement desk and the customer who is asked for a PIN. In the UK, since October 2024, the sending and the receiving firm refund a tricked payer half and half.',
      },
    ],
  },
  solutions: {
    lead: 'Everything posts to the ledger, so the ledger comes first: about ten weeks to a core that your auditor can query. You bring the licence, the partner bank and an hour a day of a compliance officer.',
    items: [
      {
        icon: 'scale',
        title: 'Double-entry ledger',
        description:
          'Append-only journals in PostgreSQL, amounts in whole paisa or cents, never in floating point. A balance is a sum, a correction is a new entry with a reason, and the trial balance has run before anyone arrives.',
      },
      {
        icon: 'refresh',
        title: 'Payments safe to retry',
        description:
          'Each payment carries a key, so a fifth attempt gets the answer of the first. Unknown outcomes are chased by enquiry until they are known. Meanwhile the customer reads one plain word for where the money is.',
      },
      {
        icon: 'list-check',
        title: 'Reconciliation desk',
        description:
          'CSV, MT940, camt.053 or a portal’s PDF are read as they arrive and matched by rule. What is left has an age, an owner and a likely cause, such as a fee already deducted or a cut-off that moved.',
      },
      {
        icon: 'fingerprint',
        title: 'e-KYC onboarding',
        description:
          'Simplified or regular e-KYC by risk, as the BFIU guideline separates them. Applicants can stop and go on with another phone, and a reviewer decides the blurred cases. Drop-outs are counted per step from the first day.',
      },
      {
        icon: 'report-money',
        title: 'Loan management',
        description:
          'Schedules, early settlement, rescheduling, classification and provision, where each rule has a first and a last day. Last June’s report can be run again next year and gives the same figure.',
      },
      {
        icon: 'alert-triangle',
        title: 'Fraud signals',
        description:
          'New device, new payee, odd hour, recent SIM swap: two of them together slow a transfer and ask a plain question. Your fraud team owns the thresholds and replays last quarter against a change before it goes live.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'merchant-settlement',
        title: 'Shops paid by breakfast',
        client: 'a payment aggregator with 3,200 merchants',
        description:
          'Settlement took three days, because one workbook held it together. Rules now match 98.7% of statement lines as files arrive, people decide the rest with the bank’s message beside each, and two must approve a release.',
        result: measured('merchant-settlement', 0, 'from sale to settlement'),
        link: studyPath({ slug: 'merchant-settlement' }),
      },
      {
        id: 'salary-advance',
        title: 'An advance that is already earned',
        client: 'a salary-advance firm working with twelve factories',
        description:
          'Workers borrowed at 10% a month from the man at the gate. They now draw wages they have earned, by USSD, and worker and employer read the same ledger; the limit falls in the week after the Eid bonus, and says why.',
        result: share({ part: 5_800, of: 14_200, names: ['Enrolled', 'Not yet'], noun: 'workers', label: 'workers enrolled in the first year' }),
      },
      {
        id: 'ach-returns',
        title: 'Returns filed before lunch',
        client: 'a credit union in Ohio',
        description:
          'Returned ACH debits were sorted by hand, against a deadline of two banking days. The desk now reads the file at seven, sorts it by code and date and drafts the letters; a person decides each dispute.',
        result: change({ before: [6, 'h'], after: [45, 'min'], better: 'less', label: 'of work on returns a day' }),
      },
    ],
  },
  call: {
    title: 'Send one day of unmatched payments',
    text: 'The day’s statement and your own export, names removed. Within a week we say which lines differ, why, and what would have caught it.',
  },
})
