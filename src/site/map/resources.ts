import type { Page } from './page.ts'

export const resourcePages = [
  {
    path: '/press',
    label: 'Press',
    section: 'resources',
    blurb: 'Company background and brand guidelines for journalists.',
  },
  {
    path: '/blog',
    label: 'Blog',
    section: 'resources',
    blurb: 'What we learned on the shop floor, in the ward and at the till.',
  },
  {
    path: '/case-studies',
    label: 'Case studies',
    section: 'resources',
    blurb: 'Projects with their dates, prices, measurements and mistakes.',
  },
  {
    path: '/brands',
    label: 'Brands',
    section: 'resources',
    blurb: 'The products we own, and how we decide what to build next.',
  },
  {
    path: '/support',
    label: 'Support',
    section: 'resources',
    blurb: 'Ask for help, read answers, find the manuals.',
    anchors: [
      { id: 'contact', label: 'Contact us', blurb: 'Send a support request.', features: [] },
      { id: 'faqs', label: 'FAQs', blurb: 'Six questions that we are asked most.', features: [] },
      { id: 'resources', label: 'Resources', blurb: 'Documentation, videos, articles and the developer portal.', features: [] },
    ],
  },
] as const satisfies readonly Page[]
