import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { legal } from '#site/words/page.ts'
import type { LegalContent } from './shapes.ts'

const { retentionMonths } = company

const content: LegalContent = {
  title: `Privacy policy: data, storage, your rights | ${company.name}`,
  description: `Privacy policy of ${company.name}: no cookies or trackers, what the site keeps on your device, how to remove it, what our server keeps and for how long, and your rights.`,
  headline: 'Privacy policy',
  lead: 'How we handle personal data of visitors, clients who write to us and applicants. In short: no cookies and no trackers; what you type stays on your device until you send it; what you send is deleted after a fixed time.',
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
      title: '2. Server logs',
      paragraphs: [
        'The host that delivers the site may log the IP address, page, time and kind of browser of each request, so that the site stays up and safe. To stop floods of forms, our own server counts requests by IP address, in memory only.',
      ],
    },
    {
      id: 'no-tracking',
      title: '3. No cookies, no trackers',
      paragraphs: ['The site sets no cookies and loads no analytics, advertising, fonts or scripts from other companies.'],
    },
    {
      id: 'on-your-device',
      title: '4. What the site keeps on your device',
      paragraphs: ['To be read and used without a network, the site keeps some things in your browser. None is sent to us unless you send it:'],
      points: [
        'all pages of the site with their pictures, and its public lists, such as jobs; they are saved in the background after your first visit, about 1.4 megabytes',
        'drafts of what you type into a form, without files, until it has been sent',
        'forms that you sent without a network, with their files; we try to send them for seven days, and after that they stay until you remove them',
        'where you had scrolled to, while the tab is open',
        'your last five searches that led to a page, and whether you turned off the key that opens the search',
        'whether you paused saving, or closed the offer to install the site',
      ],
    },
    {
      id: 'remove',
      title: '5. How to remove it from your device',
      paragraphs: [
        'The page “Read offline”, linked at the foot of every page, shows what is saved and which forms wait. There you can pause saving, remove the saved pages, and change or remove each form. An emptied form leaves no draft. The search has a button that forgets what you looked for. Clearing the site’s data in your browser removes everything at once, forms that wait included.',
      ],
    },
    {
      id: 'messages',
      title: '6. Messages and support requests',
      paragraphs: [
        `The contact, support and partnership forms send us the fields that you fill in, the time, and nothing about your device. They are stored on our server, and a notice with the same words goes to the team’s mailbox. What you sent is deleted after ${retentionMonths.messages} months, by the server itself and by us in the mailbox; a contract with you may oblige us to keep our correspondence longer.`,
        'A fingerprint (hash) of each form is kept for up to nine days, so that the same form does not arrive twice.',
      ],
    },
    {
      id: 'applications',
      title: '7. Applications',
      paragraphs: [
        `An application sends us your details, your letter and your resume, to our server and as a notice to the mailbox for careers. Only those who decide see it. It is deleted after ${retentionMonths.applications} months in both places, or earlier if you ask. If you want us to keep it longer, tell us.`,
      ],
    },
    {
      id: 'newsletter',
      title: '8. Newsletter',
      paragraphs: [
        'If you subscribe, you get one mail that asks you to confirm; without that, your address is deleted after seven days. Later we keep it until you leave; each letter has a link that ends it. We do not record whether you open it or what you click.',
      ],
    },
    {
      id: 'lawful-bases',
      title: '9. Our lawful bases',
      paragraphs: [
        'In Bangladesh, the law on personal data protection applies as far as it is in force. The GDPRs of the European Union and the United Kingdom apply where we offer services to people there; we do not monitor anyone’s behaviour. Under them our lawful bases are these:',
      ],
      points: [
        'messages and partner applications: steps before a contract, at your request (Article 6(1)(b)), or our legitimate interest in answering you (f)',
        'support requests: the contract that you or your employer has with us (b, f)',
        'job applications: steps before a contract (b); if we keep yours longer, your consent (a)',
        'newsletter: your consent (a), which you can take back at any time',
        'logs and limits: our legitimate interest in a site that works and is not abused (f)',
      ],
    },
    {
      id: 'map',
      title: '10. The map',
      paragraphs: [
        'The contact page shows a still picture. Only if you press the button does your browser load a map from OpenStreetMap, whose operators then see your IP address and the page you are on.',
      ],
    },
    {
      id: 'who-sees-it',
      title: '11. Who else sees data',
      paragraphs: [
        `These kinds of company process data for us, under contract and on our instruction only. Ask us for their names and countries. We sell and rent no data. Authorities receive data only where the law of ${company.country} obliges us, and no more than it asks for.`,
      ],
      points: [
        'the host of the site, of the forms’ server and of its database',
        'the mail service that delivers notices and the newsletter',
        'the keeper of our backups',
      ],
    },
    {
      id: 'abroad',
      title: '12. Data across borders',
      paragraphs: [
        `We work from ${company.country}, for which neither the European Union nor the United Kingdom has decided that protection is adequate. When you write to us from elsewhere, your message comes to us directly from you, through the host named above. Where a client passes personal data to us, the contract includes the EU’s standard contractual clauses, or the UK’s international data transfer agreement or addendum, and an assessment of the transfer.`,
      ],
    },
    {
      id: 'security',
      title: '13. How it is protected',
      paragraphs: [
        `Pages and forms travel encrypted (HTTPS). Only those who need a message for their work read it. What we delete can stay in backup copies until these are overwritten, but is not used from there. Backups are restored as a drill ${claims.restoreDrills}.`,
      ],
    },
    {
      id: 'rights',
      title: '14. Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected, restricted, handed over or deleted, object to a use, and take back a consent. No decision about you is made by a machine alone. We answer within thirty days, free of charge, and ask only for what proves that it is you. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      title: '15. Children',
      paragraphs: [
        'The site is made for adults at work. We do not knowingly keep data of children under sixteen; if it has happened, tell us and we delete it.',
      ],
    },
    { id: 'changes', title: '16. Changes', paragraphs: ['When practice changes, this text changes first, with its date.'] },
  ],
}

export default legal(content)
