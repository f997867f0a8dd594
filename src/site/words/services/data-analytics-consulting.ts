import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `Data analytics consulting | ${company.name}`,
  description: `Data analytics consulting by ${company.name}: one agreed number for each question, dashboards people open daily, and forecasts with their error beside them.`,
  headline: 'One agreed number for each question',
  lead: 'If two managers bring two sales figures to a meeting, the meeting is about the figures. We find out why they differ, agree on one, and put it where both will look.',
  features: {
    items: [
      {
        icon: 'book',
        title: 'A glossary with owners',
        description: 'What counts as a sale, an active customer, a late delivery. Each entry has one definition and one person who answers for it.',
      },
      {
        icon: 'database',
        title: 'A warehouse that explains itself',
        description: 'Sources loaded nightly into one place; every figure can be followed back to the row it came from.',
      },
      { icon: 'chart-bar', title: 'Dashboards with a job', description: 'Each belongs to a meeting or a decision. Those that belong to none are not built.' },
      {
        icon: 'check',
        title: 'Tests on data',
        description: 'Totals that must agree, dates that cannot be in the future, shops that must report. Failures arrive before the reader does.',
      },
      {
        icon: 'chart-line',
        title: 'Forecasts and segments',
        description: 'Where history has something to say about tomorrow, with a range and a record of how often it held.',
      },
      {
        icon: 'bell',
        title: 'Alerts instead of reports',
        description: 'If a number only matters when it is odd, it should come to you, and otherwise leave you alone.',
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
      'People who leave do not take the definitions with them.',
    ],
  },
  process: {
    lead: 'Six steps over about three months. The first dashboard is in use after four weeks. We need read access to the sources and the person who answers for each number.',
    items: [
      { title: 'Collect the questions', description: 'Week 1. Ten people, three questions each: what did you want to know last week, and could not?' },
      { title: 'Reconcile one number', description: 'Week 2. We take the figure with most versions and trace each one to its source.' },
      { title: 'Build the thin line', description: 'Weeks 3 and 4. From source to screen for that one number, with tests and history.' },
      { title: 'Watch it being used', description: 'Week 5. We sit in the meeting. What nobody looks at disappears.' },
      { title: 'Widen', description: 'Weeks 6 to 10. More sources, more questions, in order of the money that hangs on them.' },
      { title: 'Teach', description: 'The last two weeks. Two of your people write the next dashboards with us beside them.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'bus-operator',
        title: 'Which bus earns its diesel?',
        client: 'an intercity bus operator with 210 coaches',
        description:
          'Tickets, fuel and repairs were known, each in a different building. We joined tickets, fuel cards and workshop bills by coach and day. Two famous routes lost money on each trip, and a night route nobody liked paid for both. Timetables changed in a month.',
        result: { value: '3', label: 'sources joined by coach and day' },
      },
      {
        id: 'telco-churn',
        title: 'Customers who were about to leave',
        client: 'an internet provider in a divisional town',
        description:
          'Retention calls went to people who were happy. A score from support calls, outages and payments now sorts the list, and shows the reason beside the name. Agents call half as many people and keep more of them.',
        result: { value: '-31%', label: 'customers lost per month' },
      },
      {
        id: 'housing-association',
        title: 'Repairs that come back',
        client: 'a housing association in Bristol',
        description:
          'Every repair was on time, and tenants were still angry. We counted problems, not visits. One supplier’s valve explained a quarter of all repeat calls. The new figure looked worse for two months, then overtook the old one.',
        result: { value: '26%', label: 'of repeat calls from one valve' },
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
      quote: 'They deleted eleven of our dashboards in the first week. Two people noticed.',
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
          'Names and numbers are replaced before they reach the warehouse wherever the question does not need them. Who may see the rest is a list you sign.',
      },
    ],
  },
  call: {
    title: 'Bring us two numbers that disagree',
    text: 'Send both reports and read access to their sources. We find out why in a week, for a fixed price.',
  },
})
