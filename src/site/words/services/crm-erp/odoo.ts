import { claims } from '#site/claims.ts'
import { company } from '#site/company.ts'
import { subService } from '#site/words/page.ts'
import { lasting } from '#site/words/step-times.ts'

export default subService({
  title: `Odoo ERP implementation in Bangladesh | ${company.name}`,
  description:
    'Odoo ERP implementation for trading and manufacturing companies: accounts, stock, purchasing and payroll by Bangladeshi VAT and labour rules, kept updatable.',
  headline: 'Odoo ERP implementation with local tax and payroll',
  lead: 'For trading and manufacturing companies of 30 to 1,000 people. Odoo does about nine tenths of what you need at a price that a middle-sized firm can bear. We add the local tenth as modules and leave the core alone.',
  about: [
    'In Odoo a goods receipt, a supplier bill and a payment are three views of one event. That’s why it must be set up by people who have closed books and counted shelves.',
    'The local tenth is mostly law. Our modules keep the Mushak 6.1 and 6.2 registers, print the 6.3 invoice and the 6.6 certificate for VAT deducted at source, and fill return 9.1, which is due by the fifteenth. Payroll pays overtime at twice the hourly rate, which is basic wage and dearness allowance divided by 208, with provident fund and festival bonus. You receive the modules with their source.',
    'Odoo itself stays unaltered. A new version appears each year and three are looked after, so a copy that can’t be updated lasts about three years. The unit converter we wrote for the box maker on our CRM and ERP page, from reels by weight to boxes by the piece, is a module of four hundred lines that has come through two upgrades.',
  ],
  whenNeeded: {
    lead: 'Companies come to us when',
    items: [
      'stock, accounts and sales are three programs that disagree',
      'landed cost is a guess until the clearing agent’s bill arrives',
      'salaries are calculated in a file that one person understands',
      'a previous Odoo was altered until it couldn’t be updated',
      'the group adds companies faster than accountants',
    ],
  },
  deliverables: {
    items: [
      {
        icon: 'report-money',
        title: 'Books and tax',
        description: 'Chart of accounts, VAT, tax deducted at source, and statements in the layout your auditor knows.',
      },
      {
        icon: 'package',
        title: 'Stock and purchasing',
        description: 'Lots, units and reorder rules, with landed cost per letter of credit: duty, bank charges, clearing and the truck from the port.',
      },
      { icon: 'tool', title: 'Production', description: 'Bills of material, work orders and scrap, reported from the floor by tablet.' },
      {
        icon: 'users',
        title: 'People and pay',
        description: 'Attendance, leave and overtime, with the bank file ready before the seventh working day, when wages fall due.',
      },
      {
        icon: 'calendar',
        title: 'A clean opening',
        description: 'Parties, items and ledgers agreed to the taka on one date, by preference July 1, when the fiscal year begins.',
      },
    ],
  },
  timeline: {
    items: [
      {
        title: 'Fit workshop',
        time: lasting(3, 'week'),
        description:
          'Your processes shown in standard Odoo, gaps priced one by one. Send a buyer, a storekeeper and an accountant, each with last month’s papers.',
      },
      { title: 'Core', time: lasting(10, 'week'), description: 'Purchasing, stock and accounts live, balances loaded, first month closed together.' },
      { title: 'Next areas', time: lasting([6, 8], 'week', ' each'), description: 'Production, payroll, sales, in the order you choose.' },
    ],
  },
  faq: {
    items: [
      {
        question: 'Community or Enterprise?',
        answer:
          'Enterprise if you want its accounting reports, phone app and upgrades; Community when those aren’t needed and you have a technician. We show both with your own data.',
      },
      {
        question: 'Where does it run?',
        answer:
          'Odoo’s own cloud, a data centre in the country or your server room. Factories with poor connections get a local server that copies itself outwards.',
      },
      {
        question: 'What does it cost?',
        answer: `A first department costs from ${claims.pricesFrom.odoo} US dollars. The fit workshop prices each gap, so you can leave some out. Odoo bills its licences to you.`,
      },
      {
        question: 'Does it read our fingerprint machines?',
        answer:
          'Nearly all of them, over the network, every ten minutes. We keep the raw log as well, because a quarrel about overtime is settled with the log.',
      },
    ],
  },
  call: {
    title: 'Try Odoo on a disputed product cost',
    text: 'Bring the product. In two hours we trace it through Odoo with you, and list the receipts that are missing.',
  },
})
