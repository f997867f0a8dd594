import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change, share } from '#site/words/results.ts'
import { lasting, weeks } from '#site/words/step-times.ts'

export default service({
  title: `AI development and LLM integration services | ${company.name}`,
  description:
    'AI development: document reading, forecasts and LLM assistants, evaluated on your own cases, guarded against prompt injection, with a list of where data goes.',
  headline: 'AI and machine learning with the error rate shown',
  lead: 'We build document reading, forecasts and language-model assistants for companies with repetitive work and records of it. Each system is measured on your own cases before launch, says when it’s unsure, and hands those cases to a person.',
  glance: {
    team: 'A machine-learning engineer, a software engineer and a tester. From you, two people who know the right answers.',
    delivered: 'A service in your tools or behind an API, its evaluation set with scores, prompts or weights, and a sheet that shows where data goes.',
    time: 'Two weeks to a yes or no, 2-6 months to a service in use.',
    price:
      'The first two weeks, by two engineers, are fixed at 6,000 US dollars. A service usually costs 25,000 to 90,000; you know the cost per answer before launch.',
    serviceLevel: 'While we run it, accuracy is measured every week, against a threshold that you agreed.',
    ending: 'After any step. Labels, evaluation set and code stay with you, and an open model runs without us.',
  },
  features: {
    items: [
      {
        icon: 'file-text',
        title: 'Document reading',
        description: 'Invoices, challans, prescriptions and ID cards in Bangla and English, typed or stamped, into fields with a confidence each.',
      },
      {
        icon: 'chart-line',
        title: 'Demand forecasts',
        description: 'Orders per shop and item, with two Eids, weather and promotions, each with its range.',
      },
      {
        icon: 'messages',
        title: 'Assistants on your documents',
        description:
          'A language model with retrieval (RAG) that quotes the paragraph it used, says when your documents don’t hold the answer, and shows people only what they may read.',
      },
      {
        icon: 'camera',
        title: 'Image inspection',
        description: 'Fabric defects, shelf gaps, number plates: on a small computer beside the camera, without sending video anywhere.',
      },
      {
        icon: 'alert-triangle',
        title: 'Anomaly detection',
        description: 'Payments, meter readings or log-ins that don’t fit, ranked so that an analyst sees the top twenty first.',
      },
      {
        icon: 'test-pipe',
        title: 'Evaluation',
        description:
          'A few hundred real cases with agreed answers, run on every change of prompt or model. A vendor’s new version goes live once it has passed.',
      },
      {
        icon: 'shield-lock',
        title: 'Limits on prompt injection',
        description:
          'A mail or PDF can carry orders to the model, and no filter stops them all. So the model has no rights of its own: code acts with the user’s permissions, and risky actions wait for a person.',
      },
      {
        icon: 'server',
        title: 'Control of your data',
        description: 'Open models on your own hardware where data may not leave. Elsewhere a list of each provider, its region and how long it keeps what.',
      },
    ],
  },
  benefits: {
    items: [
      'Clerks check what a machine typed.',
      'Buyers order what will be sold, within a range they can see.',
      'Answers come with their source, so mistakes are found.',
      'A baseline proves each month that the model still earns its keep.',
      'The labelled data stays yours and outlives every model.',
      'Costs per answer are known before launch.',
      'People can overrule it, and overrulings are reviewed before they teach it anything.',
    ],
  },
  process: {
    lead: 'Six steps. A third of our projects end after the second, because a simple rule was good enough. You have then paid for two weeks.',
    items: [
      { title: 'Price a wrong answer', time: weeks(1), description: 'What does a wrong answer cost, and who notices? That decides whether to begin.' },
      {
        title: 'Beat a baseline',
        time: weeks(2),
        description: 'Last week’s number, a keyword, a rule of thumb. If a rough model comes nowhere near it, we stop.',
      },
      {
        title: 'Label together',
        time: lasting([2, 3], 'week'),
        description: 'Two of your experts mark the same few hundred examples. Where they disagree, a model can’t be judged.',
      },
      {
        title: 'Train and measure',
        time: lasting([2, 8], 'week'),
        description: 'The model learns from older cases and is tested on newer ones; any other test flatters it.',
      },
      { title: 'Run in shadow mode', time: lasting(4, 'week'), description: 'Beside the people who do the work now, with no influence on it.' },
      {
        title: 'Switch on by confidence',
        description:
          'Sure answers go through, unsure ones go to a person. Where the threshold lies is your decision, with the costs of both mistakes beside it.',
      },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'invoice-reading',
        title: 'Nine thousand supplier invoices a month',
        client: 'a garments group with 600 suppliers',
        description:
          'Twelve clerks typed invoices in two scripts. The system reads them and shows a clerk only the fields it isn’t sure of, with the snippet enlarged; a sample of the rest is checked every week.',
        result: share({ part: 61, of: '%', names: ['Untouched', 'Seen by a clerk'], label: 'of invoices without a keystroke' }),
      },
      {
        id: 'bakery-forecast',
        title: 'Bread for tomorrow',
        client: 'a bakery chain with 52 shops',
        description:
          'A fifth of the bread came back while some shops were empty by four. A forecast with weather and calendar beat the managers in 44 of 52 shops in the trial month; the other eight kept ordering by hand until we knew why.',
        result: change({ before: [20, '%'], after: [9, '%'], better: 'less', label: 'of the bread returned' }),
      },
      {
        id: 'policy-assistant',
        title: 'Four hundred circulars with a search box',
        client: 'a development finance lender in Nairobi',
        description:
          'Credit officers used to ask the one colleague who remembered. The assistant answers from circulars in force on the date asked, quotes the clause and declines when two conflict; the policy team audited 500 answers.',
        result: share({ part: 94, of: '%', names: ['Right', 'Declined, wrong'], label: 'of answers right, 4% declined, 2% wrong' }),
      },
    ],
  },
  testimonials: [
    {
      quote:
        'In the second week they proved that our spreadsheet was better than their model for three products. So we kept it for those. I trusted all their other numbers after that.',
      author: 'Mehjabin Siraj',
      role: 'Supply chain manager',
      company: 'a bakery chain',
    },
    {
      quote: 'It says it doesn’t know. Our previous system never did that, and it should have.',
      author: 'James Mwangi',
      role: 'Head of credit policy',
      company: 'a development finance lender',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does an AI project take?',
        answer: 'Between 2 and 6 months to a service in use. You can stop after the first two weeks.',
      },
      {
        question: 'How much data do we need?',
        answer:
          'A few hundred well-labelled documents, two years of sales, or, for an assistant, your papers and 200 real questions. What matters is that the labels are right.',
      },
      {
        question: 'Will our data train someone else’s model?',
        answer: 'No. We use services whose contracts exclude it, or models that run on your own machines. The contract names each place your data goes.',
      },
      {
        question: 'What happens when the world changes?',
        answer:
          'Accuracy is measured every week on fresh cases. When it falls below the agreed threshold, more cases go to people until the model has been retrained or the prompt repaired.',
      },
      {
        question: 'Which language model do you use?',
        answer:
          'The cheapest that passes your evaluation: a hosted model from a large provider, or an open one on your own hardware. The code keeps them interchangeable, since the best choice changes every few months.',
      },
    ],
  },
  call: {
    title: 'Try it on twenty of your documents',
    text: 'Send twenty examples of what your people type. Within a week we tell you how much of it a machine could read, and how often it would be wrong.',
  },
})
