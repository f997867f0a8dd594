import { company } from '#company.ts'
import type { ServiceContent } from '#content/shapes.ts'

export default {
  description: `Web development by ${company.name}: sites and web apps that load on a cheap phone, rank on their own merits and survive launch day. Process, timelines, cases.`,
  headline: 'Websites that load on a cheap phone',
  lead: 'Your visitor has a two-year-old Android, three bars of signal and eight seconds of patience. We build sites and web apps for that visitor first; everybody else gets them even faster.',
  features: {
    title: 'What a project includes',
    items: [
      {
        icon: 'gauge',
        title: 'A weight limit',
        description: 'Each page gets a budget in kilobytes before it gets a design. The build refuses to finish when a page is over it.',
      },
      {
        icon: 'search',
        title: 'Pages that crawlers can read',
        description: 'Every page is finished HTML with its own title, description and structured data. Ranking does not wait for scripts.',
      },
      {
        icon: 'pencil',
        title: 'Editing without us',
        description: 'Your staff change prices, posts and opening hours in an editor that only shows what they are allowed to break.',
      },
      {
        icon: 'accessible',
        title: 'Usable by everybody',
        description: 'Keyboard, screen reader, large text, sunlight on the screen: tested on each page, by people and by machine.',
      },
      {
        icon: 'language',
        title: 'Bangla and English',
        description: 'Two scripts with the right fonts, line heights and dates, and addresses that both languages can share.',
      },
      {
        icon: 'plug',
        title: 'Wired to what you have',
        description: 'Payment gateways, stock, booking, CRM and the courier’s interface, each with a plan for the day it is down.',
      },
    ],
  },
  benefits: {
    title: 'What changes for you',
    items: [
      'Fewer visitors leave before the first page has appeared.',
      'A campaign can send ten times the usual traffic without a call to us.',
      'Search results show what you wrote, not what a robot guessed.',
      'Your marketing team publishes on the day, not in the next sprint.',
      'Forms keep what people typed when their line drops.',
      'You own the code, the domain, the accounts and the passwords.',
      'The monthly hosting bill is known before the site is built.',
    ],
  },
  process: {
    title: 'From first call to first thousand visitors',
    lead: 'Seven steps. You can stop after the third with a prototype and a plan that another firm could build from.',
    items: [
      { title: 'Read your numbers', description: 'Analytics, search terms and support mails tell which ten pages matter. We start there.' },
      { title: 'Sort the words', description: 'A page list and a first draft of every headline. Design without words is decoration.' },
      { title: 'Prototype on a phone', description: 'Clickable pages, shown to five real visitors. What confuses three of them goes.' },
      { title: 'Build in slices', description: 'One finished page type each week, online at a private address for you to try.' },
      { title: 'Move the content', description: 'Old addresses are mapped to new ones, so that links and rankings survive.' },
      { title: 'Rehearse the launch', description: 'Load test, restore test, and a list of who does what on the morning.' },
      { title: 'Watch and trim', description: 'Four weeks of measuring with real visitors, then a report of what we changed and why.' },
    ],
  },
  caseStudies: {
    title: 'Three sites and what they changed',
    items: [
      {
        id: 'university-admissions',
        title: 'An admissions week without a queue',
        client: 'a private university with 11,000 students',
        description: 'Forty thousand applicants in five days had brought the old site down three years running.',
        story: [
          'Each year the result page fell over within minutes, and parents drove to campus to read a printed list. The site asked a database for every view, and the database was also enrolling students.',
          'We rendered results to plain files as soon as the registrar signed them, put the application form behind its own queue, and let applicants save and return. On the day, the busiest minute had 9,300 views. The registrar’s phone rang eleven times, all about scholarships.',
        ],
        results: [
          { value: '0', label: 'minutes of downtime in results week' },
          { value: '0.9 s', label: 'median page load on mobile data' },
        ],
      },
      {
        id: 'tea-exporter',
        title: 'A tea exporter found by its grades',
        client: 'a third-generation tea exporter',
        description: 'Buyers search for a grade and a season. The old site had a slideshow.',
        story: [
          'Enquiries came only from people who knew the family already. Every product lived in one PDF, which no search engine reads as a list of grades.',
          'We gave each garden, grade and flush its own page, with cupping notes and a sample form of four fields. Within two seasons, a third of sample requests came from buyers who had never met anybody from the firm.',
        ],
        results: [
          { value: '34%', label: 'of sample requests from new buyers' },
          { value: '210', label: 'pages from one spreadsheet' },
        ],
      },
      {
        id: 'legal-aid',
        title: 'Legal help in two scripts',
        client: 'a legal aid charity in London',
        description: 'Tenants needed answers at midnight, on a phone, often in Bengali.',
        story: [
          'The charity had excellent leaflets and a website that took fourteen seconds to open on the phones its clients use. Most gave up and called on Monday, when every line was busy.',
          'We rebuilt 120 leaflets as pages that work offline once opened, with a letter generator that fills in the tenant’s own dates. Calls about the five commonest letters fell by half, so caseworkers could take the hard ones.',
        ],
        results: [
          { value: '14 s to 1.6 s', label: 'to open on a budget phone' },
          { value: '-52%', label: 'calls about standard letters' },
        ],
      },
    ],
  },
  testimonials: [
    {
      quote: 'They talked us out of a video background and showed us what it cost in lost applications. Nobody had ever given us a price for decoration.',
      author: 'Mahbub Alam',
      role: 'Registrar',
      company: 'a private university',
    },
    {
      quote: 'The handover was two pages and an afternoon. Our junior developer has run the site for a year without calling them.',
      author: 'Hannah Pryce',
      role: 'Digital lead',
      company: 'a legal aid charity',
    },
  ],
  faq: {
    title: 'Before you ask for a quote',
    items: [
      {
        question: 'How long does a website take?',
        answer:
          'A simple website takes 4-6 weeks from signed scope to launch. A complex web application takes 3-6 months, with something to use at the end of every second week.',
      },
      {
        question: 'What do you need from us?',
        answer:
          'One person who can decide, two hours a week of that person’s time, access to your analytics, and the words. If nobody has time for words, we write them and you correct them.',
      },
      {
        question: 'Can you keep our current content system?',
        answer:
          'Often, yes. If editors like it and it can hand out its content, we build the pages in front of it. We replace it only when it is what makes the site slow.',
      },
      {
        question: 'What happens to our search rankings?',
        answer:
          'Every old address is listed, and each gets a page or a permanent redirect before launch. Expect two to three weeks of small swings, then a rise if the old site was slow.',
      },
      {
        question: 'Who hosts it?',
        answer: 'You do, in accounts that belong to you. Finished pages are cheap to serve: most of our content sites cost less than a lunch per month.',
      },
    ],
  },
  call: { title: 'Send us your slowest page', text: 'We measure it on a cheap phone and reply with three things to fix, whether or not you hire us.' },
} satisfies ServiceContent
