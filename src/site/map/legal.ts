import { company } from '#site/company.ts'
import type { Page } from './page.ts'

export const legalPages = [
  {
    path: '/terms',
    label: 'Terms of service',
    title: `Terms of service | ${company.name}`,
    section: 'legal',
    aliases: ['/terms-of-service'],
  },
  {
    path: '/privacy',
    label: 'Privacy policy',
    title: `Privacy policy | ${company.name}`,
    section: 'legal',
    aliases: ['/privacy-policy'],
  },
  {
    path: '/offline',
    label: 'Read offline',
    title: `Read this site offline | ${company.name}`,
    section: 'legal',
    index: false,
  },
] as const satisfies readonly Page[]
