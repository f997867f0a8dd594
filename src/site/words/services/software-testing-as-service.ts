import { capital } from '#site/capital.ts'
import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'
import { weeks } from '#site/words/step-times.ts'

export default service({
  title: `Software testing services and QA outsourcing | ${company.name}`,
  description:
    'Software testing services: exploratory tests, Playwright and Appium automation, load and accessibility tests by testers hired by the fortnight. With prices.',
  headline: 'Software testing and QA for product teams',
  lead: 'For teams that release often, or would if they dared. Our testers work in your tracker, read the requirement before the screen, automate what repeats and explore the rest. You hire them by the fortnight.',
  glance: {
    team: 'One to four testers and an automation engineer. You meet them before they start.',
    delivered: 'Bug reports that reproduce, a suite in your repository and pipeline, and a list of what is untested.',
    time: `They start within ten working days. ${capital(claims.testing.journeys)} journeys are automated by week ${claims.testing.automatedBy}.`,
    price: `A tester costs ${claims.rates.tester} US dollars a fortnight, an automation engineer ${claims.rates.engineer}. The first ${claims.testing.free} are free.`,
    serviceLevel: `What you merged yesterday is on today’s list, ${claims.workingDays}.`,
    ending: 'After any fortnight. A week of pairing hands the suite to your people.',
  },
  features: {
    items: [
      {
        icon: 'list-check',
        title: 'Requirement reviews',
        description: 'Many bugs can be found in the text, before any code is written. We mark what is missing, double or impossible.',
      },
      {
        icon: 'compass',
        title: 'Exploratory sessions',
        description: 'Ninety minutes with a mission and a notebook: pulled cables, two tabs, wrong dates, impatient thumbs.',
      },
      {
        icon: 'robot',
        title: 'Browser and app automation',
        description: 'Playwright and Appium suites that run on each change, in under ten minutes. Each test checks one thing, so a failure names its cause.',
      },
      {
        icon: 'gauge',
        title: 'Load and soak',
        description: 'Your worst hour at double speed, then a quiet weekend under load, which finds the leaks that an hour doesn’t.',
      },
      {
        icon: 'device-mobile',
        title: 'Device testing',
        description: `${capital(claims.testing.devices)} phones and tablets, weighted by what your visitors really carry, including the ones your developers would never buy.`,
      },
      {
        icon: 'accessible',
        title: 'Accessibility audits',
        description: 'Screen reader, keyboard, zoom and contrast against WCAG 2.2, with the line of code to change.',
      },
      { icon: 'api', title: 'API contract tests', description: 'Each service checked against what it promises and against what its callers actually send.' },
    ],
  },
  benefits: {
    items: [
      'Releases happen on Tuesdays, because nobody is afraid of them.',
      'Engineers get reports that reproduce in one reading.',
      'The same bug doesn’t come back: each one leaves a test behind.',
      'You know what is untested, which is more use than a percentage.',
      'Support hears about a problem from us, with a workaround.',
      'Flaky tests are treated as bugs and fixed within two days.',
      'Product people see risk before they promise a date.',
    ],
  },
  process: {
    lead: `The first findings come in week one; by week ${claims.testing.automatedBy} your ${claims.testing.journeys} main journeys are tested on every change. We need a test environment, your tracker and one engineer who answers questions.`,
    items: [
      { title: 'Read what went wrong', time: weeks(1), description: 'Requirements, last year’s incidents, support mails. They say where it will break next.' },
      {
        title: 'Rank by harm',
        time: weeks(claims.testing.rankedBy),
        description: 'Payment before pictures. A one-page list of what must never fail, signed by you.',
      },
      { title: 'Test by hand', time: weeks(2, 3), description: 'Sessions on the top ten risks. Expect thirty to eighty findings.' },
      {
        title: `Automate ${claims.testing.journeys} journeys`,
        time: weeks(3, claims.testing.automatedBy),
        description: 'Those that earn the money, on each change, in real browsers.',
      },
      { title: 'Join your sprints', time: weeks(3, 8), description: 'We sit in planning, ask the awkward questions, and test new work as it is merged.' },
      { title: 'Hand over or stay', time: weeks(9), description: 'Your people take the suite over with a week of pairing, or we keep it.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'wallet-rounding',
        title: 'A third of a paisa, four million times',
        client: 'a mobile wallet operator',
        description:
          'Fees were rounded in two services, in two directions. We wrote a test that sends random payments through both and compares the sums to the last digit; the correction was one line.',
        result: change({ before: [11, 'week'], after: [9, 's'], better: 'less', label: 'to find the bug, by eye and by test', names: ['By eye', 'By test'] }),
      },
      {
        id: 'airline-checkin',
        title: 'Check-in for passengers with one name',
        client: 'a regional airline',
        description:
          'Some passports have no surname, and the form insisted on one. A session with real name patterns found nine ways to be refused, and all of them now check in every night with invented passengers.',
        result: change({ before: [9], after: [0], better: 'less', noun: 'patterns', label: 'name patterns refused' }),
      },
      {
        id: 'health-records',
        title: 'From quarterly to fortnightly releases',
        client: 'a health records vendor in Dublin',
        description:
          'Each release took nine testers three weeks, by checklist. We automated 220 of its lines as journeys, dropped what tested nothing and gave the testers time to explore.',
        result: change({ before: [4], after: [26], better: 'more', noun: 'releases', label: 'releases a year' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'Their first report had fifty-three findings and one apology, because they had broken our test server. I hired them for a year.',
      author: 'Ciaran Walsh',
      role: 'VP engineering',
      company: 'a health records vendor',
    },
    {
      quote: 'Our developers used to hide from testers. Now they invite them to design reviews.',
      author: 'Ishrat Zaman',
      role: 'Product director',
      company: 'a mobile wallet operator',
    },
  ],
  faq: {
    items: [
      {
        question: 'How quickly can a tester start?',
        answer: `Usually within ten working days. The first findings arrive in the first week; automation of your ${claims.testing.journeys} most important journeys takes about six weeks.`,
      },
      {
        question: 'Do you replace our own testers?',
        answer: 'No. We take what repeats and what needs odd skills, so that they can do the part which needs knowledge of your business.',
      },
      {
        question: 'How much should be automated?',
        answer:
          'Less than vendors say. The journeys that must never fail, and each bug that was found once. A thousand tests that nobody trusts are worse than fifty that stop a release.',
      },
      {
        question: 'Can you test a project that is already late?',
        answer:
          'Yes, and we start with what would hurt most on day one. A complex web application of 3-6 months needs three to four weeks of serious testing; we tell you what fits into less.',
      },
      {
        question: 'How do you handle our data?',
        answer:
          'We test with made-up or masked data in your environment, under named accounts. If only production shows the bug, someone of yours drives and we watch.',
      },
    ],
  },
  call: {
    title: `Try ${claims.testing.free} of testing, free`,
    text: 'Give us a test account. You get a list of what we found, sorted by harm.',
  },
})
