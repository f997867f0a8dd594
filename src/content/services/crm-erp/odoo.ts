import { company } from '#company.ts'
import type { SubServiceContent } from '#content/shapes.ts'

export default {
  description: `Odoo ERP implementation by ${company.name}: accounts, stock, purchasing and payroll with Bangladeshi VAT and labour rules, kept updatable year after year.`,
  headline: 'Odoo with local tax, payroll and common sense',
  lead: 'Odoo does nine tenths of what a trading or making company needs, at a price that a middle-sized firm can bear. We add the local tenth as modules and leave the core alone.',
  about: {
    title: 'The whole company in one book',
    paragraphs: [
      'In Odoo a goods receipt, a supplier bill and a payment are three views of one event. That is its strength, and the reason why it must be set up by people who have closed books and counted shelves.',
      'We bring modules for Mushak forms, VAT and tax deducted at source, provident fund, festival bonus and overtime as the labour law counts it. They are ours, tested against each Odoo release, and licensed to you with their source.',
      'What we do not do is change Odoo itself. An installation that cannot be updated is a loan at a high rate.',
    ],
  },
  whenNeeded: {
    title: 'Companies come to us when',
    items: [
      'stock, accounts and sales are three programs and one argument',
      'the cost of a product is known only after the year',
      'salaries are calculated in a file that one person understands',
      'a previous Odoo was altered until it could not be updated',
      'the group adds companies faster than accountants',
    ],
  },
  deliverables: {
    title: 'What is running at the end',
    items: [
      { icon: 'report-money', title: 'Books and tax', description: 'Chart of accounts, VAT, withholding and statements in the layout your auditor knows.' },
      { icon: 'package', title: 'Stock and purchasing', description: 'Lots, units, landed costs and reorder rules that follow real lead times.' },
      { icon: 'tool', title: 'Making', description: 'Bills of material, work orders and scrap, reported from the floor by tablet.' },
      { icon: 'users', title: 'People and pay', description: 'Attendance devices, leave, overtime, festival bonus and bank files.' },
    ],
  },
  timeline: {
    title: 'First department in three months',
    items: [
      { title: 'Fit workshop', duration: '3 weeks', description: 'Your processes shown in standard Odoo, gaps priced one by one.' },
      { title: 'Core', duration: '10 weeks', description: 'Purchasing, stock and accounts live, balances loaded, first month closed together.' },
      { title: 'Next areas', duration: '6-8 weeks each', description: 'Production, payroll, sales, in the order you choose.' },
    ],
  },
  faq: {
    title: 'Odoo questions from finance',
    items: [
      {
        question: 'Community or Enterprise?',
        answer:
          'Enterprise if you want its accounting reports, phone app and upgrades; Community when those are not needed and you have a technician. We show both with your own data.',
      },
      {
        question: 'Where does it run?',
        answer: 'Odoo’s own cloud, a data centre in the country or your server room. Factories with poor lines get a local server that copies itself outwards.',
      },
      {
        question: 'Can our auditors work with it?',
        answer: 'They get a read-only login and an export in their format. After the first year most ask for nothing else.',
      },
    ],
  },
  call: { title: 'Bring your worst product', text: 'The one whose cost nobody agrees on. We show in Odoo, in two hours, what it would take to know.' },
} satisfies SubServiceContent
