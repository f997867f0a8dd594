import { describe, expect, it } from 'vitest'
import { siteMap } from '#site/map/index.ts'
import { pages } from './dist.ts'

const service = ['At a glance', 'Features', 'Benefits', 'Process', 'Case studies', 'Testimonials', 'FAQ']
const subService = ['About this service', 'When you need it', 'Deliverables', 'Timeline', 'FAQ']
const industry = ['Statistics', 'Challenges', 'Solutions', 'Success stories']

/** What the sections of a page are called, by the page's path (docs/specification.md#services and the sections around it). */
const names: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/services\/(pos-systems|[a-z-]+\/[a-z-]+)$/, subService],
  [/^\/services\/[a-z-]+$/, service],
  [/^\/industries\/[a-z-]+$/, industry],
  [/^\/best-outsourcing-/, ['Why trust us', 'Outsourcing services', 'Success stories', 'About']],
  [/^\/best-software-testing-/, ['Why trust us', 'Software testing services', 'Success stories', 'About']],
]

describe('sections carry their plain names', () => {
  const named = pages.flatMap(page => {
    const own = names.find(([path]) => path.test(page.path))?.[1]
    return own ? [[page.path, page, own] as const] : []
  })

  it.each(named)('%s', (_, page, own) => {
    const headings = page.all('h2').map(heading => page.text(heading).trim())
    expect(headings).toEqual(expect.arrayContaining(own.map(name => expect.stringMatching(new RegExp(`^${name}`)))))
  })
})

describe('headings say what the page is about', () => {
  it.each(siteMap.filter(({ path }) => /^\/(services|industries)\/./.test(path)))('$path', ({ path, label }) => {
    const page = pages.find(candidate => candidate.path === path)
    const first = /[a-z]+/i.exec(label)?.[0].toLowerCase() ?? label
    expect(page?.headings[0]?.toLowerCase()).toContain(first)
  })
})
