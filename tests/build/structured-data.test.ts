import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { jobPath } from '#content/map/families.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { readLists } from '#lists/data-folder.ts'
import { pages } from './dist.ts'
import { type GraphObject, graphOf } from './graph.ts'

const graphs = pages.map(page => ({ page, path: page.path, objects: graphOf(page) }))

const typesOn = (path: string) => {
  const found = graphs.find(graph => graph.path === path)
  if (!found) throw new Error(`there is no page ${path}`)
  return new Set(found.objects.map(object => object['@type']))
}

/** Search engines reject a job without its date. */
const datedJobs = readLists()
  .jobs.filter(({ posted }) => posted !== undefined)
  .map(jobPath)

/** Matches the paths of pages of these views, which every owner may choose. */
const ofViews = (...views: readonly string[]) =>
  new RegExp(
    `^(${pages
      .filter(({ view }) => views.includes(view))
      .map(({ path }) => path)
      .join('|')})$`,
  )

/** The types of each kind of page besides the company, the site, the page and its breadcrumbs. */
const kinds: [kind: string, test: RegExp, types: readonly string[]][] = [
  ['about', /^\/about$/, ['AboutPage', 'Person']],
  ['contact', /^\/contact$/, ['ContactPage', 'ContactPoint']],
  ['founder', new RegExp(`^${company.founder.path}$`), ['ProfilePage', 'Person']],
  ['overview', /^\/(services|industries|careers|brands|sitemap|case-studies)$/, ['CollectionPage']],
  ['service', /^\/services\/.+$/, ['Service', 'FAQPage', 'Question', 'Answer']],
  ['landing', ofViews('landing', 'crossPlatform'), ['Service', 'OfferCatalog', 'Offer']],
  ['ranking', ofViews('companyRanking', 'firmRanking'), ['CollectionPage', 'ItemList']],
  ['case studies', /^\/case-studies$/, ['ItemList', 'ListItem']],
  ['case study', /^\/case-studies\/.+$/, ['Article', 'Thing']],
  ['blog', /^\/blog$/, ['Blog', 'BlogPosting']],
  ['post', /^\/blog\/.+$/, ['BlogPosting', 'Blog', 'Person']],
  ['job', new RegExp(`^(${datedJobs.join('|')})$`), ['JobPosting', 'PropertyValue']],
  ['support', /^\/support$/, ['FAQPage', 'Question', 'Answer']],
]

/** Types that only one kind of page has. */
const reserved = ['AboutPage', 'Article', 'ContactPage', 'ProfilePage', 'JobPosting', 'Blog', 'FAQPage', 'Service']

describe('the structured data', () => {
  it('names the publisher, the type and the breadcrumb of the page', () => {
    for (const { path, objects } of graphs) {
      const types = objects.map(object => object['@type'])
      for (const type of ['Organization', 'WebSite', 'SearchAction', 'PostalAddress'])
        expect([path, type, types.includes(type)]).toEqual([path, type, true])
      expect([path, objects.some(object => object['@id'] === `${company.siteUrl}${path}#webpage`)]).toEqual([
        path,
        true,
      ])
      expect([path, types.includes('BreadcrumbList')]).toEqual([
        path,
        !['/', '/404', '/offline', '/search'].includes(path),
      ])
    }
  })

  it('and the breadcrumb say the same way from home to the page itself', () => {
    for (const { page, path, objects } of graphs) {
      if (path === '/' || path === '/404') continue
      const steps = page.elements
        .filter(({ name, attribs }) => name === 'nav' && attribs['aria-label'] === texts.breadcrumb)
        .flatMap(trail => page.below(trail))
        .filter(({ name, attribs }) => name === 'a' || attribs['aria-current'])
        .map(step => [page.text(step), step.attribs.href ?? step.attribs['aria-current']])
      expect([path, steps.at(-1)?.[1]]).toEqual([path, 'page'])
      const told = objects
        .filter(object => object['@type'] === 'ListItem' && typeof object.item === 'string')
        .map(({ name, item }) => [name, item === `${company.siteUrl}${path}` ? 'page' : new URL(String(item)).pathname])
      if (!['/offline', '/search'].includes(path)) expect([path, steps]).toEqual([path, told])
    }
  })

  it('has the types of its kind of page', () => {
    for (const [, test, types] of kinds) {
      const members = graphs.filter(({ path }) => test.test(path))
      for (const { path } of members) expect([path, types.filter(type => !typesOn(path).has(type))]).toEqual([path, []])
    }
  })

  it('has no type that belongs to another kind', () => {
    for (const { path } of graphs) {
      const allowed = kinds.filter(([, test]) => test.test(path)).flatMap(([, , types]) => types)
      const foreign = reserved.filter(type => typesOn(path).has(type) && !allowed.includes(type))
      expect([path, foreign]).toEqual([path, []])
    }
  })

  it('dates every article, and names who wrote it, as its head does', () => {
    const articles = graphs.filter(({ page }) => page.meta('og:type') === 'article')
    for (const { page, path, objects } of articles) {
      const node = objects.find(object => object['@type'] === (path.startsWith('/blog/') ? 'BlogPosting' : 'Article'))
      const [published, modified] = [String(node?.datePublished), String(node?.dateModified)]
      expect([path, published]).toEqual([path, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
      expect([path, modified]).toEqual([path, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
      expect([path, modified >= published]).toEqual([path, true])
      expect([path, page.meta('article:published_time'), page.meta('article:modified_time')]).toEqual([
        path,
        published,
        modified,
      ])
      const written = node?.author as GraphObject
      const author = written.name ?? objects.find(object => object['@id'] === written['@id'])?.name
      expect([path, page.meta('article:author')]).toEqual([path, author])
    }
  })

  it('has no ratings and no served area', () => {
    for (const { path, objects } of graphs)
      expect([
        path,
        objects.some(object => 'aggregateRating' in object || 'review' in object || 'areaServed' in object),
      ]).toEqual([path, false])
  })
})
