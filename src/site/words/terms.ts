import { company } from '#site/company.ts'
import { legal } from '#site/words/page.ts'
import type { LegalContent } from './shapes.ts'

const content: LegalContent = {
  title: `Terms of service for this website | ${company.name}`,
  description: `Terms of service of the ${company.name} website: what you may copy and quote, offline copies and forms, security reports, prices, liability and the law that applies.`,
  headline: 'Terms of service',
  lead: `For everyone who reads or uses this website. Work for clients has contracts of its own. By using the site you accept what follows.`,
  lastUpdated: '2025-05-19',
  sections: [
    {
      id: 'who-we-are',
      title: '1. Who we are',
      paragraphs: [
        `This website is published by ${company.legalName}, ${company.addressLine}. In these terms “we” is that company and “you” is whoever uses the site. You can write to us at ${company.emails.general}.`,
      ],
    },
    {
      id: 'what-the-site-is',
      title: '2. What the site is for',
      paragraphs: [
        'The site presents our company, services, products and open positions, and lets you send us messages, support requests and applications. Prices, periods and response times on it describe what we usually agree; none of them is an offer that binds either of us. Contracts are made in writing and signed by both sides.',
      ],
    },
    {
      id: 'using-it',
      title: '3. Fair use of the site',
      paragraphs: ['You may read, print, link to and quote from the site, and keep it on your device for reading offline. We ask you not to:'],
      points: [
        'send messages in the name of someone else, or advertising through our forms',
        'upload files that carry malicious code or that you have no right to share',
        'test our security beyond what section 4 allows, unless we have agreed to it first',
        'load the site by machine at a rate that keeps others from using it',
      ],
    },
    {
      id: 'security-reports',
      title: '4. Security reports',
      paragraphs: [
        `Write to ${company.emails.security} and give us thirty days before you publish. We take no legal steps against anyone who reports in good faith, touches no data but their own, and stops once they have proof.`,
      ],
    },
    {
      id: 'content',
      title: '5. Texts, marks and patterns',
      paragraphs: [
        `Texts, drawings and stitched patterns on the site belong to ${company.legalName} or are used with permission. You may quote with a reference. Journalists may use the press page on the terms given there. You may not use our name or mark to suggest that we endorse something.`,
      ],
    },
    {
      id: 'applications',
      title: '6. Job applications',
      paragraphs: [
        'An application through the site is an expression of interest, not a contract. You confirm that what you send is true and yours to send. The privacy policy says what we do with it.',
      ],
    },
    {
      id: 'rankings',
      title: '7. Rankings and descriptions of others',
      paragraphs: [
        'Some pages compare firms. They state our own opinion, formed as those pages describe, and we include ourselves. If a statement about you is wrong, tell us; we check it and correct it within seven days.',
      ],
    },
    {
      id: 'links',
      title: '8. Links to other sites',
      paragraphs: [
        'We link to sites that we do not run. We chose them with care at the time, but do not answer for what they show today. Those links open in a new tab.',
      ],
    },
    {
      id: 'availability',
      title: '9. Availability and offline copies',
      paragraphs: [
        'We work to keep the site available and correct, but do not promise that it always is. We may change or remove parts of it. After your first visit the site saves its pages on your device; such a copy may be older than the site. The page “Read offline”, linked at the foot of every page, pauses saving and removes what is saved.',
        'A form that you send without a network waits on your device and has reached us only when the site says that it has been sent. If it is urgent, please telephone.',
      ],
    },
    {
      id: 'liability',
      title: '10. Liability',
      paragraphs: [
        'The information here is general and is not advice on your situation. As far as the law allows, we are not liable for losses that arise from relying on it or from the site being unavailable. Nothing in these terms limits liability for wilful misconduct, gross negligence, death or personal injury.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changes to these terms',
      paragraphs: [
        'When we change these terms we change the date at the top. For anything that matters, we keep the earlier version and send it on request. The version in force on the day of your visit applies to that visit.',
      ],
    },
    {
      id: 'law',
      title: '12. Law and courts',
      paragraphs: [
        `The law of ${company.country} applies to these terms, and the courts of ${company.city} have jurisdiction. Consumers keep the protection that the law of their own country gives them. If one clause fails, the others remain.`,
      ],
    },
  ],
}

export default legal(content)
