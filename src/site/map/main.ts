import type { Page } from './page.ts'

export const mainPages = [
  {
    path: '/',
    label: 'Home',
    scene: 'quilt',
    section: 'main',
  },
  {
    path: '/services',
    label: 'Services',
    scene: 'spools',
    section: 'main',
    blurb: 'Everything we design, build and run, from a first sketch to years of running it.',
  },
  {
    path: '/industries',
    label: 'Industries',
    scene: 'street-of-trades',
    section: 'main',
    blurb: 'The trades whose forms, counters and closing times we have learned.',
  },
  {
    path: '/careers',
    label: 'Careers',
    scene: 'empty-chair',
    section: 'main',
    blurb: 'Open positions, benefits, and what a week here looks like.',
    anchors: [{ id: 'open-positions', label: 'Open positions', blurb: 'The jobs we are hiring for now.', features: [] }],
  },
  {
    path: '/careers/apply',
    label: 'Apply to work with us',
    scene: 'resume',
    section: 'main',
    parent: '/careers',
    blurb: 'Send your details and resume without waiting for a vacancy.',
  },
  {
    path: '/contact',
    label: 'Contact',
    scene: 'first-question',
    section: 'main',
    blurb: 'Write, call or visit. An engineer answers within one working day.',
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    scene: 'tree-of-pages',
    section: 'legal',
  },
  {
    path: '/404',
    label: 'Page Not Found',
    scene: 'lost-boat',
    section: 'legal',
    index: false,
  },
] as const satisfies readonly Page[]
