import { expect, it } from 'vitest'
import { textsOf } from '#content/read/source-file.build.ts'
import jobs from '#data/jobs.json' with { type: 'json' }
import claims from '#generated/claims.json' with { type: 'json' }
import pages from '#generated/pages.json' with { type: 'json' }

const range = /\b\d{1,3},\d{3} to \d{1,3},\d{3}\b(?! taka)/g

const texts = Object.entries(pages).map(([path, page]) => ({
  path,
  said: textsOf(page).map(([, text]) => text),
  hasGlance: 'glance' in Object(page.words),
}))

it('every price range in dollars on a page is one of the claims', () => {
  const claimed = new Set(textsOf(claims).map(([, text]) => text))
  const found = texts.flatMap(({ path, said }) =>
    [...said.join('\n').matchAll(range)].filter(([text]) => !claimed.has(text)).map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

it.each(Object.entries(claims.priceBands))(
  'the page of the price %s says its price, its time and its team',
  (_, band) => {
    const { said, hasGlance } = texts.find(({ path }) => path === `/${band.page}`) ?? { said: [] }
    // Of a fixed price, the page counts the people in words.
    const isRange = /\D/.test(band.price.replaceAll(',', ''))
    const wanted = [band.price.replace(/^(from|up to) /, ''), band.time]
    if (isRange && hasGlance) wanted.push(`${band.team} full-time`)
    for (const text of wanted) expect(said.join('\n')).toContain(text)
  },
)

it('every single price in dollars on a page is one of its own or of the rates', () => {
  const { priceBands, ...others } = claims
  const amountsIn = (texts: readonly string[]) => texts.flatMap(text => text.match(/[\d,]*\d/g) ?? [])
  const rates = [claims.onCallPrice.system, claims.runningPrice].map(String)
  const shared = amountsIn([...textsOf(others).map(([, text]) => text), ...rates])
  const single = /\b\d{1,3}(?:,\d{3})+\b(?! (?:taka|products))|\b\d{3,}(?= US dollars)/g
  const found = texts.flatMap(({ path, said }) => {
    const bands = Object.values(priceBands).filter(({ page }) => path === `/${page}`)
    const known = [...amountsIn(bands.map(({ price }) => price)), ...shared]
    return said
      .filter(text => text.includes('US dollars'))
      .flatMap(text => text.replaceAll(range, '').match(single) ?? [])
      .flatMap(amount => (known.includes(amount) ? [] : `${path}: ${amount}`))
  })
  expect(found).toEqual([])
})

it('every single price in taka on a page is in the claims', () => {
  const plain = (amount: string) => amount.replaceAll(',', '')
  const claimed = JSON.stringify(claims)
    .match(/\d[\d,]*/g)
    ?.map(plain)
  const found = texts
    // The prices that case studies tell are those of other firms.
    .filter(({ path }) => !path.startsWith('/case-studies/'))
    .flatMap(({ path, said }) =>
      said.flatMap(text => text.match(/(?<![\d.,])\d[\d,]*(?= taka\b)/g) ?? []).map(amount => ({ path, amount })),
    )
  expect(found.filter(({ amount }) => !claimed?.includes(plain(amount)))).toEqual([])
})

it('the salary of a job is in the bands of the levels that its description names', () => {
  const bandOf = (level: string) =>
    (claims.payBands as Readonly<Record<string, string>>)[level]
      ?.split(' to ')
      .map(end => Number(end.replace(',', ''))) ?? []
  const outside = jobs.filter(({ description, salary: { from, to } }) => {
    const [, levels = ''] = /The level is (.+)\.$/.exec(description) ?? []
    const ends = levels.split(' or ').flatMap(bandOf)
    return !(from >= Math.min(...ends) && to <= Math.max(...ends) && ends.length > 0)
  })
  expect(outside.map(({ title }) => title)).toEqual([])
})
