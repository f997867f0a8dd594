import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Salesforce implementation and clean-up | ${company.name}`,
  description:
    'Salesforce implementation, rescue and integration for sales and service teams: pipelines with few fields, approvals, service desk and ERP links. 2-4 months.',
  headline: 'Salesforce implementation that sellers use',
  lead: 'For sales and service teams that pay for Salesforce and work in Excel. We set it up so that a seller gets the next call, the open complaint and the right price in return for a few fields.',
  about: [
    'Most orgs that we are called to have been configured for years without ever being designed. They have record types for departments that no longer exist and validation rules that people defeat with a full stop.',
    'We start from the five questions that sales management really asks, work back to the least data that answers them, and remove the rest. Then we automate what a computer knows better than a seller: dates, territories, duplicates, reminders.',
    'At the medical equipment importer on our CRM and ERP page, the 140 mandatory fields came from four consultants in six years. We printed them on one roll of paper, hung it along the corridor and let each manager strike out what they hadn’t used since January. Tender dates survived, because a hospital tender noticed on its last day is a lost one.',
  ],
  whenNeeded: {
    lead: 'It’s time when',
    items: [
      'the forecast is put together in Excel the night before the meeting',
      'service and sales learn of each other’s promises from the customer',
      'every change needs a partner and three weeks',
      'half of the licences haven’t logged in this month',
      'automations still run on Workflow Rules or Process Builder, which lost the vendor’s support at the end of 2025',
    ],
  },
  deliverables: {
    items: [
      { icon: 'target', title: 'Sales Cloud, trimmed', description: 'Stages, products, quotes and territories on pages made per role.' },
      { icon: 'headset', title: 'A service desk', description: 'Cases from mail, phone and web with clocks that start and stop by contract.' },
      { icon: 'route', title: 'Approvals', description: 'Discounts and credit with limits, deputies and a decision from the phone.' },
      {
        icon: 'plug',
        title: 'Integrations',
        description: 'ERP, telephony, website and tender portals, in batches that stay inside the daily limit on API calls.',
      },
      {
        icon: 'users',
        title: 'Each customer once',
        description:
          'Duplicates found by tax number and by the last ten digits of the phone, since 017 and +88017 are one number. A person confirms each merge.',
      },
      {
        icon: 'git-branch',
        title: 'Releases under control',
        description: 'Configuration in version control, a sandbox, and tests for every flow. For code, Salesforce itself refuses less than 75% coverage.',
      },
    ],
  },
  timeline: {
    items: [
      {
        title: 'Questions and audit',
        time: lasting(2, 'week'),
        description: 'What management asks, what the org holds, what nobody fills. You give us an administrator login and two sellers for three days.',
      },
      { title: 'First team', time: lasting(4, 'week'), description: 'One region sells on the new pages while the rest stay.' },
      { title: 'Everyone', time: lasting([2, 8], 'week'), description: 'Team by team, with data moved and duplicates merged.' },
      { title: 'Handover', time: lasting(2, 'week'), description: 'Your administrator takes over with us on call.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Which edition do we need?',
        answer: 'Smaller than you were offered, in most cases. We list the features you would use, and the vendor’s own table then answers it.',
      },
      {
        question: 'Can you rescue an org that grew wild?',
        answer: 'Yes. A rescue begins with usage numbers: fields, reports and flows by last use. About half can go without anyone noticing.',
      },
      {
        question: 'How much of our own time does it take?',
        answer:
          'An administrator for two days a week, two sellers per team for half a day, and a sales director who decides within a day. Projects stall on the last one.',
      },
      {
        question: 'What does it cost?',
        answer: `From ${claims.pricesFrom.salesforce} US dollars for a first team, estimated after the audit. Licences are between you and Salesforce.`,
      },
    ],
  },
  call: {
    title: 'Ask for a first opinion on your Salesforce',
    text: 'Count the licences that logged in last week and send us that number with your forecast error.',
  },
})
