import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { jobPath } from '#content/map/families.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { readLists } from '#lists/data-folder.ts'
import { pages } from './dist.ts'
import { type GraphObject, graphOf } from './graph.ts'

const graphs = pages.map(page => {
  const objects = graphOf(page)
  return { page, path: page.path, objects, types: objects.map(object => object['@type']) }
})

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
const kinds: [test: RegExp, types: readonly string[]][] = [
  [/^\/about$/, ['AboutPage', 'Person']],
  [/^\/contact$/, ['ContactPage', 'ContactPoint']],
  [new RegExp(`^${company.founder.path}$`), ['ProfilePage', 'Person']],
  [/^\/(services|industries|careers|brands|sitemap|case-studies)$/, ['CollectionPage']],
  [/^\/services\/.+$/, ['Service', 'FAQPage', 'Question', 'Answer']],
  [ofViews('landing', 'crossPlatform'), ['Service', 'OfferCatalog', 'Offer']],
  [ofViews('companyRanking', 'firmRanking'), ['CollectionPage', 'ItemList']],
  [/^\/case-studies$/, ['ItemList', 'ListItem']],
  [/^\/case-studies\/.+$/, ['Article', 'Thing']],
  [/^\/blog$/, ['Blog', 'BlogPosting']],
  [/^\/blog\/.+$/, ['BlogPosting', 'Blog', 'Person']],
  [new RegExp(`^(${datedJobs.join('|')})$`), ['JobPosting', 'PropertyValue']],
  [/^\/support$/, ['FAQPage', 'Question', 'Answer']],
]

/** Types that only one kind of page has. */
const reserved = ['AboutPage', 'Article', 'ContactPage', 'ProfilePage', 'JobPosting', 'Blog', 'FAQPage', 'Service']

describe('the structured data', () => {
  it('names the publisher, the type and the breadcrumb of the page', () => {
    for (const { path, objects, types } of graphs) {
      for (const type of ['Organization', 'WebSite', 'SearchAction', 'PostalAddress'])
        expect([path, type, types.includes(type)]).toEqual([path, type, true])
      expect(
        objects.some(object => object['@id'] === `${company.siteUrl}${path}#webpage`),
        path,
      ).toBe(true)
      const isBelowHome = !['/', '/404', '/offline', '/search'].includes(path)
      expect([path, types.includes('BreadcrumbList')]).toEqual([path, isBelowHome])
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

  it('has the types of its kind of page, and none that belongs to another kind', () => {
    for (const { path, types } of graphs) {
      const expected = kinds.filter(([test]) => test.test(path)).flatMap(([, types]) => types)
      const missing = expected.filter(type => !types.includes(type))
      const foreign = reserved.filter(type => types.includes(type) && !expected.includes(type))
      expect([path, missing, foreign]).toEqual([path, [], []])
    }
  })

  it('dates every article, and names who wrote it, as its head does', () => {
    const articles = graphs.filter(({ page }) => page.meta('og:type') === 'article')
    for (const { page, path, objects } of articles) {
      const node = objects.find(object => object['@type'] === (path.startsWith('/blog/') ? 'BlogPosting' : 'Article'))
      const [published, modified] = [String(node?.datePublished), String(node?.dateModified)]
      for (const day of [published, modified]) expect(day, path).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(modified >= published, path).toBe(true)
      const written = node?.author as GraphObject
      const author = written.name ?? objects.find(object => object['@id'] === written['@id'])?.name
      const inHead = ['published_time', 'modified_time', 'author'].map(name => page.meta(`article:${name}`))
      expect([path, ...inHead]).toEqual([path, published, modified, author])
    }
  })

  it('has no ratings and no served area', () => {
    for (const { path, objects } of graphs)
      for (const key of ['aggregateRating', 'review', 'areaServed'])
        expect([path, key, objects.some(object => key in object)]).toEqual([path, key, false])
  })
})
