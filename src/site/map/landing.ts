import { company } from '#site/company.ts'
import type { Page } from './page.ts'

export const landingPages = [
  {
    path: '/best-software-companies-in-bangladesh',
    label: 'Best software companies in Bangladesh',
    title: 'Best software companies in Bangladesh',
    section: 'landing',
    blurb: 'Twenty firms compared by age, trade and how to reach them.',
  },
  {
    path: '/top-it-firms-in-bangladesh',
    label: 'Top IT firms in Bangladesh',
    title: 'Top IT firms in Bangladesh',
    section: 'landing',
    blurb: 'Five firms we would call, and what each is good at.',
  },
  {
    path: '/cross-platform-software-company-in-bangladesh',
    label: 'Cross-platform software',
    title: `Cross-platform software company in Bangladesh | ${company.name}`,
    section: 'landing',
    blurb: 'One code base for Android, iOS, web and desktop.',
  },
  {
    path: '/best-outsourcing-company-in-bangladesh',
    label: 'Outsourcing company',
    title: `Best outsourcing company in Bangladesh | ${company.name}`,
    section: 'landing',
    blurb: 'A team that works in your tools, your hours and your standards.',
    accent: 'leaf',
  },
  {
    path: '/best-software-testing-company-in-bangladesh',
    label: 'Software testing company',
    title: `Best software testing company in Bangladesh | ${company.name}`,
    section: 'landing',
    blurb: 'Testers who read the requirement before they read the screen.',
    accent: 'river',
  },
] as const satisfies readonly Page[]
