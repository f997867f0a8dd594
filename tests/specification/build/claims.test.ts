import { describe, expect, it } from 'vitest'
import { numberText } from '#content/in-words.ts'
import { readBasis } from '#content/read/company.build.ts'
import claims from '#generated/claims.json' with { type: 'json' }
import { readLists } from '#lists/data-folder.ts'
import { pages } from '../../build/dist.ts'

/** Returns the text of each page's main part, in small letters. */
const texts = new Map(
  pages.map(page => {
    const text = page.all('main').map(page.text).join(' ')
    return [page.path, text.replace(/\s+/g, ' ').toLowerCase()] as const
  }),
)

const shows = (path: string, words: string) => texts.get(path)?.includes(words.replace(/\s+/g, ' ').toLowerCase())

/** The figures of docs/specification/data.md#claims in the wording of pages. */
const worded = [
  `${claims.projects} projects`,
  `clients in ${claims.countries} countries`,
  `${claims.industries} industries`,
  `${claims.satisfaction} satisfaction`,
  `founded in ${claims.founded}`,
  `founded, on ${claims.foundedDay}`,
  `${claims.mvps} MVPs`,
  `founders in ${claims.startupCountries} countries`,
  `MVP in ${claims.mvpWeeks}`,
  `trusted by ${claims.businesses} businesses`,
  `${claims.users} users`,
  `${claims.uptime} uptime`,
  `${claims.clientSatisfaction} client satisfaction`,
]

describe('the claims of the specification', () => {
  it.each(worded)('some page says: %s', words => {
    expect([...texts.keys()].filter(path => shows(path, words))).not.toEqual([])
  })

  it.each(['retail', 'restaurants', 'sales and distribution', 'healthcare'])('home says that we serve %s', field => {
    expect(shows('/', field)).toBe(true)
  })

  it.each([
    ['Khata', `${numberText(claims.tillPrice)} taka`],
    ['Thali', `${numberText(claims.branchPrice)} taka`],
    ['Pathshala', `${numberText(claims.pupilPrice)} taka`],
    ['Shuta', `${claims.priceBands.sewingLine.price} US dollars`],
  ])('%s costs the same in the list of products', (name, price) => {
    const product = readLists().brands.find(each => each.name.startsWith(name))
    expect(product?.price).toMatch(new RegExp(`^${price}`))
  })

  it('the support page shows each severity with its first answer and updates', () => {
    const parts = claims.severities.flatMap(each => [each.level, each.means, each.firstAnswer, each.updates])
    expect(parts.filter(part => !shows('/support', part))).toEqual([])
  })

  const { title, items } = readBasis('.').beforeYouSign
  const answering = ['/services', '/best-outsourcing-company-in-bangladesh', '/startup']
  it.each(answering)('%s answers what buyers ask before they sign', path => {
    const answers = [title, ...items.map(({ description }) => description)]
    expect(answers.filter(answer => !shows(path, answer))).toEqual([])
  })
})
