import type { Page } from './page.ts'

export const companyPages = [
  {
    path: '/about',
    label: 'About',
    scene: 'class-photo',
    section: 'company',
    blurb: 'Who we are, what we believe, and the numbers behind it.',
  },
  {
    path: '/approach',
    label: 'Approach',
    scene: 'stairs',
    section: 'company',
    blurb: 'Five principles and six steps that keep a project honest.',
  },
  {
    path: '/partnership',
    label: 'Partnership',
    scene: 'delta',
    section: 'company',
    blurb: 'Resell, integrate or build something together.',
    anchors: [{ id: 'apply', label: 'Partner application', blurb: 'Tell us about your company and your goals.', features: [] }],
  },
  {
    path: '/startup',
    label: 'Startups',
    scene: 'runway',
    section: 'company',
    blurb: 'A first version, at a fixed price, that real customers can pay for.',
    anchors: [{ id: 'why-us', label: 'Why founders choose us', blurb: 'Three reasons, each with its proof.', features: [] }],
  },
] as const satisfies readonly Page[]
