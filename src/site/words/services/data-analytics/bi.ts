import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Business intelligence and dashboards | ${company.name}`,
  description:
    'Business intelligence: a small tested warehouse, five dashboards that load at once in Power BI, Metabase or Tableau, and alerts. In use within ten weeks.',
  headline: 'Business intelligence dashboards for real meetings',
  lead: 'For managers who wait two days for a report that’s out of date. We build few dashboards, join each to a meeting, and make sure that a click on any figure leads to the rows behind it.',
  about: [
    'Behind a chart that people trust is dull machinery: sources copied each night, definitions written as code, tests that complain at six in the morning. We keep it small and readable, so that your own people can extend it.',
    'Then we draw. One page per meeting, the same colours for the same things, and a sentence at the top that says what is odd today. Comparisons go back 364 days instead of a year, so that a Friday meets a Friday, and the year may begin in July if your books do.',
    'The awkward sources are the useful ones: the courier whose cash on delivery arrives eight days after the parcel, the wallet that settles a day late, the branch that uploads at midnight. Each figure therefore says up to when it is complete, and what is missing is shown in grey instead of being left out.',
  ],
  whenNeeded: {
    items: [
      'Reports take two days and are wrong on the third.',
      'Each department has its own turnover.',
      'The dashboard exists, and people ask for the spreadsheet.',
      'Nobody knows which of ninety reports are still read.',
    ],
  },
  deliverables: {
    items: [
      { icon: 'database', title: 'A warehouse', description: 'Sources loaded and tested nightly, history kept, access by role.' },
      { icon: 'code', title: 'Definitions as code', description: 'Each figure in version control with its owner and its test.' },
      { icon: 'chart-bar', title: 'Five dashboards', description: 'Each for one meeting, on screen, phone and paper.' },
      { icon: 'bell', title: 'Alerts', description: 'A message when a figure leaves its usual range for that weekday, with the three likeliest reasons.' },
      { icon: 'school', title: 'Two trained builders', description: 'People of yours who can add the sixth.' },
    ],
  },
  timeline: {
    items: [
      {
        title: 'One number, end to end',
        time: lasting(4, 'week'),
        description: 'Source, test, definition, page, in use in a real meeting. You bring a read-only login and the person who owns the number.',
      },
      { title: 'Four more pages', time: lasting(4, 'week'), description: 'One a week. Each replaces old reports, which are switched off the same day.' },
      { title: 'Teach and leave', time: lasting(2, 'week'), description: 'Your builders add a page while we watch.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Power BI, Metabase or Tableau?',
        answer: 'Power BI if you live in Microsoft, Metabase if you like simple and cheap, Tableau if analysts draw all day. The warehouse below is the same.',
      },
      {
        question: 'How fresh is the data?',
        answer: 'Nightly by default, hourly where a decision is hourly. Live data costs several times as much, and few questions need it.',
      },
      {
        question: 'Who sees what?',
        answer: 'Rights follow your organisation: a branch sees itself, a region its branches. We test it by logging in as the curious intern.',
      },
      {
        question: 'What does it cost?',
        answer: 'About 30,000 US dollars for the ten weeks, with two of us full-time. You pay the tool’s licences to its vendor.',
      },
    ],
  },
  call: {
    title: 'Ask for a first dashboard',
    text: 'Show us the report that arrives too late. It makes the best beginning, because someone is already waiting for it.',
  },
})
