import { company } from '#company.ts'
import type { SubServiceContent } from '#content/shapes.ts'

export default {
  description: `Data security by ${company.name}: know where personal data lives, who opens it, how it is encrypted and how fast it comes back. Audits, fixes and restore drills.`,
  headline: 'Know where data lives and who opens it',
  lead: 'You cannot protect a copy that you do not know of. We find where personal and secret data lies, close what is open, encrypt what travels, and practise getting it back.',
  about: {
    title: 'The copy on the old laptop',
    paragraphs: [
      'Data leaks from where it was copied to: a test database, a spreadsheet mailed home, a backup disk in a drawer. The guarded original is rarely the problem.',
      'We begin with a search, by tool and by conversation, and end with a map of what exists, why, until when. Much of the work is deleting. What is left gets keys, logs and an owner.',
    ],
  },
  whenNeeded: {
    title: 'Typical moments',
    items: [
      'A partner sends a forty-page data protection annex.',
      'Leavers still appear in the access list.',
      'Nobody can say how long a full restore takes.',
      'Test systems hold real customers.',
      'Patient, student or payment records move to the cloud.',
    ],
  },
  deliverables: {
    title: 'What is different at the end',
    items: [
      { icon: 'search', title: 'A map of data', description: 'Systems, copies, purposes and retention, on one sheet that an officer can sign.' },
      { icon: 'key', title: 'Access that expires', description: 'Rights by role, reviewed each quarter by the people who own the data.' },
      { icon: 'lock', title: 'Encryption with keys apart', description: 'On disk, on the wire and in backups, with keys that one person alone cannot use.' },
      { icon: 'history', title: 'Restore drills', description: 'Timed, witnessed and written down, until the time fits what you can afford.' },
      { icon: 'file-text', title: 'Answers for partners', description: 'The annexes and questionnaires, filled in once and truly.' },
    ],
  },
  timeline: {
    title: 'Ten weeks to a state you can defend',
    items: [
      { title: 'Find', duration: '3 weeks', description: 'Search, interviews, map.' },
      { title: 'Reduce', duration: '3 weeks', description: 'Delete, mask, archive, with signatures.' },
      { title: 'Lock', duration: '3 weeks', description: 'Access, encryption, logs.' },
      { title: 'Prove', duration: '1 week', description: 'Restore drill and report.' },
    ],
  },
  faq: {
    title: 'Data protection in plain words',
    items: [
      {
        question: 'Does the GDPR concern us in Bangladesh?',
        answer:
          'If you serve people in Europe or process data for a European client, yes, through your contract. Its core is sensible anywhere: purpose, minimum, deadline.',
      },
      {
        question: 'Will encryption slow our systems?',
        answer: 'On hardware of the last ten years, by a few percent. Losing the key would slow you more, so we practise that as well.',
      },
      { question: 'Can you delete data we must keep?', answer: 'No. Retention duties are listed first. What must stay is moved where few can read it.' },
    ],
  },
  call: { title: 'Ask one question at your next meeting', text: 'Who can export the customer list? If the answer takes longer than a minute, call us.' },
} satisfies SubServiceContent
