import type { Page } from './page.ts'

export const landingPages = [
  {
    path: '/best-software-companies-in-bangladesh',
    label: 'Best software companies in Bangladesh',
    scene: 'rosette',
    section: 'landing',
    blurb: 'Twenty firms compared by age, trade and how to reach them.',
  },
  {
    path: '/top-it-firms-in-bangladesh',
    label: 'Top IT firms in Bangladesh',
    scene: 'five-calls',
    section: 'landing',
    blurb: 'Five firms we would call, and what each is good at.',
  },
  {
    path: '/cross-platform-software-company-in-bangladesh',
    label: 'Cross-platform software',
    scene: 'one-boat',
    section: 'landing',
    blurb: 'One code base for Android, iOS, web and desktop.',
  },
  {
    path: '/best-outsourcing-company-in-bangladesh',
    label: 'Outsourcing company',
    scene: 'named-badges',
    section: 'landing',
    blurb: 'A team that works in your tools, your hours and your standards.',
    accent: 'leaf',
  },
  {
    path: '/best-software-testing-company-in-bangladesh',
    label: 'Software testing company',
    scene: 'magnified-bug',
    section: 'landing',
    blurb: 'Testers who read the requirement before they read the screen.',
    accent: 'river',
  },
] as const satisfies readonly Page[]
