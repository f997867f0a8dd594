import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Demand forecasting and advanced analytics | ${company.name}`,
  description:
    'Advanced analytics: demand forecasts, customer segments and risk scores with their error beside them, tested against what you do now. A stop after week three.',
  headline: 'Advanced analytics: forecasts with their error',
  lead: 'For retailers, lenders and factories with two years of records. We build forecasts, segments and risk scores that state how often they were right, and that beat what your people do now.',
  about: [
    'Each model replaces something: a rule of thumb, a manager’s feeling, last year plus 10%. We measure that first. If the rule of thumb wins, you keep it and pay for three weeks.',
    'If the model wins, it goes to work in a tool your people already open, with the reasons for each suggestion and a button to overrule. Overrulings are kept and reviewed. A model isn’t trained on them alone, because they cover only the cases that someone doubted.',
    'Sales history misleads in two ways. A day with an empty shelf looks like a day without buyers, so demand is first rebuilt from stock records. And Eid comes about eleven days earlier each year, which makes the same week of last year the wrong one; our calendars count the days to the festival.',
  ],
  whenNeeded: {
    items: [
      'Stock is too high and still the wrong goods.',
      'Discounts go to customers who would have bought anyway.',
      'Credit is given by feeling, and losses by surprise.',
      'Machines fail on the day before maintenance.',
    ],
  },
  deliverables: {
    items: [
      { icon: 'chart-line', title: 'Demand forecasts', description: 'By item and place, with festival effects and a range that holds nine times in ten.' },
      { icon: 'users-group', title: 'Segments', description: 'Groups that differ in what they do, each with one sentence and one action.' },
      { icon: 'alert-triangle', title: 'Risk scores', description: 'For credit, churn or failure, with the three reasons that weigh most.' },
      {
        icon: 'gauge',
        title: 'A scoreboard',
        description: 'Model against baseline, each month, in weighted error, because percentages explode on items that sell once a week.',
      },
    ],
  },
  timeline: {
    items: [
      {
        title: 'Baseline',
        time: lasting(3, 'week'),
        description: 'You send two years of data and the rule you use now. If the rule is good enough, we stop here.',
      },
      { title: 'Model', time: lasting(5, 'week'), description: 'Trained on the past, judged on months it hasn’t seen.' },
      { title: 'Shadow', time: lasting(4, 'week'), description: 'It predicts, your people decide, we compare.' },
      { title: 'Service', time: lasting(4, 'week'), description: 'In the tool they use, with monitoring and retraining.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'How is this different from AI?',
        answer: 'It’s the part of it that works on tables: sales, payments, sensors. Documents, pictures and language are on our AI and machine learning page.',
      },
      {
        question: 'How much history is enough?',
        answer: 'Two years for anything seasonal, and at least a few hundred examples of what you want to predict. Less can work with simpler models.',
      },
      {
        question: 'Which mistake does the model avoid?',
        answer:
          'The dearer one, and you say which that is. An unsold tray of sandwiches costs what it cost to make; an empty shelf costs the margin, and at times the customer. The suggested order leans accordingly.',
      },
      {
        question: 'What does it cost?',
        answer: 'The baseline is fixed at 9,000 US dollars: two people for three weeks. What follows gets a price range from its result.',
      },
    ],
  },
  call: {
    title: 'Test a forecast on your own data',
    text: 'Pick one thing you order by feeling and send two years of it. In three weeks you know whether a model would do better, and by how much.',
  },
})
