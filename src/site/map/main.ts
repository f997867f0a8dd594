import { company } from '#site/company.ts'
import type { Page } from './page.ts'

export const mainPages = [
  {
    path: '/',
    label: 'Home',
    title: `${company.name}: cross-platform software from ${company.country}`,
    section: 'main',
  },
  {
    path: '/services',
    label: 'Services',
    title: `Software development services | ${company.name}`,
    section: 'main',
    blurb: 'Everything we design, build and run, from a first sketch to the night shift.',
  },
  {
    path: '/industries',
    label: 'Industries',
    title: `Industries we build software for | ${company.name}`,
    section: 'main',
    blurb: 'The trades whose forms, counters and closing times we have learned.',
  },
  {
    path: '/careers',
    label: 'Careers',
    title: `Careers and open positions | ${company.name}`,
    section: 'main',
    blurb: 'Open positions, benefits, and what a week here looks like.',
    anchors: [{ id: 'open-positions', label: 'Open positions', blurb: 'The jobs we are hiring for now.', features: [] }],
  },
  {
    path: '/careers/apply',
    label: 'Apply to work with us',
    title: `Apply to work with us | ${company.name}`,
    section: 'main',
    parent: '/careers',
    blurb: 'Send your details and resume without waiting for a vacancy.',
  },
  {
    path: '/contact',
    label: 'Contact',
    title: `Contact our team in ${company.city} | ${company.name}`,
    section: 'main',
    blurb: 'Write, call or visit. An engineer answers within one working day.',
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    title: `Sitemap: every page on one sheet | ${company.name}`,
    section: 'legal',
  },
  {
    path: '/404',
    label: 'Page Not Found',
    title: '404 Not Found',
    section: 'legal',
    index: false,
  },
] as const satisfies readonly Page[]
