import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { studyPath } from '#site/map/families.ts'
import { measured } from '#site/words/case-studies/measured.ts'
import { service } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'
import { weeks } from '#site/words/step-times.ts'

export default service({
  title: `Website and web application development | ${company.name}`,
  description:
    'Websites and web applications that load fast on cheap phones, with an editor for your staff and old links kept. Team, timeline and price ranges on one page.',
  headline: 'Web development for visitors on slow phones',
  lead: 'We build websites and web applications for shops, universities, exporters and charities whose visitors come on three-year-old phones and mobile data. Every page gets a weight limit, old links keep working, and the launch date is agreed before we start.',
  glance: {
    team: 'A simple site: an engineer, a designer and a few days of testing. An application: up to three developers, a designer and a tester. A report every Monday.',
    delivered: 'The site, its source, an editor for your staff, a redirect list, and reports of the accessibility and load tests.',
    time: 'A simple website takes 4-6 weeks, a complex web application 3-6 months.',
    price: `A simple site costs 9,000 to 18,000 US dollars: at least four weeks of an engineer and two of a designer. An application costs 40,000 to 120,000. You get ${claims.estimate}.`,
    serviceLevel: `We run it for ${claims.stays} and fix our own bugs at no charge for ${claims.warranty}. Longer support is a contract with response times.`,
    ending: `You may stop after any fortnight. Code and accounts are in your name ${claims.codeIsYours}.`,
  },
  features: {
    items: [
      {
        icon: 'gauge',
        title: 'A weight limit',
        description:
          'Each page type gets a budget before it gets a design: 300 kB for a product page, for example, main picture included. A build that exceeds it fails.',
      },
      {
        icon: 'search',
        title: 'Search engine basics',
        description: 'Finished HTML with a title, a description and structured data of its own. Nothing that matters for ranking waits for a script.',
      },
      {
        icon: 'pencil',
        title: 'An editor for your staff',
        description:
          'Prices, posts and opening hours change in an editor with a preview and an undo. Layout is out of its reach, so a wrong click can’t bring the page down.',
      },
      {
        icon: 'language',
        title: 'Bangla that can be searched',
        description:
          'Text typed for Bijoy fonts looks right on paper and is gibberish to a search engine or a screen reader. We convert it to Unicode, page by page, and have it proofread.',
      },
      {
        icon: 'accessible',
        title: 'Accessibility',
        description:
          'WCAG 2.2 AA, checked by software on each change and by a person with a screen reader before launch. Since June 2025 the European Accessibility Act applies to online shops and banks with customers in the EU, the smallest firms excepted.',
      },
      {
        icon: 'plug',
        title: 'Integrations',
        description: 'Payment gateway, stock, booking, CRM, courier. For each one we agree what the page shows when the other side doesn’t answer.',
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
      'A campaign brings ten times the usual traffic and the site stays up.',
      'In three visits out of four the main picture is there within 2.5 seconds, Google’s limit for a good page.',
      'Search results quote your own sentences.',
      'News goes online on the day it happens, written by the person who knows it.',
      'Forms filled in on a train survive the tunnel.',
      'You know the monthly hosting bill before the design begins.',
      'A two-page note and the repository are enough for another firm to take over.',
    ],
  },
  process: {
    lead: `A larger web application begins with ${claims.fieldwork} of fieldwork, and its fourth step repeats every fortnight for some months. After the third you may stop, with a prototype and a plan that another firm could build from.`,
    items: [
      {
        title: 'Read your numbers',
        time: weeks(1),
        description: 'Search terms, analytics and support mail show which ten pages matter. From you: read access and an hour of questions.',
      },
      {
        title: 'Sort the words',
        time: weeks(1, 2),
        description: 'A list of pages and a draft of every headline. Texts that arrive late are the usual reason for a late launch, so we ask for them now.',
      },
      { title: 'Prototype on a phone', time: weeks(2), description: 'Five of your visitors try clickable pages. Whatever stops three of them is redrawn.' },
      {
        title: 'Build in slices',
        time: weeks(3, 4),
        description: 'One finished page type at a time, at a private address where you can try it the same afternoon.',
      },
      {
        title: 'Move the content',
        time: weeks(4),
        description: 'Old addresses are matched with new ones. Leave this out and every link that other sites gave you leads to an error page.',
      },
      {
        title: 'Rehearse the launch',
        time: weeks(5),
        description:
          'Load test, restore test, and one sheet saying who does what at which minute. Domain records are set to expire quickly two days ahead, so a mistake lasts five minutes and not a day.',
      },
      {
        title: 'Watch and trim',
        time: weeks(6, 18),
        description: `For the first ${claims.stays} we run the site, measure real visits, change what drags, and hand over with a report of what we did.`,
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
          'Results day had brought the old site down three years running, because every view asked the enrolment database. Results are now plain files, written once the registrar has signed, and the application form has a queue of its own.',
        result: measured('university-admissions', 0, 'of downtime in results week'),
        link: studyPath({ slug: 'university-admissions' }),
      },
      {
        id: 'tea-exporter',
        title: 'A tea exporter found by its grades',
        client: 'a third-generation tea exporter',
        description:
          'Buyers search for a grade and a season, such as GBOP second flush; the old site offered them a PDF of 38 MB. Each garden, grade and flush now has a page, made from one spreadsheet that the office keeps.',
        result: change({ before: [12, '%'], after: [34, '%'], better: 'more', label: 'of sample requests from new buyers, in two seasons' }),
      },
      {
        id: 'legal-aid',
        title: 'Legal help in two scripts',
        client: 'a legal aid charity in London',
        description:
          'Tenants need answers at midnight, on a phone, often in Bengali. We turned 120 leaflets into pages that can be read offline, and added a generator that puts the tenant’s own dates into a letter to the landlord.',
        result: change({ before: [14, 's'], after: [1.6, 's'], better: 'less', label: 'to open on a budget phone' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'They talked us out of a video background and showed us what it cost in lost applications. No one had ever given us a price for decoration.',
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
          'A simple website takes 4-6 weeks from signed scope to launch, a complex web application 3-6 months. When a date slips, the cause is usually photographs and texts that are still missing in week five.',
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
    title: 'Get a free speed check',
    text: 'Send a link. We open the page on an old Android over mobile data and name three things to fix, each with the seconds it would save.',
  },
})
