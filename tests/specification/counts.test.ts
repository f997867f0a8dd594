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
const lengths = (...lists: readonly (readonly unknown[] | undefined)[]) => lists.map(list => list?.length ?? 0)

it('the overview of industries shows the first figure of each of them', () => {
  const results = one('industries').results?.items.map(({ link, value, label }) => ({ link, value, label })) ?? []
  const firsts = ofView('industry').map(([link, { stats }]) => ({ link, ...stats?.[0] }))
  const byLink = (a: { link: string }, b: { link: string }) => a.link.localeCompare(b.link)
  expect(results.toSorted(byLink)).toEqual(firsts.toSorted(byLink))
})

// docs/specification/data.md#counts and the sections of each page.
describe('the counts of the specification', () => {
  it.each(ofView('service'))(
    '6 to 8 features, 7 or 8 benefits, 6 or 7 steps, 3 stories, 2 testimonials, 5 questions: %s',
    (_, words) => {
      const { features, benefits, process, caseStudies, testimonials, faq } = words
      expect(lengths(caseStudies?.items, testimonials, faq?.items)).toEqual([3, 2, 5])
      expect([6, 7, 8]).toContain(features.items.length)
      expect([7, 8]).toContain(benefits?.items.length)
      expect([6, 7]).toContain(process?.items.length)
    },
  )

  it.each(ofView('industry'))('4 statistics, 6 challenges, 6 solutions, 3 success stories: %s', (_, words) => {
    const { stats, challenges, solutions, caseStudies } = words
    expect(lengths(stats, challenges?.items, solutions.items, caseStudies?.items)).toEqual([4, 6, 6, 3])
  })

  it.each(ofView('landing'))('4 timeline cards, 4 service blocks, 3 success stories: %s', (_, words) => {
    const { trust, services, stories } = words
    expect(lengths(trust?.items, services.items, stories?.items)).toEqual([4, 4, 3])
  })

  it('of pages that are one of a kind', () => {
    const approach = one('approach')
    const ofApproach = lengths(approach.principles?.items, approach.steps.items, approach.advantages?.items)
    expect(ofApproach, '5 principles, 6 steps, 4 advantages').toEqual([5, 6, 4])
    const { why, opportunities, benefits, testimonials } = one('partnership')
    const ofPartners = lengths(why?.items, opportunities?.items, benefits?.items, testimonials)
    expect(ofPartners, '4 why-partner items, 3 opportunities, 6 benefits, 2 testimonials').toEqual([4, 3, 6, 2])
    const { features, journey, stories } = one('startup')
    const ofStartup = lengths(features?.items, journey?.items, stories?.items)
    expect(ofStartup, '3 feature cards, 3 journey steps, 2 success stories').toEqual([3, 3, 2])
    const { blocks, approach: steps } = one('industries')
    expect(lengths(blocks, steps?.items), '6 blocks, plus a 4-step approach').toEqual([6, 4])
    expect(
      blocks.map(({ focusPoints }) => focusPoints.length),
      'each with 4 focus points',
    ).toEqual(Array(6).fill(4))
    const services = one('services')
    const ofServices = lengths(services.blocks, services.technologies?.items, services.process?.items)
    expect(ofServices, '3 blocks, 12 technologies, 4 process steps').toEqual([3, 12, 4])
    const home = one('home')
    const ofHome = lengths(home.services?.cards, home.partners?.items, home.industries?.names, home.testimonials?.items)
    expect(ofHome, '3 services, 8 partners, 18 bubbles, 4 testimonials').toEqual([3, 8, 18, 4])
    const { gallery, recognition } = one('about')
    expect(lengths(gallery?.items, recognition?.badges), '6 gallery slots, 5 review badges').toEqual([6, 5])
    const { questions, resources } = one('support')
    expect(lengths(questions, resources), '6 FAQ entries, 4 resource cards').toEqual([6, 4])
    const rankings = lengths(one('companyRanking').companies, one('firmRanking').firms)
    expect(rankings, '20 companies and 5 top firms').toEqual([20, 5])
    expect(one('founder').values?.items, '6 core values').toHaveLength(6)
    expect(one('brands').highlights?.items, '3 highlights').toHaveLength(3)
    expect(one('press').background.paragraphs, 'six paragraphs of company background').toHaveLength(6)
    expect(one('careers').life?.items, 'Life at the company: 4 blocks').toHaveLength(4)
    const { services: kinds, stories: told } = one('crossPlatform')
    expect(lengths(kinds?.items, told?.items), 'four services, two case studies').toEqual([4, 2])
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
