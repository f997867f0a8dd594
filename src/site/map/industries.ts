import { company } from '#site/company.ts'
import type { Page } from './page.ts'

export const industryPages = [
  {
    path: '/industries/healthcare',
    label: 'Healthcare',
    title: `Healthcare software for hospitals and clinics | ${company.name}`,
    section: 'industries',
    parent: '/industries',
    blurb: 'Patient records, wards, labs and bills that agree with each other.',
  },
  {
    path: '/industries/fintech-solutions',
    label: 'Fintech',
    title: `Fintech software for lenders and wallets | ${company.name}`,
    section: 'industries',
    parent: '/industries',
    blurb: 'Wallets, lending and ledgers that balance to the paisa.',
    aliases: ['/industries/finance'],
  },
  {
    path: '/industries/ecommerce',
    label: 'E-commerce',
    title: `Software for e-commerce businesses | ${company.name}`,
    section: 'industries',
    parent: '/industries',
    blurb: 'Stock, couriers and returns behind an online shop.',
  },
  {
    path: '/industries/retail',
    label: 'Retail',
    title: `Retail software for shops and chains | ${company.name}`,
    section: 'industries',
    parent: '/industries',
    blurb: 'Tills, shelves and purchase orders that count the same stock.',
  },
  {
    path: '/industries/education',
    label: 'Education',
    title: `Education software for schools and colleges | ${company.name}`,
    section: 'industries',
    parent: '/industries',
    blurb: 'Admissions, attendance, exams and fees for schools and colleges.',
  },
  {
    path: '/industries/real-estate',
    label: 'Real estate',
    title: `Real estate and property software | ${company.name}`,
    section: 'industries',
    parent: '/industries',
    blurb: 'Listings, instalments, rent ledgers and handover papers.',
  },
  {
    path: '/industries/manufacturing',
    label: 'Manufacturing',
    title: `Manufacturing software for the factory floor | ${company.name}`,
    section: 'industries',
    parent: '/industries',
    blurb: 'Cutting, sewing, quality and shipment on one floor plan.',
  },
] as const satisfies readonly Page[]
