import { describe, expect, it } from 'vitest'
import claims from '#content/claims.json' with { type: 'json' }
import { siteMap } from '#site/map/index.ts'
import { pages } from '../../build/dist.ts'

type Element = (typeof pages)[number]['elements'][number]

const inMain = (page: (typeof pages)[number]): Element[] => {
  const main = page.all('main')[0]
  const below = (element: Element): Element[] =>
    element.children.flatMap(child => ('attribs' in child ? [child as Element, ...below(child as Element)] : []))
  return main ? below(main) : []
}
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The figures of docs/specification.md#claims in the wording of pages. `claims.test.ts` tests the other promises. */
const worded: Partial<Record<keyof typeof claims, string>> = {
  projects: `${claims.projects} projects`,
  countries: `clients in ${claims.countries} countries`,
  industries: `${claims.industries} industries`,
  satisfaction: `${claims.satisfaction} satisfaction`,
  foundedYear: `founded in ${claims.founded}`,
  foundedDay: `founded, on ${claims.foundedDay}`,
  founded: `founded in ${claims.founded}`,
  mvps: `${claims.mvps} MVPs`,
  startupCountries: `founders in ${claims.startupCountries} countries`,
  mvpWeeks: `MVP in ${claims.mvpWeeks}`,
  businesses: `trusted by ${claims.businesses} businesses`,
  users: `${claims.users} users`,
  uptime: `${claims.uptime} uptime`,
  clientSatisfaction: `${claims.clientSatisfaction} client satisfaction`,
}

describe('what is claimed and what is served', () => {
  const shown = pages.flatMap(page => page.all('main').map(main => clean(page.text(main)).toLowerCase()))

  it.each(Object.values(worded))('%s: some page says so', words => {
    expect(shown.some(text => text.includes(words.toLowerCase()))).toBe(true)
  })

  it.each(['retail', 'restaurants', 'sales and distribution', 'healthcare'])('%s is among the fields served', field => {
    const home = pages.find(({ path }) => path === '/')
    expect(home && clean(home.text(home.all('main')[0] as Element)).toLowerCase()).toContain(field)
  })

  it('the cards of support say where they lead', () => {
    const support = pages.find(({ path }) => path === '/support')
    const panel = support?.elements.find(({ attribs }) => attribs.id === 'resources')
    const links = support && panel ? support.below(panel).filter(({ name }) => name === 'a') : []
    expect(links).toHaveLength(4)
    for (const link of links) {
      const { pathname } = new URL(link.attribs.href ?? '', 'https://support.example')
      const label = siteMap.find(({ path }) => path === pathname)?.label ?? 'no page'
      expect([support?.text(link).toLowerCase(), pathname]).toEqual([
        expect.stringContaining(label.slice(0, 7).toLowerCase()),
        pathname,
      ])
    }
  })

  it('on the startup page the free call and the about block are bands of their own', () => {
    const page = pages.find(({ path }) => path === '/startup')
    const bands = page?.all('section').map(section => clean(page.text(section))) ?? []
    const call = bands.filter(text => text.includes('Book Your Free Call'))
    const about = bands.filter(text => text.includes(`founders in ${claims.startupCountries} countries`))
    expect([call.length, about.length, call[0] === about[0]]).toEqual([1, 1, false])
  })
})

describe('the counts', () => {
  const page = (path: string) => {
    const found = pages.find(candidate => candidate.path === path)
    if (!found) throw new Error(`there is no page ${path}`)
    return found
  }
  const count = (path: string, test: (element: Element) => boolean) => inMain(page(path)).filter(test).length
  const withClass = (name: string) => (element: Element) => (element.attribs.class ?? '').split(' ').includes(name)
  const services = pages
    .map(({ path }) => path)
    .filter(path => /^\/services\/[a-z0-9-]+$/.test(path) && path !== '/services/pos-systems')

  it('hold on the 13 service pages', () => {
    expect(services).toHaveLength(13)
    for (const path of services) {
      const steps = count(path, withClass('step-number'))
      expect([path, steps === 6 || steps === 7]).toEqual([path, true])
      expect([path, count(path, withClass('question'))]).toEqual([path, 5])
      expect([path, count(path, withClass('story'))]).toEqual([path, 3])
      expect([path, count(path, ({ name }) => name === 'blockquote')]).toEqual([path, 2])
      expect([
        path,
        page(path)
          .text(page(path).all('main')[0] as Element)
          .includes('Contact Us Now'),
      ]).toEqual([path, true])
    }
  })

  it('hold on the 7 industry pages', () => {
    const industries = pages.map(({ path }) => path).filter(path => /^\/industries\/[a-z0-9-]+$/.test(path))
    expect(industries).toHaveLength(7)
    for (const path of industries) {
      expect([path, count(path, withClass('story'))]).toEqual([path, 3])
      expect([path, count(path, withClass('figure'))]).toEqual([path, 4])
    }
  })

  it('hold on the rankings, the overview and the blog', () => {
    expect(count('/best-software-companies-in-bangladesh', ({ name }) => name === 'tr')).toBe(21)
    expect(count('/top-it-firms-in-bangladesh', withClass('card'))).toBe(5)
    expect(page('/services').html.match(/>Request a Quote/g)).toHaveLength(3)
    // Three featured articles, and all in the list: those after the sixth for browsers without scripts.
    expect(count('/blog', ({ name, attribs }) => name === 'a' && /^\/blog\/[a-z0-9-]+$/.test(attribs.href ?? ''))).toBe(
      15,
    )
  })
})
