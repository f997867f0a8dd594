import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Data security, encryption and GDPR services | ${company.name}`,
  description:
    'Data security services: find where personal data lives, who opens it and how it is encrypted, close the gaps and rehearse restores. GDPR and UK GDPR papers.',
  headline: 'Data security: find, encrypt and restore your data',
  lead: 'For companies that hold patients’, pupils’, borrowers’ or buyers’ data. We find where it lies, delete the copies no one needs, encrypt the rest, and practise getting it back.',
  about: [
    'Data leaks from where it was copied to: a test database, a spreadsheet mailed home, a backup disk in a drawer.',
    'We begin with a search, by tool and by conversation, and end with a map of what exists, why, until when. Much of the work is deleting. What is left gets keys, logs and an owner.',
    'The tool looks for patterns: card numbers that pass the Luhn check, national IDs of 10, 13 or 17 digits, account numbers, diagnoses. The conversations find the rest, often in a shared folder called Temp. We need read access for three weeks and one person per department who knows who mails what to whom.',
  ],
  whenNeeded: {
    items: [
      'A partner sends a thirty-page data protection annex.',
      'Leavers still appear in the access list.',
      'Nobody can say how long a full restore takes.',
      'Test systems hold real customers.',
      'Patient, student or payment records move to the cloud.',
    ],
  },
  deliverables: {
    items: [
      { icon: 'search', title: 'A map of data', description: 'Systems, copies, purposes and retention, on one sheet that an officer can sign.' },
      { icon: 'key', title: 'Access that expires', description: 'Rights by role, reviewed each quarter by the people who own the data.' },
      { icon: 'lock', title: 'Encryption with keys apart', description: 'On disk, on the wire and in backups, with keys that one person alone can’t use.' },
      {
        icon: 'history',
        title: 'Restore drills',
        description: 'One of your systems, drawn by lot, brought back on an empty machine against a clock. We repeat it each quarter if you wish.',
      },
      {
        icon: 'file-text',
        title: 'Papers for partners',
        description:
          'Questionnaires and annexes, answered once and truthfully, with the EU’s standard clauses or the UK’s International Data Transfer Agreement where data leave.',
      },
    ],
  },
  timeline: {
    items: [
      { title: 'Find', time: lasting(3, 'week'), description: 'The search, the interviews and the first map, corrected by those who know better.' },
      { title: 'Reduce', time: lasting(3, 'week'), description: 'Copies deleted, test data masked, old years archived, each with a signature.' },
      { title: 'Lock', time: lasting(3, 'week'), description: 'Rights, keys and logs, system by system, the riskiest first.' },
      { title: 'Prove', time: lasting(1, 'week'), description: 'A restore against the clock, and a report that a partner can read.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Which data protection laws concern us in Bangladesh?',
        answer:
          'The Personal Data Protection Ordinance of 2025, amended in 2026; we check with your counsel what of it is in force. The GDPR as well if you offer goods or services to people in the EU or monitor their behaviour there, and the UK GDPR likewise. If you process data for a European client, their duties reach you by contract.',
      },
      {
        question: 'Will encryption slow our systems?',
        answer: 'Hardly, on hardware of the last ten years. Losing the key would stop them, so we practise that as well.',
      },
      {
        question: 'How fast must a leak be reported?',
        answer:
          'Under the GDPR, the controller tells the authority within 72 hours of becoming aware, unless a risk to people is unlikely. A processor tells its client without delay, and contracts often say 24 hours. We leave a drafted notice and a list of numbers, because nobody writes well that night.',
      },
      {
        question: 'What does it cost?',
        answer: 'The three-week search is fixed at 9,000 US dollars, for two of us. The other steps are priced from the map, one by one.',
      },
    ],
  },
  call: {
    title: 'Find out where your data lies',
    text: 'Who can export your customer list? If no one knows, start with the three-week search. It has a price of its own, and the map is yours.',
  },
})
