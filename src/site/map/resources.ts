import { company } from '#site/company.ts'
import type { Page } from './page.ts'

export const resourcePages = [
  {
    path: '/press',
    label: 'Press',
    title: `Press and company background | ${company.name}`,
    section: 'resources',
    blurb: 'Company background and brand guidelines for journalists.',
  },
  {
    path: '/blog',
    label: 'Blog',
    title: `Blog: notes from building software | ${company.name}`,
    section: 'resources',
    blurb: 'What we learned on the shop floor, in the ward and at the till.',
  },
  {
    path: '/brands',
    label: 'Brands',
    title: `Our brands and products | ${company.name}`,
    section: 'resources',
    blurb: 'The products we own, and how we decide what to build next.',
  },
  {
    path: '/support',
    label: 'Support',
    title: `Support center: help and answers | ${company.name}`,
    section: 'resources',
    blurb: 'Ask for help, read answers, find the manuals.',
    anchors: [
      { id: 'contact', label: 'Contact us', blurb: 'Send a support request.', features: [] },
      { id: 'faqs', label: 'FAQs', blurb: 'Six questions that we are asked most.', features: [] },
      { id: 'resources', label: 'Resources', blurb: 'Documentation, videos, articles and the developer portal.', features: [] },
    ],
  },
] as const satisfies readonly Page[]
