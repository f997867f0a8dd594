import { describe, expect, it } from 'vitest'
import { pages } from '#content/read/pages.build.ts'
import type { FileView, FileWords } from '#pages/schemas.ts'

/** Returns the content of every page of a view, by path. */
const ofView = <View extends FileView>(view: View) =>
  Object.entries(pages).flatMap(([path, page]) =>
    page?.view === view ? [[path, page.words as FileWords<View>] as const] : [],
  )

const one = <View extends FileView>(view: View) => {
  const [found] = ofView(view)
  if (!found) throw new Error(`no page has the view ${view}`)
  return found[1]
}

/** Returns the length of each list; 0 for a missing list. */
const counted = (lists: Readonly<Record<string, readonly unknown[] | undefined>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list?.length ?? 0]))

it('the overview of industries shows the first figure of each of them', () => {
  const results = one('industries').results?.items.map(({ link, value, label }) => ({ link, value, label })) ?? []
  const firsts = ofView('industry').map(([link, { stats }]) => ({ link, ...stats?.[0] }))
  const byLink = (a: { link: string }, b: { link: string }) => a.link.localeCompare(b.link)
  expect(results.toSorted(byLink)).toEqual(firsts.toSorted(byLink))
})

// docs/specification/data.md#counts and the sections of each page.
describe('the counts of the specification', () => {
  it.each(ofView('service'))('%s', (_, words) => {
    const { features, benefits, process, caseStudies, testimonials, faq } = words
    expect(counted({ stories: caseStudies?.items, testimonials, questions: faq?.items })).toEqual({
      stories: 3,
      testimonials: 2,
      questions: 5,
    })
    expect([6, 7, 8]).toContain(features.items.length)
    expect([7, 8]).toContain(benefits?.items.length)
    expect([6, 7]).toContain(process?.items.length)
  })

  it.each(ofView('industry'))('%s', (_, { stats, challenges, solutions, caseStudies }) => {
    const lists = { stats, challenges: challenges?.items, solutions: solutions.items, stories: caseStudies?.items }
    expect(counted(lists)).toEqual({ stats: 4, challenges: 6, solutions: 6, stories: 3 })
  })

  it.each(ofView('landing'))('%s', (_, { trust, services, stories }) => {
    const lists = { trust: trust?.items, services: services.items, stories: stories?.items }
    expect(counted(lists)).toEqual({ trust: 4, services: 4, stories: 3 })
  })

  it('of pages that are one of a kind', () => {
    const { principles, steps, advantages } = one('approach')
    expect(counted({ a: principles?.items, b: steps.items, c: advantages?.items })).toEqual({ a: 5, b: 6, c: 4 })
    const { why, opportunities, benefits, testimonials } = one('partnership')
    expect(counted({ a: why?.items, b: opportunities?.items, c: benefits?.items, d: testimonials })).toEqual({
      a: 4,
      b: 3,
      c: 6,
      d: 2,
    })
    const { features, journey, stories } = one('startup')
    expect(counted({ a: features?.items, b: journey?.items, c: stories?.items })).toEqual({ a: 3, b: 3, c: 2 })
    const { blocks, approach } = one('industries')
    expect(counted({ blocks, approach: approach?.items })).toEqual({ blocks: 6, approach: 4 })
    expect(blocks.map(({ focusPoints }) => focusPoints.length)).toEqual(Array(6).fill(4))
    const services = one('services')
    expect(counted({ a: services.blocks, b: services.technologies?.items, c: services.process?.items })).toEqual({
      a: 3,
      b: 12,
      c: 4,
    })
    const home = one('home')
    expect(
      counted({
        a: home.services?.cards,
        b: home.partners?.items,
        c: home.industries?.names,
        d: home.testimonials?.items,
      }),
    ).toEqual({ a: 3, b: 8, c: 18, d: 4 })
    const { gallery, recognition } = one('about')
    expect(counted({ a: gallery?.items, b: recognition?.badges })).toEqual({ a: 6, b: 5 })
    const { questions, resources } = one('support')
    expect(counted({ questions, resources })).toEqual({ questions: 6, resources: 4 })
    expect(one('companyRanking').companies).toHaveLength(20)
    expect(one('firmRanking').firms).toHaveLength(5)
    expect(one('founder').values?.items).toHaveLength(6)
    expect(one('brands').highlights?.items).toHaveLength(3)
    expect(one('press').background.paragraphs).toHaveLength(6)
    expect(one('careers').life?.items).toHaveLength(4)
    const { services: kinds, stories: told } = one('crossPlatform')
    expect(counted({ kinds: kinds?.items, told: told?.items })).toEqual({ kinds: 4, told: 2 })
  })
})

it('the blog has the specified categories', () => {
  expect(one('blog').categories).toEqual([
    'Digital Transformation',
    'Technology',
    'Cloud Computing',
    'Design',
    'Cybersecurity',
    'Development',
  ])
})

it('the example price of a first version is the sum of its parts, and so are its weeks', () => {
  const { price } = one('startup')
  const rows = price?.example?.rows ?? []
  for (const column of [2, 3]) {
    const amounts = rows.map(row => Number(String(row[column]).replace(/[$,]/g, '')))
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
  }
})
