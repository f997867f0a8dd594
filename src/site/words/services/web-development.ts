import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `Web development services | ${company.name}`,
  description: `Web development by ${company.name}: sites and web apps with a weight limit per page, an editor for your staff, old links carried over, and dates in writing.`,
  headline: 'Websites that load on a cheap phone',
  lead: 'Your visitor has a three-year-old Android, two bars of signal and a bus to catch. We build sites and web applications for that visitor first, and write down the launch date before we start.',
  features: {
    items: [
      {
        icon: 'gauge',
        title: 'A weight limit',
        description:
          'Each page type gets a budget before it gets a design: 300 kB for a product page, for example, main picture included. The build refuses to finish when somebody adds one more.',
      },
      {
        icon: 'search',
        title: 'Pages that crawlers read whole',
        description: 'Finished HTML with a title, a description and structured data of its own. Nothing that matters for ranking waits for a script.',
      },
      {
        icon: 'pencil',
        title: 'Editing without us',
        description:
          'Prices, posts and opening hours change in an editor with a preview and an undo. Layout is out of its reach, so a wrong click cannot bring the page down.',
      },
      {
        icon: 'language',
        title: 'Bangla that can be searched',
        description:
          'Text typed for Bijoy fonts looks right on paper and is gibberish to a search engine or a screen reader. We convert it to Unicode, page by page, and have it proofread.',
      },
      {
        icon: 'accessible',
        title: 'Usable by everybody',
        description:
          'WCAG 2.2 AA, checked by software on each change and by a person with a screen reader before launch. Since June 2025 the European Accessibility Act applies to online shops and banks with customers in the EU.',
      },
      {
        icon: 'plug',
        title: 'Wired to what you have',
        description:
          'Payment gateway, stock, booking, CRM, courier. For each one we agree beforehand what the page shows on the day the other side does not answer.',
      },
      {
        icon: 'key',
        title: 'Accounts in your name',
        description:
          'Many .com.bd domains still belong to whoever built the first site. We have domain, hosting and analytics moved to you before any other work begins.',
      },
    ],
  },
  benefits: {
    items: [
      'A campaign brings ten times the usual traffic and nobody has to phone us.',
      'In three visits out of four the main picture is there within 2.5 seconds, the line that Google draws for a good page.',
      'Search results quote your own sentences.',
      'News goes online on the day it happens, written by the person who knows it.',
      'Forms filled in on a train survive the tunnel.',
      'You knew the monthly hosting bill before the design began, and it has not moved.',
      'A two-page note and the repository are enough for another firm to take over.',
    ],
  },
  process: {
    lead: 'In a larger web application the fourth step repeats every fortnight for some months. After the third you may stop, with a prototype and a plan that another firm could build from.',
    items: [
      {
        title: 'Read your numbers',
        description: 'Week 1. Search terms, analytics and support mail show which ten pages matter. From you: read access and an hour of questions.',
      },
      {
        title: 'Sort the words',
        description:
          'Weeks 1 and 2. A list of pages and a draft of every headline. Texts that arrive late are the usual reason for a late launch, so we ask for them now.',
      },
      { title: 'Prototype on a phone', description: 'Week 2. Five of your visitors try clickable pages. Whatever stops three of them is redrawn.' },
      {
        title: 'Build in slices',
        description: 'Weeks 3 and 4. One finished page type at a time, at a private address where you can try it the same afternoon.',
      },
      {
        title: 'Move the content',
        description: 'Week 4. Old addresses are matched with new ones. Leave this out and every link that other sites gave you leads to an error page.',
      },
      {
        title: 'Rehearse the launch',
        description:
          'Week 5. Load test, restore test, and one sheet saying who does what at which minute. Domain records are set to expire quickly two days ahead, so a mistake lasts five minutes and not a day.',
      },
      {
        title: 'Watch and trim',
        description: 'The first three months. We run the site, measure real visits, change what drags, and hand over with a report of what we did.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'university-admissions',
        title: 'An admissions week without a queue',
        client: 'a private university with 11,000 students',
        description:
          'Forty thousand applicants in five days had brought the old site down three years running. The busiest minute of results day had 9,300 views. The registrar’s telephone rang eleven times, always about scholarships.',
        result: { value: '0', label: 'minutes of downtime in results week' },
      },
      {
        id: 'tea-exporter',
        title: 'A tea exporter found by its grades',
        client: 'a third-generation tea exporter',
        description:
          'Buyers search for a grade and a season, such as GBOP, second flush. The old site had a slideshow. Each garden, grade and flush now has a page with cupping notes and a sample form of four fields. The office fills in one spreadsheet and the pages follow. Within two seasons a third of sample requests came from buyers who had never met anybody from the firm.',
        result: { value: '34%', label: 'of sample requests from new buyers' },
      },
      {
        id: 'legal-aid',
        title: 'Legal help in two scripts',
        client: 'a legal aid charity in London',
        description:
          'Tenants needed answers at midnight, on a phone, often in Bengali. Calls about the five commonest letters fell by half, so caseworkers could take the hard ones.',
        result: { value: '14 s to 1.6 s', label: 'to open on a budget phone' },
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
      quote: 'The handover was two pages and an afternoon. Our junior developer has run the site for a year since, and has rung them once, to say thank you.',
      author: 'Hannah Pryce',
      role: 'Digital lead',
      company: 'a legal aid charity',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does a website take?',
        answer:
          'A simple website takes 4-6 weeks from signed scope to launch, a complex web application 3-6 months. When a date slips, the cause is seldom code. It is photographs and texts that are still missing in week five.',
      },
      {
        question: 'How much of our time will it take?',
        answer:
          'Two hours a week of one person who can decide. Beyond that, access to analytics and domain, and the words: if nobody has time for them, we write and you correct.',
      },
      {
        question: 'Can you keep our WordPress?',
        answer:
          'Usually. If your editors like it, it stays as the back room and we build the pages that visitors see in front of it. We advise a change when its plugins are what makes the site slow, and we show you which ones.',
      },
      {
        question: 'What happens to our search rankings?',
        answer:
          'All old addresses are listed, and each gets a page or a permanent redirect that stays for at least a year. Expect two to three weeks of small swings after the switch.',
      },
      {
        question: 'Who hosts it, and for how much?',
        answer:
          'You do, in accounts that belong to you. Two hundred pages of content cost around 10 to 20 US dollars a month. An application with a database and daily copies starts nearer 60.',
      },
    ],
  },
  call: {
    title: 'Send us your slowest page',
    text: 'We open it on an old Android over mobile data and name three things to fix, each with the seconds it would save. Your present developer may have the list.',
  },
})
