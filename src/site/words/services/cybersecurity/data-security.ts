import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'

export default subService({
  title: `Data security and encryption services | ${company.name}`,
  description: `Data security by ${company.name}: know where personal data lives, who opens it, how it is encrypted and how fast it comes back. Audits, fixes and restore drills.`,
  headline: 'Know where data lives and who opens it',
  lead: 'You cannot protect a copy that you do not know of. We find where personal and secret data lies, close what is open, encrypt what travels, and practise getting it back.',
  about: [
    'Data leaks from where it was copied to: a test database, a spreadsheet mailed home, a backup disk in a drawer. The guarded original is rarely the problem.',
    'We begin with a search, by tool and by conversation, and end with a map of what exists, why, until when. Much of the work is deleting. What is left gets keys, logs and an owner.',
    'The tool looks for patterns: card numbers that pass the Luhn check, national IDs of 10, 13 or 17 digits, account numbers, diagnoses. The conversations find the rest, often in a shared folder called Temp. We need read access for three weeks and one person per department who knows who mails what to whom.',
  ],
  whenNeeded: {
    items: [
      'A partner sends a forty-page data protection annex.',
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
      { icon: 'lock', title: 'Encryption with keys apart', description: 'On disk, on the wire and in backups, with keys that one person alone cannot use.' },
      {
        icon: 'history',
        title: 'Restore drills',
        description: 'One system a quarter, drawn by lot, brought back on an empty machine until the hours fit what you can afford.',
      },
      { icon: 'file-text', title: 'Answers for partners', description: 'The annexes and questionnaires, filled in once and truly.' },
    ],
  },
  timeline: {
    items: [
      { title: 'Find', duration: '3 weeks', description: 'The search, the interviews and the first map, corrected by those who know better.' },
      { title: 'Reduce', duration: '3 weeks', description: 'Copies deleted, test data masked, old years archived, each with a signature.' },
      { title: 'Lock', duration: '3 weeks', description: 'Rights, keys and logs, system by system, the riskiest first.' },
      { title: 'Prove', duration: '1 week', description: 'A restore against the clock, and a report that a partner can read.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Does the GDPR concern us in Bangladesh?',
        answer:
          'Directly, if you offer goods or services to people in Europe; through your contract, if you process data for a European client. Either way: state a purpose, collect the minimum, set a date for deletion.',
      },
      {
        question: 'Will encryption slow our systems?',
        answer: 'On hardware of the last ten years, by a few percent. Losing the key would slow you more, so we practise that as well.',
      },
      {
        question: 'How fast must a leak be reported?',
        answer:
          'Under the GDPR within 72 hours of noticing, and clients’ contracts often say 24. We leave a drafted notice and a list of numbers, because nobody writes well that night.',
      },
      { question: 'Can you delete data we must keep?', answer: 'No. Retention duties are listed first. What must stay is moved where few can read it.' },
    ],
  },
  call: { title: 'Ask one question at your next meeting', text: 'Who can export the customer list? If the answer takes longer than a minute, call us.' },
})
