import { company } from '#site/company.ts'
import { service } from '#site/words/page.ts'

export default service({
  title: `CRM and ERP implementation | ${company.name}`,
  description: `CRM and ERP implementation by ${company.name}: Salesforce and Odoo set up around how your people sell, buy and count, with local tax, payroll and training.`,
  headline: 'CRM and ERP that fit how you already sell',
  lead: 'Packaged systems are good at what all companies share and stubborn about the rest. We configure Salesforce and Odoo as far as they bend, build what they do not, and keep you able to update.',
  features: {
    items: [
      { icon: 'target', title: 'A pipeline with meaning', description: 'Stages that are events, such as sample approved, instead of moods, such as likely.' },
      { icon: 'headset', title: 'Service on the same record', description: 'Complaints, warranties and visits beside quotes and orders.' },
      {
        icon: 'report-money',
        title: 'Books by local rule',
        description: 'VAT, withholding at source and Mushak reports that load into the authority’s portal.',
      },
      { icon: 'package', title: 'Stock that posts itself', description: 'Receipts, issues and counts flow to accounts at cost, lot by lot.' },
      {
        icon: 'plug',
        title: 'Integrations that report',
        description: 'Banks, e-commerce, biometric attendance and machines, with a page that shows what was exchanged and what failed.',
      },
      { icon: 'key', title: 'Roles and limits', description: 'Who sees which price, who approves what amount, who deputises. Tested by trying to cheat.' },
      {
        icon: 'school',
        title: 'Trainers from your own ranks',
        description: 'We train two people per department to teach the others; they remain when we leave.',
      },
      {
        icon: 'refresh',
        title: 'Updates without fear',
        description: 'Our additions are modules beside the product, so next year’s version installs over an unchanged core.',
      },
    ],
  },
  benefits: {
    items: [
      'Sales meetings begin with customers, because there is only one list.',
      'Quotes leave the same day, with a margin that somebody checked.',
      'Purchasing orders from confirmed sales, with the delivery date beside each.',
      'A customer’s whole story fits on one screen.',
      'Salaries are computed from attendance without a spreadsheet between.',
      'The auditor logs in and leaves early.',
      'Licences match people, because somebody counts both.',
    ],
  },
  process: {
    lead: 'Deciding takes longer than configuring. We keep the list of open decisions, with a name and a date for each, where everybody can see it.',
    items: [
      { title: 'Choose, or not', description: 'Salesforce, Odoo, both or neither. A week of demonstrations with your own cases.' },
      { title: 'Map to standard', description: 'For each process: adopt the product’s way, adjust it, or build. Adopting is the default and needs no reason.' },
      { title: 'Configure in the open', description: 'A test system from the first week, with your data, that key users may break.' },
      { title: 'Build the difference', description: 'The tenth that no product has, written as modules with tests.' },
      { title: 'Load three times', description: 'Customers, items, balances. The third rehearsal has to run without a hand on it.' },
      { title: 'Go live by team', description: 'One team, two weeks, then the next, with a help desk in the room.' },
      { title: 'Tidy up', description: 'After a quarter we remove fields nobody fills and reports nobody opens.' },
    ],
  },
  caseStudies: {
    items: [
      {
        id: 'salesforce-medical',
        title: 'A sales team that stopped keeping two books',
        client: 'a medical equipment importer',
        description:
          'Forty representatives, forty private spreadsheets, one Salesforce that nobody opened. We asked what they needed while standing in a hospital corridor, and left nine fields, an offline visit form and tender dates with alarms. Forecasts came within eight percent of sales by the second quarter.',
        result: { value: '140 to 9', label: 'mandatory fields' },
        link: '/services/crm-erp/salesforce',
      },
      {
        id: 'odoo-packaging',
        title: 'From three programs to one ledger',
        client: 'a corrugated box manufacturer',
        description:
          'Accounting, stock and payroll did not know each other. Odoo carries the whole chain with one unit converter of our own. Cost per box is known when the machine stops, which led to two customers being repriced and one being thanked.',
        result: { value: '12 months to 1 hour', label: 'until the cost of a box is known' },
        link: '/services/crm-erp/odoo',
      },
      {
        id: 'ngo-donors',
        title: 'Donors thanked before they wonder',
        client: 'an education charity in Melbourne',
        description:
          'Receipts took a month, and large donors received the same letter as small ones. A small CRM of twelve screens, joined to bank and website, sends receipts the same day and tells the director whom to telephone. The volunteer designed three of the screens.',
        result: { value: '1 month to 1 day', label: 'until a gift is receipted' },
      },
    ],
  },
  testimonials: [
    {
      quote: 'I wanted forty custom reports. They built six and bet me lunch that I would not miss the others. I bought lunch.',
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
          'Open items and two years of history usually pay off. Older data goes to an archive that can be searched. Moving everything costs more than it is read.',
      },
      {
        question: 'What if the vendor changes its prices?',
        answer: 'Your data can be exported in full, and we write down how. The processes and the cleaned data are worth more than the product they run in.',
      },
    ],
  },
  call: {
    title: 'Show us the spreadsheet behind your system',
    text: 'There is one. It tells exactly where the system does not fit, and it is where we would start.',
  },
})
