import { company } from '#company.ts'
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
] as const satisfies readonly Page[]
