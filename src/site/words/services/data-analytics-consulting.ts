import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change, share } from '#site/words/results.ts'
import { weeks } from '#site/words/step-times.ts'

export default service({
  title: `Data analytics consulting and dashboards | ${company.name}`,
  description:
    'Data analytics consulting: one definition per figure, a tested warehouse, dashboards that meetings use, forecasts with their error. First result in four weeks.',
  headline: 'Data analytics: one agreed number per question',
  lead: 'If two managers bring two sales figures to a meeting, the meeting is about the figures. For companies with several systems, we find out why the figures differ and build one place that both sides trust.',
  glance: {
    team: 'A data engineer, an analyst and a part-time architect. From you, one person who answers for each number.',
    delivered: 'A glossary, a warehouse with tests, dashboards, and two of your people who can build the next one.',
    time: 'The first number is in use after four weeks, the rest after about three months.',
    price: 'A week to find out why two figures differ is fixed at 3,000 US dollars. The three months usually cost 25,000 to 50,000.',
    serviceLevel: 'A failed load sends an alarm before your working day begins. Under a support contract, an engineer looks into it the same working day.',
    ending: 'Your analyst takes over after the last step, with definitions and pipelines as code in your repository.',
  },
  features: {
    items: [
      {
        icon: 'book',
        title: 'Glossary of figures',
        description: 'What counts as a sale, an active customer, a late delivery. Each entry has one definition and one person who answers for it.',
      },
      {
        icon: 'database',
        title: 'Data warehouse',
        description: 'Sources loaded nightly into one place; every figure can be followed back to the row it came from.',
      },
      { icon: 'chart-bar', title: 'Dashboards', description: 'Each belongs to a meeting or a decision. Those that belong to none aren’t built.' },
      {
        icon: 'check',
        title: 'Data tests',
        description: 'Totals that must agree, dates that can’t be in the future, shops that must report. Failures arrive before the reader does.',
      },
      {
        icon: 'chart-line',
        title: 'Forecasts and segments',
        description: 'Where history has something to say about tomorrow, with a range and a record of how often it held.',
      },
      {
        icon: 'bell',
        title: 'Alerts',
        description: 'A number that only matters when it’s odd comes to you then, and only then.',
      },
    ],
  },
  benefits: {
    items: [
      'Monday meetings begin with decisions.',
      'Analysts analyse, because copying is done by machines.',
      'A wrong figure is traced in minutes and fixed at its source.',
      'Branch managers see their own numbers first, and believe them.',
      'Experiments end with a yes or a no.',
      'Board papers take an hour, including the charts.',
      'People who leave don’t take the definitions with them.',
    ],
  },
  process: {
    lead: 'Six steps over about three months. The first dashboard is in use after four weeks. We need read access to the sources and the person who answers for each number.',
    items: [
      { title: 'Collect the questions', time: weeks(1), description: 'Ten people, three questions each: what did you want to know last week, and couldn’t?' },
      { title: 'Reconcile one number', time: weeks(2), description: 'We take the figure with most versions and trace each one to its source.' },
      { title: 'Build one path', time: weeks(3, 4), description: 'From source to screen for that one number, with tests and history.' },
      { title: 'Watch it being used', time: weeks(5), description: 'We sit in the meeting. What nobody looks at disappears.' },
      { title: 'Widen', time: weeks(6, 10), description: 'More sources, more questions, in order of the money that hangs on them.' },
      { title: 'Teach', time: weeks(11, 12), description: 'Two of your people write the next dashboards with us beside them.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'bus-operator',
        title: 'Which bus earns its diesel?',
        client: 'an intercity bus operator with 210 coaches',
        description:
          'Tickets, fuel and repairs were each known in a different building. Joined by coach and day, they showed that two famous routes lost money on every trip and that an unloved night route paid for both.',
        result: share({ part: 2, of: 23, names: ['Dropped', 'Kept'], noun: 'routes', label: 'routes dropped in the first month' }),
      },
      {
        id: 'telco-churn',
        title: 'Customers who were about to leave',
        client: 'an internet provider in a divisional town',
        description:
          'Retention calls went to customers who were happy. A score from support calls, outages and payments now sorts the list and shows the reason beside the name, so agents call half as many people.',
        result: change({
          before: [5.8, '%'],
          after: [4, '%'],
          better: 'less',
          label: 'of customers lost, without calls and with them',
          names: ['Not called', 'Called'],
        }),
      },
      {
        id: 'housing-association',
        title: 'Repairs that come back',
        client: 'a housing association in Bristol',
        description:
          'Every repair was on time and tenants were still angry. We counted problems in place of visits, which made the figure worse for two months and led to one supplier’s valve.',
        result: share({ part: 26, of: '%', names: ['One valve', 'All else'], label: 'of repeat calls came from one valve' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'For the first time finance and operations have the same number. They now disagree about what to do, which is progress.',
      author: 'Moinul Islam',
      role: 'Chief executive',
      company: 'a bus operator',
    },
    {
      quote: 'They deleted nine of our dashboards in the first week. Two people noticed.',
      author: 'Bethan Rees',
      role: 'Director of homes',
      company: 'a housing association',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long until we see something?',
        answer: 'Four weeks to the first number in use. A full programme is a consulting project of 2-6 months, after which your own people continue.',
      },
      {
        question: 'Which tools do you use?',
        answer: 'PostgreSQL or BigQuery for storage, dbt for definitions, Metabase or Power BI on top. If you own something else that works, we stay with it.',
      },
      {
        question: 'Our data is terrible. Should we clean it first?',
        answer:
          'Clean what the first question needs. Data that nobody uses never stays clean. Data that is shown in a meeting gets corrected by the people in it.',
      },
      {
        question: 'Do we need a data team?',
        answer: 'One curious person with half of their week is enough for a company of 200. We train that person on your own questions.',
      },
      {
        question: 'What about personal data?',
        answer:
          'Names and numbers are replaced before they reach the warehouse wherever the question doesn’t need them. Who may see the rest is a list you sign.',
      },
    ],
  },
  call: {
    title: 'Bring us two numbers that disagree',
    text: 'Send both reports and read access to their sources. We find out why in a week, for a fixed price.',
  },
})
