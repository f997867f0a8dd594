import type { Page } from './page.ts'

export const legalPages = [
  {
    path: '/terms',
    label: 'Terms of service',
    scene: 'scales',
    section: 'legal',
    aliases: ['/terms-of-service'],
  },
  {
    path: '/privacy',
    label: 'Privacy policy',
    scene: 'shredder',
    section: 'legal',
    aliases: ['/privacy-policy'],
  },
  {
    path: '/search',
    label: 'Search',
    scene: 'haystack',
    section: 'legal',
    index: false,
  },
  {
    path: '/offline',
    label: 'Read offline',
    scene: 'hurricane-lamp',
    section: 'legal',
    index: false,
  },
] as const satisfies readonly Page[]
