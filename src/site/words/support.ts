import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import type { PageLink } from '#site/map/index.ts'
import type { Table } from '#site/table.ts'
import { page } from '#site/words/page.ts'
import type { Four, Item, Opening, Question, Six } from './shapes.ts'

interface SupportContent extends Opening {
  readonly tabs: { readonly contact: 'Contact Us'; readonly faqs: 'FAQs'; readonly resources: 'Resources' }
  readonly form: { readonly title: string; readonly lead: string }
  readonly card: { readonly title: string; readonly text: string; readonly hours: string }
  readonly faqTitle: string
  readonly questions: Six<Question>
  readonly severities: { readonly title: string; readonly lead: string; readonly table: Table }
  readonly resourcesTitle: string
  readonly resources: Four<Item & { readonly icon: 'file-text' | 'video' | 'book' | 'code'; readonly link: PageLink; readonly button: string }>
}

/** Says beside the time in which hours it counts where an on-call contract widens them. */
const firstAnswer = ({ firstAnswer: time, anyHour }: (typeof claims.severities)[number]) =>
  anyHour ? `${time} in desk hours; outside them only with an on-call contract` : time

export default page('support', {
  title: `Support: response times, help and FAQs | ${company.name}`,
  description: `${company.name} support: send a request, see first-answer and update times by severity, and read the FAQs on quotes, process, maintenance and confidentiality.`,
  headline: 'Support Center',
  lead: 'For clients and users of our products. Send a request: the support desk reads it first, and the team that built your system answers it.',
  tabs: { contact: 'Contact Us', faqs: 'FAQs', resources: 'Resources' },
  form: {
    title: 'Send a support request',
    lead: 'Say what you did, what happened and what you expected. A screenshot can follow by email.',
  },
  card: {
    title: 'Support desk',
    text: `The support desk sits in ${company.supportOffice.city}, ${company.country}, and shares a channel with every project team.`,
    hours: `${claims.deskHours}. Clients with an on-call contract call the number in that contract, day or night.`,
  },
  faqTitle: 'FAQs',
  questions: [
    {
      question: 'What services do you offer?',
      answer: `Design, development, testing and running of software: web and mobile apps, point of sale, enterprise systems, cloud, data, machine learning and security. You can take one part or all of it. The services page lists ${claims.kindsOfWork} kinds of work, each with a page: steps, three examples, how long it takes.`,
    },
    {
      question: 'How do I request a quote?',
      answer: `Through the contact form, with the task, the number of people who do it and a deadline if there is one. An engineer comes back with questions within ${claims.reply}. After a first call, within ${claims.quoteTime} you have ${claims.quotePages}: what we understood, what we’d build first, a price range and what could move it. They’re free and yours to keep.`,
    },
    {
      question: 'What does your development process look like?',
      answer: `Ahead of ${claims.fieldworkFor}, ${claims.fieldwork} of fieldwork at your place. Then a clickable prototype, after which the price range becomes a ceiling. Building follows in fortnights, each with a demo on its second Thursday and your decision about the next one. You may stop after any and owe nothing for the rest.`,
    },
    {
      question: 'Do you maintain software after launch?',
      answer: `Yes. The team that built it runs it for the first ${claims.stays} as part of the project, and bugs in what we built are fixed free for ${claims.warranty}. After that you choose: we keep running it at ${claims.uptime} measured uptime, we train your people, or we hand over to another firm with documents they can use.`,
    },
    {
      question: 'Which technologies do you work with?',
      answer:
        'TypeScript and React for what people see, React Native or Flutter on phones, Node, Python, .NET and PostgreSQL behind it, on AWS, Azure, Google Cloud or a server in your own cupboard. We choose with you, and the first question is who will maintain it.',
    },
    {
      question: 'How do you keep our ideas and data confidential?',
      answer: `We sign your non-disclosure agreement before the first call if you wish. Access to your systems is personal, logged and ends with the project. Test data is made up or masked. Your code is used for another client ${claims.reuse}.`,
    },
  ],
  severities: {
    title: 'Response times',
    lead: `Times count in desk hours, ${claims.deskHours}. You choose the severity; we may ask about it, and don’t lower it without your consent.`,
    table: {
      caption: 'First answer and updates by severity',
      columns: ['Severity', 'What it means', 'First answer', 'Updates'],
      rows: claims.severities.map(severity => [severity.level, severity.means, firstAnswer(severity), severity.updates]),
    },
  },
  resourcesTitle: 'Resources',
  resources: [
    {
      icon: 'file-text',
      title: 'Documentation',
      description: 'How our projects run, week by week, from the first question to the signed handover. Manuals for your own system come with the system.',
      link: '/approach',
      button: 'Read our approach',
    },
    {
      icon: 'video',
      title: 'Video Tutorials',
      description:
        'Walk-throughs are recorded for each product and come with its licence. If you have no licence yet, ask for a guided tour through the contact form.',
      link: '/contact',
      button: 'Go to the contact form',
    },
    {
      icon: 'book',
      title: 'Knowledge Base',
      description: 'Articles by the people who do the work: offline tills, backups, phishing drills, estimates.',
      link: '/blog',
      button: 'Search the blog',
    },
    {
      icon: 'code',
      title: 'Developer Portal',
      description: 'API descriptions and a sandbox are for integration partners. The partner form is the way in.',
      link: '/partnership',
      button: 'Go to the partner form',
    },
  ],
} satisfies SupportContent)
