import type { Page } from './page.ts'

export const legalPages = [
  {
    path: '/terms',
    label: 'Terms of service',
    section: 'legal',
    aliases: ['/terms-of-service'],
  },
  {
    path: '/privacy',
    label: 'Privacy policy',
    section: 'legal',
    aliases: ['/privacy-policy'],
  },
  {
    path: '/search',
    label: 'Search',
    section: 'legal',
    index: false,
  },
  {
    path: '/offline',
    label: 'Read offline',
    section: 'legal',
    index: false,
  },
] as const satisfies readonly Page[]
