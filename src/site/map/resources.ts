import type { Page } from './page.ts'

export const resourcePages = [
  {
    path: '/press',
    label: 'Press',
    scene: 'newspaper',
    section: 'resources',
    blurb: 'Company background and brand guidelines for journalists.',
  },
  {
    path: '/blog',
    label: 'Blog',
    scene: 'typewriter',
    section: 'resources',
    blurb: 'What we learned on the shop floor, in the ward and at the till.',
  },
  {
    path: '/case-studies',
    label: 'Case studies',
    scene: 'file-drawer',
    section: 'resources',
    blurb: 'Projects with their dates, prices, measurements and mistakes.',
  },
  {
    path: '/brands',
    label: 'Brands',
    scene: 'market-stall',
    section: 'resources',
    blurb: 'The products we own, and how we decide what to build next.',
  },
  {
    path: '/support',
    label: 'Support',
    scene: 'lifebuoy',
    section: 'resources',
    blurb: 'Ask for help, read answers, find the manuals.',
    anchors: [
      { id: 'contact', label: 'Contact us', blurb: 'Send a support request.', features: [] },
      { id: 'faqs', label: 'FAQs', blurb: 'Six questions that we are asked most.', features: [] },
      { id: 'resources', label: 'Resources', blurb: 'Documentation, videos, articles and the developer portal.', features: [] },
    ],
  },
] as const satisfies readonly Page[]
