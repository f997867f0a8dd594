import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `AI and machine learning services | ${company.name}`,
  description: `AI and machine learning by ${company.name}: forecasts, document reading and search for real work, measured against a plain baseline before anything ships.`,
  headline: 'Machine learning with its error rate shown',
  lead: 'A model that is right nine times in ten is a gift or a danger, depending on the tenth. We build systems that know when they are unsure, ask a person, and learn from the answer.',
  features: {
    items: [
      {
        icon: 'file-text',
        title: 'Reading documents',
        description: 'Invoices, challans, prescriptions and ID cards in Bangla and English, typed or stamped, into fields with a confidence each.',
      },
      {
        icon: 'chart-line',
        title: 'Forecasting demand',
        description: 'Orders per shop and item, with two Eids, weather and promotions, printed with the range and not only the line.',
      },
      {
        icon: 'messages',
        title: 'Answering from your papers',
        description: 'Assistants that quote the paragraph they used, and say so when your documents do not hold the answer.',
      },
      {
        icon: 'camera',
        title: 'Looking at pictures',
        description: 'Fabric faults, shelf gaps, number plates: on a small computer beside the camera, without sending video anywhere.',
      },
      {
        icon: 'alert-triangle',
        title: 'Noticing the odd one',
        description: 'Payments, meter readings or log-ins that do not fit, ranked so that an analyst sees the top twenty first.',
      },
      {
        icon: 'shield-lock',
        title: 'Private by design',
        description: 'Open models on your own hardware where data may not leave, and a written list of what does leave where it may.',
      },
    ],
  },
  benefits: {
    items: [
      'Clerks check what a machine typed, instead of typing it.',
      'Buyers order what will be sold, within a range they can see.',
      'Answers come with their source, so mistakes are found.',
      'A baseline proves each month that the model still earns its keep.',
      'The labelled data stays yours and outlives every model.',
      'Costs per answer are known before launch.',
      'People can overrule the system, and it learns from that.',
    ],
  },
  process: {
    lead: 'Six steps. A third of our projects end after the second, because a simple rule was good enough. You have then paid for two weeks.',
    items: [
      { title: 'Price the tenth case', description: 'Week 1. What does a wrong answer cost, and who notices? That decides whether to begin.' },
      { title: 'Beat a baseline', description: 'Week 2. Last week’s number, a keyword, a rule of thumb. If a model cannot beat it clearly, we stop.' },
      {
        title: 'Label together',
        description: 'Two or three weeks. Two of your experts mark the same few hundred examples. Where they disagree, no model can be right.',
      },
      {
        title: 'Train and measure',
        description: 'Two to eight weeks. The model learns from older cases and is tested on newer ones; any other test flatters it.',
      },
      { title: 'Run in the shadow', description: 'Four weeks beside the people who do the work now, with no influence on it.' },
      {
        title: 'Switch on by confidence',
        description: 'Sure answers go through, unsure ones go to a person, and the line between them moves with the evidence.',
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
          'Twelve clerks typed invoices in two scripts. The system reads what it can, and shows the clerk only the fields below 98% confidence, with the snippet enlarged. Six in ten invoices need no keystroke. The clerks now chase price differences, which pays for all of it.',
        result: { value: '61%', label: 'of invoices without a keystroke' },
      },
      {
        id: 'bakery-forecast',
        title: 'Bread for tomorrow, not for last Tuesday',
        client: 'a bakery chain with 52 shops',
        description:
          'A fifth of the bread came back. Some shops were empty by four. A forecast with weather and calendar beat the managers in 44 of 52 shops in the shadow month. The other eight kept ordering by hand until we found out why: a mosque, a stadium and six colleges, now in the model.',
        result: { value: '20% to 9%', label: 'bread returned' },
      },
      {
        id: 'policy-assistant',
        title: 'Four hundred circulars that answer back',
        client: 'a development finance lender in Nairobi',
        description:
          'Officers asked the one person who remembered. The assistant answers from circulars in force on the date asked, quotes the clause, and declines when two clauses conflict, which has led to eleven being withdrawn. It was wrong in 3 of 500 audited answers, and each of the three said it was unsure.',
        result: { value: '497 of 500', label: 'audited answers right' },
      },
    ],
  },
  testimonials: [
    {
      quote:
        'In the second week they proved that our spreadsheet was better than their model for three products. So we kept it for those. I trusted all their other numbers after that.',
      author: 'Farzana Haque',
      role: 'Supply chain manager',
      company: 'a bakery chain',
    },
    {
      quote: 'It says it does not know. Our previous system never did that, and it should have.',
      author: 'James Mwangi',
      role: 'Head of credit policy',
      company: 'a development finance lender',
    },
  ],
  faq: {
    items: [
      {
        question: 'How long does an AI project take?',
        answer: 'Between 2 and 6 months to a service in use. The first two weeks tell whether it is worth going on, for a fixed price.',
      },
      {
        question: 'How much data do we need?',
        answer:
          'Less than feared and cleaner than hoped. A few hundred well-labelled documents or two years of sales are a start. What matters is that the labels are right.',
      },
      {
        question: 'Will our data train somebody else’s model?',
        answer: 'No. We use services whose contracts exclude it, or models that run on your own machines. The contract names each place your data goes.',
      },
      {
        question: 'What happens when the world changes?',
        answer:
          'Accuracy is measured every week on fresh cases. When it falls below the line we agreed on, the system hands more to people until it has been retrained.',
      },
      {
        question: 'Can you add AI to our product?',
        answer: 'If there is a task in it. We will ask what your users do by hand today. If the answer is nothing, we advise against it.',
      },
    ],
  },
  call: {
    title: 'What do your people type all day?',
    text: 'Send twenty examples of it. We tell you within a week how much of that a machine could read, and how often it would be wrong.',
  },
})
