import type { Page } from './page.ts'

export const mainPages = [
  {
    path: '/',
    label: 'Home',
    section: 'main',
  },
  {
    path: '/services',
    label: 'Services',
    section: 'main',
    blurb: 'Everything we design, build and run, from a first sketch to years of running it.',
  },
  {
    path: '/industries',
    label: 'Industries',
    section: 'main',
    blurb: 'The trades whose forms, counters and closing times we have learned.',
  },
  {
    path: '/careers',
    label: 'Careers',
    section: 'main',
    blurb: 'Open positions, benefits, and what a week here looks like.',
    anchors: [{ id: 'open-positions', label: 'Open positions', blurb: 'The jobs we are hiring for now.', features: [] }],
  },
  {
    path: '/careers/apply',
    label: 'Apply to work with us',
    section: 'main',
    parent: '/careers',
    blurb: 'Send your details and resume without waiting for a vacancy.',
  },
  {
    path: '/contact',
    label: 'Contact',
    section: 'main',
    blurb: 'Write, call or visit. An engineer answers within one working day.',
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    section: 'legal',
  },
  {
    path: '/404',
    label: 'Page Not Found',
    section: 'legal',
    index: false,
  },
] as const satisfies readonly Page[]
