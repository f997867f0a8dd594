import { company } from '#site/company.ts'
import { legal } from '#site/words/page.ts'
import type { LegalContent } from './shapes.ts'

const { retentionMonths } = company

const content: LegalContent = {
  title: `Privacy policy | ${company.name}`,
  description: `The privacy policy of ${company.name}: no cookies, no trackers, what our forms send, what stays on your device, how long applications are kept, and your rights.`,
  headline: 'Privacy policy',
  lead: 'In short: this site sets no cookies and tracks nobody. What you type into a form stays on your device until you send it, and what you send is read by the people it is meant for.',
  lastUpdated: '2025-05-19',
  sections: [
    {
      id: 'controller',
      title: '1. Who is responsible',
      paragraphs: [
        `${company.legalName}, ${company.addressLine}. For anything about personal data, write to ${company.emails.general} with the word privacy in the subject.`,
      ],
    },
    {
      id: 'visiting',
      title: '2. When you only read',
      paragraphs: [
        'Our server notes for each request the address it came from, the page, the time and the kind of browser. We use this to keep the site running and safe, and delete it after fourteen days. It is not joined with anything else.',
      ],
    },
    {
      id: 'no-tracking',
      title: '3. No cookies, no trackers',
      paragraphs: [
        'The site sets no cookies and loads no analytics, advertising, fonts or scripts from other companies. There is therefore no banner to click away.',
      ],
    },
    {
      id: 'on-your-device',
      title: '4. What stays on your device',
      paragraphs: ['To be useful, the site keeps some things in your own browser. They are not sent to us, and disappear when you clear the site’s data:'],
      points: [
        'drafts of what you type into a form, without files, until it has been sent',
        'pages that you have opened, so that you can read them offline',
        'a form that could not be sent for want of a network, until it has been',
        'where you had scrolled to, while the tab is open',
      ],
    },
    {
      id: 'messages',
      title: '5. Messages and support requests',
      paragraphs: [
        `The contact, support and partnership forms send us the fields that you fill in. We use them to answer you and to do what you ask. What you sent is deleted after ${retentionMonths.messages} months; a contract with you may oblige us to keep our correspondence longer.`,
      ],
    },
    {
      id: 'applications',
      title: '6. Applications',
      paragraphs: [
        `An application sends us your details, your letter and your resume. It is seen by those who decide and by nobody else. It is deleted after ${retentionMonths.applications} months, or earlier if you ask. If you wish to be kept in mind longer, tell us.`,
      ],
    },
    {
      id: 'newsletter',
      title: '7. Newsletter',
      paragraphs: [
        'If you subscribe, we keep your e-mail address until you leave; each letter has a link that ends it. We do not record whether you open it or what you click.',
      ],
    },
    {
      id: 'map',
      title: '8. The map',
      paragraphs: [
        'The contact page shows a still picture. Only if you press the button does your browser load a map from OpenStreetMap, whose operators then see your address and the page you are on. Their own policy applies to that.',
      ],
    },
    {
      id: 'who-sees-it',
      title: '9. Who else sees data',
      paragraphs: [
        `Our hosting and mail providers process data for us under contract and on our instruction. We sell and rent nothing. Authorities receive data only where the law of ${company.country} obliges us, and no more than it asks for.`,
      ],
    },
    {
      id: 'abroad',
      title: '10. Data across borders',
      paragraphs: [
        `We work from ${company.country}. If you write to us from elsewhere, your message comes here. For clients in the European Union and the United Kingdom we agree on standard contractual clauses.`,
      ],
    },
    {
      id: 'security',
      title: '11. How it is protected',
      paragraphs: [
        'Everything travels encrypted. Access inside the company is by person and purpose and is logged. Backup copies are encrypted, and we practise restoring them.',
      ],
    },
    {
      id: 'rights',
      title: '12. Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected, handed over or deleted, and object to a use. We answer within thirty days, free of charge, and ask only for what proves that it is you. If you are not content with our answer, you may complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      title: '13. Children',
      paragraphs: [
        'The site is made for adults at work. We do not knowingly keep data of children under sixteen; if it has happened, tell us and we delete it.',
      ],
    },
    { id: 'changes', title: '14. Changes', paragraphs: ['When practice changes, this text changes first, and the date at the top with it.'] },
  ],
}

export default legal(content)
