import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `Software testing as a service | ${company.name}`,
  description: `Software testing as a service by ${company.name}: testers and test suites that find the fault before your customer does, with reports engineers can reproduce.`,
  headline: 'Find the fault before your customer does',
  lead: 'Testers who read the requirement before the screen, automation for what repeats, and curiosity for what does not. Hired by the fortnight, in your tracker, with four hours a day shared with your team.',
  features: {
    items: [
      {
        icon: 'list-check',
        title: 'Requirement reviews',
        description: 'Many faults can be found in the text, before a line is written. We mark what is missing, double or impossible.',
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
        description: 'Your worst hour at double speed, then a quiet weekend under load, which finds the leaks that an hour does not.',
      },
      {
        icon: 'device-mobile',
        title: 'A shelf of devices',
        description: 'Sixty phones and tablets, weighted by what your visitors really carry, including the ones your developers would never buy.',
      },
      {
        icon: 'accessible',
        title: 'Accessibility audits',
        description: 'Screen reader, keyboard, zoom and contrast against WCAG 2.2, with the sentence to say and the line to change.',
      },
      { icon: 'api', title: 'Interface contracts', description: 'Each service checked against what it promises and against what its callers actually send.' },
    ],
  },
  benefits: {
    items: [
      'Releases happen on Tuesdays, because nobody is afraid of them.',
      'Engineers get reports that reproduce in one reading.',
      'The same fault does not come back: each one leaves a test behind.',
      'You know what is untested, which is more use than a percentage.',
      'Support hears about a problem from us, with a workaround.',
      'Flaky tests are treated as faults and fixed within two days.',
      'Product people see risk before they promise a date.',
    ],
  },
  process: {
    lead: 'The first findings come in week one; by week eight your five main journeys are tested on every change. We need a test environment, your tracker and one engineer who answers questions.',
    items: [
      { title: 'Read', description: 'Week 1. Requirements, last year’s incidents, support mails. They say where it will break next.' },
      { title: 'Rank by harm', description: 'Week 1. Payment before pictures. A one-page list of what must never fail, signed by you.' },
      { title: 'Test by hand', description: 'From the end of week 1, two weeks of sessions on the top ten risks. Expect thirty to eighty findings.' },
      { title: 'Automate the spine', description: 'Weeks 3 to 8. The five journeys that pay the salaries, on each change, on real browsers.' },
      { title: 'Join the rhythm', description: 'From week 3. We sit in planning, ask the awkward questions, and test what was merged yesterday.' },
      { title: 'Hand over or stay', description: 'After week 8. Your people take the suite over with a week of pairing, or we keep it.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'wallet-rounding',
        title: 'A third of a paisa, four million times',
        client: 'a mobile wallet operator',
        description:
          'Fees were rounded in two services, in two directions. We wrote a test that sends random payments through both services and compares the sums to the last digit. It failed in nine seconds. The correction was one line; finding it by reading would have taken months.',
        result: { value: '9 s', label: 'for the test to find it' },
      },
      {
        id: 'airline-checkin',
        title: 'Check-in for passengers with one name',
        client: 'a regional airline',
        description:
          'Some passports have no surname. The form insisted on one. An exploratory session with forty real name patterns found eleven ways to be refused. All eleven now have tests with invented passengers, who check in every night.',
        result: { value: '11', label: 'name patterns that used to fail' },
      },
      {
        id: 'health-records',
        title: 'From quarterly fear to weekly release',
        client: 'a health records vendor in Dublin',
        description:
          'Each release took nine testers three weeks, by checklist. We kept 220 lines as automated journeys, dropped what tested nothing, and gave the testers time to explore. Releases went from four a year to one a week.',
        result: { value: '4 to 50', label: 'releases a year' },
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
        answer:
          'Usually within ten working days. The first findings arrive in the first week; automation of your five most important journeys takes about six weeks.',
      },
      {
        question: 'Do you replace our own testers?',
        answer: 'No. We take what repeats and what needs odd skills, so that they can do the part which needs knowledge of your business.',
      },
      {
        question: 'How much should be automated?',
        answer:
          'Less than vendors say. The journeys that must never fail, and each fault that was found once. A thousand tests that nobody trusts are worse than fifty that stop a release.',
      },
      {
        question: 'Can you test a project that is already late?',
        answer:
          'Yes, and we start with what would hurt most on day one. A complex web application of 3-6 months needs three to four weeks of serious testing; we tell you what fits into less.',
      },
      {
        question: 'How do you handle our data?',
        answer:
          'We test with made-up or masked data in your environment, under named accounts. If only production shows the fault, somebody of yours drives and we watch.',
      },
    ],
  },
  call: {
    title: 'Give us two days and a test account',
    text: 'You get a list of what we found, sorted by harm. Most teams find one line on it worth the whole visit.',
  },
})
