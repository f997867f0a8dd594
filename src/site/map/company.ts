import { company } from '#site/company.ts'
import type { Page } from './page.ts'

export const companyPages = [
  {
    path: '/about',
    label: 'About',
    title: `About us: the studio and its people | ${company.name}`,
    section: 'company',
    blurb: 'Who we are, what we believe, and the numbers behind it.',
  },
  {
    path: '/approach',
    label: 'Approach',
    title: `Our approach to software projects | ${company.name}`,
    section: 'company',
    blurb: 'Five principles and six steps that keep a project honest.',
  },
  {
    path: '/partnership',
    label: 'Partnership',
    title: `Become a partner: resell or integrate | ${company.name}`,
    section: 'company',
    blurb: 'Resell, integrate or build something together.',
    anchors: [{ id: 'apply', label: 'Partner application', blurb: 'Tell us about your company and your goals.', features: [] }],
  },
  {
    path: '/startup',
    label: 'Startups',
    title: `Software for startups: MVP in 8-12 weeks | ${company.name}`,
    section: 'company',
    blurb: 'A first version that real customers can pay for, on a fixed date.',
    anchors: [{ id: 'why-us', label: 'Why founders choose us', blurb: 'Three reasons, each with its proof.', features: [] }],
  },
] as const satisfies readonly Page[]
