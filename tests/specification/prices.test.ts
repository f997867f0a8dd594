import { describe, expect, it } from 'vitest'
import { textsOf } from '#build/content/source-file.ts'
import claims from '#content/claims.json' with { type: 'json' }
import pages from '#content/pages.json' with { type: 'json' }

const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const weeksOf: Readonly<Record<string, number>> = { days: 1 / 5, week: 1, weeks: 1, months: 52 / 12 }

/** Returns both ends of `4-6`, `six to ten` and `12`. */
function endsOf(text: string): readonly [number, number] {
  const [least = 0, most = least] = text
    .split(/-| to /)
    .map(part => (counts.includes(part) ? counts.indexOf(part) : Number(part.replaceAll(',', ''))))
  return [least, most]
}

/** The figures of a price, without the words that leave one end open. */
const figuresOf = (price: string) => price.replace(/^(from|up to) /, '')

const range = /\b\d{1,3},\d{3} to \d{1,3},\d{3}\b(?! taka)/g

const bands = Object.entries(claims.priceBands)
const textsAt = (path: string) => textsOf((pages as Readonly<Record<string, unknown>>)[path]).map(([, text]) => text)

/** Whether a page states the team at a glance. */
const isService = (page: string) =>
  textsOf((pages as Readonly<Record<string, unknown>>)[`/${page}`]).some(([path]) => path.includes('glance'))

describe('the price of', () => {
  it.each(bands)('%s is what its team costs in its time', (_, { rate, team, time, price }) => {
    const [, count = '', unit = ''] = /^(.+) (\w+)$/.exec(time) ?? []
    const [people, units] = [endsOf(team), endsOf(count)]
    const costOf = (end: 0 | 1) => (rate / 2) * people[end] * units[end] * (weeksOf[unit] ?? Number.NaN)
    const [least, most] = endsOf(figuresOf(price))
    const isNear = (said: number, right: number) => Math.abs(said - right) <= said / 10
    if (!price.startsWith('up to ')) expect(costOf(0)).toSatisfy((right: number) => isNear(least, right))
    if (!price.startsWith('from ')) expect(costOf(1)).toSatisfy((right: number) => isNear(most, right))
  })

  it.each(bands)('%s is on its page, with the time and the people', (_, { page, team, time, price }) => {
    const said = textsAt(`/${page}`).join('\n')
    expect(said).toContain(figuresOf(price))
    expect(said).toContain(time)
    // Of a fixed price, the page counts the people in words.
    if (isService(page) && /\D/.test(price.replaceAll(',', ''))) expect(said).toContain(`${team} full-time`)
  })
})

it('every single price in dollars on a page is one of its own or of the rates', () => {
  const { priceBands: _, ...others } = claims
  const amountsIn = (texts: readonly string[]) => texts.flatMap(text => text.match(/[\d,]*\d/g) ?? [])
  const shared = amountsIn(
    textsOf(others)
      .map(([, text]) => text)
      .concat(String(claims.onCallPrice.system), String(claims.runningPrice)),
  )
  const found = Object.keys(pages).flatMap(path => {
    const own = amountsIn(bands.filter(([, { page }]) => path === `/${page}`).map(([, { price }]) => price))
    const single = textsAt(path)
      .filter(text => text.includes('US dollars'))
      .flatMap(
        text =>
          text.replaceAll(range, '').match(/\b\d{1,3}(?:,\d{3})+\b(?! (?:taka|products))|\b\d{3,}(?= US dollars)/g) ??
          [],
      )
    return single
      .filter(amount => !own.includes(amount) && !shared.includes(amount))
      .map(amount => `${path}: ${amount}`)
  })
  expect(found).toEqual([])
})

it('every price range in dollars on a page is one of the claims', () => {
  const known = new Set(textsOf(claims).map(([, text]) => text))
  const bandless = Object.keys(pages).flatMap(path =>
    textsAt(path)
      .flatMap(text => text.match(range) ?? [])
      .filter(range => !known.has(range)),
  )
  expect(bandless).toEqual([])
})

it('the figure of a service’s price at a glance is in the sentence beside it', () => {
  const glances = Object.entries(
    pages as Readonly<Record<string, { words: { glance?: Record<string, string> } }>>,
  ).flatMap(([path, { words }]) => (words.glance ? [{ path, ...words.glance }] : []))
  expect(glances.length).toBeGreaterThan(0)
  for (const { path, priceFigure = '', price = '' } of glances as {
    path: string
    priceFigure?: string
    price?: string
  }[])
    for (const amount of priceFigure.match(/[\d,]*\d/g) ?? []) expect(price, path).toContain(amount)
})
