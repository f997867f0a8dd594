import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'
import { change } from '#site/words/results.ts'

export default service({
  title: `CRM and ERP implementation: Salesforce, Odoo | ${company.name}`,
  description:
    'Salesforce and Odoo implementation for trading, manufacturing and service firms: local VAT and payroll, clean data, trained staff. Timeline and price ranges.',
  headline: 'CRM and ERP implementation with Salesforce and Odoo',
  lead: 'For trading, manufacturing and service companies whose sales, stock and accounts live in different files. We configure Salesforce and Odoo as far as they go, build the rest as modules, and keep you able to update.',
  glance: {
    team: 'A business analyst, two consultants, a developer and a trainer. From you, a key user per department.',
    delivered: 'A configured system, our modules with their source, reconciled data, and two trainers in each department.',
    time: 'A sales team on Salesforce 2-4 months. A company on Odoo 6-24, the first department in about three.',
    price: `Salesforce from ${claims.pricesFrom.salesforce} US dollars, a first Odoo department from ${claims.pricesFrom.odoo}, both estimated after an audit or a workshop. You buy licences from the vendor.`,
    serviceLevel: `For ${claims.stays} the consultants answer your key users directly. Bugs in our modules are fixed free for ${claims.warranty}.`,
    ending: 'Your administrator takes over, with a full export tested once. The modules go on working without us.',
  },
  features: {
    items: [
      { icon: 'target', title: 'Sales pipeline', description: 'Each stage is an event, such as an approved sample, so a forecast can be checked.' },
      { icon: 'headset', title: 'Customer service', description: 'Complaints, warranties and visits beside quotes and orders.' },
      {
        icon: 'report-money',
        title: 'Local accounting',
        description: 'VAT, withholding at source and Mushak reports that load into the authority’s portal.',
      },
      { icon: 'package', title: 'Stock', description: 'Receipts, issues and counts flow to accounts at cost, lot by lot.' },
      {
        icon: 'plug',
        title: 'Integrations',
        description: 'Banks, e-commerce, biometric attendance and machines, with a page that shows what was exchanged and what failed.',
      },
      { icon: 'key', title: 'Roles and limits', description: 'Who sees which price, who approves what amount, who deputises. Tested by trying to cheat.' },
      {
        icon: 'school',
        title: 'Training',
        description: 'We train two people per department to teach the others; they remain when we leave.',
      },
      {
        icon: 'refresh',
        title: 'Updates',
        description: 'Our additions are modules beside an unchanged core, so for next year’s version only they need adapting and testing.',
      },
    ],
  },
  benefits: {
    items: [
      'Sales meetings begin with customers, because there is only one list.',
      'Quotes leave the same day, with a margin that someone checked.',
      'Purchasing orders from confirmed sales, with the delivery date beside each.',
      'A customer’s whole story fits on one screen.',
      'Salaries come from attendance, without a spreadsheet in between.',
      'The auditor logs in and leaves early.',
      'Licences match people, because someone counts both.',
    ],
  },
  process: {
    lead: 'Deciding takes longer than configuring. We keep the list of open decisions, with a name and a date for each, where everyone can see it.',
    items: [
      { title: 'Choose, or not', description: 'Salesforce, Odoo, both or neither. A week of demonstrations with your own cases.' },
      { title: 'Map to standard', description: 'For each process: adopt the product’s way, adjust it, or build. Adopting is the default and needs no reason.' },
      { title: 'Configure in the open', description: 'A test system from the first week, with your data, that key users may break.' },
      { title: 'Build the difference', description: 'The tenth that no product has, written as modules with tests.' },
      { title: 'Load three times', description: 'Customers, items, balances. The third rehearsal has to run without manual fixes.' },
      { title: 'Go live by team', description: 'One team, two weeks, then the next, with a help desk in the room.' },
      { title: 'Tidy up', description: 'After a quarter we remove fields nobody fills and reports nobody opens.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'salesforce-medical',
        title: 'A sales team with one book',
        client: 'a medical equipment importer',
        description:
          'Representatives kept private spreadsheets and left Salesforce closed. We cut the fields they had to fill, and added a visit form that works offline and alarms for tender dates.',
        result: change({ before: [140], after: [9], better: 'less', noun: 'fields', label: 'mandatory fields' }),
        link: '/services/crm-erp/salesforce',
      },
      {
        id: 'odoo-packaging',
        title: 'From three programs to one ledger',
        client: 'a corrugated box manufacturer',
        description:
          'Accounting, stock and payroll didn’t know each other. Odoo now carries the whole chain, with a converter of ours from reels by weight to boxes by the piece, and two customers have been repriced.',
        result: change({ before: [12, 'month'], after: [1, 'h'], better: 'less', label: 'until the cost of a box is known' }),
        link: '/services/crm-erp/odoo',
      },
      {
        id: 'ngo-donors',
        title: 'Donors thanked the same day',
        client: 'an education charity in Melbourne',
        description:
          'Receipts took a month, and large donors got the same letter as small ones. A CRM of twelve screens, joined to bank and website, sends receipts at once and tells the director whom to ring.',
        result: change({ before: [1, 'month'], after: [1, 'day'], better: 'less', label: 'until a gift is receipted' }),
      },
    ],
  },
  testimonials: [
    {
      quote: 'I wanted thirty custom reports. They built six and bet me lunch that I wouldn’t miss the others. I bought lunch.',
      author: 'Sohel Rana',
      role: 'Managing director',
      company: 'a box manufacturer',
    },
    {
      quote: 'Go-live was on a Sunday and by Tuesday people complained about the coffee again. That is how I knew it had worked.',
      author: 'Rumana Afroz',
      role: 'Sales director',
      company: 'a medical equipment importer',
    },
  ],
  faq: {
    items: [
      {
        question: 'Salesforce or Odoo?',
        answer:
          'Salesforce when selling is your hard part and teams are large. Odoo when goods and money have to agree. Some clients run both with a narrow bridge. We earn the same either way.',
      },
      {
        question: 'How long does it take?',
        answer:
          'A sales team on Salesforce, two to four months. A whole company on Odoo is an enterprise project of 6-24 months, with the first department live in about three.',
      },
      { question: 'Do you resell licences?', answer: 'No. You buy from the vendor at the vendor’s price, and we have no reason to sell you a larger edition.' },
      {
        question: 'Can our old data come along?',
        answer:
          'Open items and two years of history usually pay off. Older data goes to an archive that can be searched. Moving all of it costs more than it’s worth.',
      },
      {
        question: 'What if the vendor changes its prices?',
        answer: 'Your data can be exported in full, and we write down how. Your processes and cleaned data stay yours.',
      },
    ],
  },
  call: {
    title: 'Book a fit workshop',
    text: 'Bring three cases of your own and last month’s papers. We show each in Salesforce, in Odoo or in both, and list what would have to be built.',
  },
})
