import { describe, expect, it } from 'vitest'
import { founderPath } from '#content/map/families.ts'
import { pages } from '../../build/dist.ts'

const service = ['At a glance', 'Features', 'Benefits', 'Process', 'Case studies', 'Testimonials', 'FAQ']
const subService = ['About this service', 'When you need it', 'Deliverables', 'Timeline', 'FAQ']
const industry = ['Statistics', 'Challenges', 'Solutions', 'Success stories']

/** The headings of a page's sections, by path (docs/specification/services.md and the sections around it). */
const names: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [
    new RegExp(`^${founderPath}$`),
    ['Biography', 'Journey', 'Philosophy', 'Vision', 'Mission', 'Core values', 'message', 'Looking ahead'],
  ],
  [/^\/services\/(pos-systems|[a-z-]+\/[a-z-]+)$/, subService],
  [/^\/services\/[a-z-]+$/, service],
  [/^\/industries\/[a-z-]+$/, industry],
  [/^\/best-outsourcing-/, ['Why trust us', 'Outsourcing services', 'Success stories', 'About']],
  [/^\/best-software-testing-/, ['Why trust us', 'Software testing services', 'Success stories', 'About']],
  [
    /^\/$/,
    ['Numbers', 'Services', 'Technology partners', 'Industries', 'Testimonials', 'Teams', 'Careers', 'Contact us'],
  ],
  [
    /^\/about$/,
    ['Vision', 'Mission', 'Our Story', 'Core Values', 'Numbers', 'Recognized By', 'Our office', 'Leadership Team'],
  ],
  [/^\/careers$/, ['Benefits', 'Open Positions', 'Join Our Teams']],
  [/^\/support$/, ['FAQs', 'Resources']],
  [/^\/press$/, ['What is', 'Brand guidelines']],
  [/^\/brands$/, ['Our innovation approach', 'Highlights']],
  [/^\/approach$/, ['Principles', 'Steps to project success', 'Advantages']],
  [/^\/partnership$/, ['Why partner', 'Opportunities', 'Benefits', 'Testimonials', 'Application']],
  [/^\/services$/, ['Web development', 'Mobile app development', 'Custom software', 'Technologies', 'Process']],
  [/^\/industries$/, ['Healthcare', 'Fintech', 'E-commerce', 'Education', 'Real Estate', 'Manufacturing', 'Approach']],
  [/^\/cross-platform-/, ['Why choose us', 'Services', 'Case studies', 'About']],
  [/^\/startup$/, ['Why', 'Journey', 'Services', 'Success stories', 'About']],
]

describe('sections carry their plain names', () => {
  const named = pages.flatMap(page => {
    const own = names.find(([path]) => path.test(page.path))?.[1]
    return own ? [[page.path, page, own] as const] : []
  })

  it.each(named)('%s', (_, page, own) => {
    const main = page.all('main').flatMap(page.below)
    const headings = main.filter(({ name }) => name === 'h2').map(heading => page.text(heading))
    expect(headings).toEqual(expect.arrayContaining(own.map(name => expect.stringMatching(new RegExp(name, 'i')))))
  })
})
