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
  const { priceBands: _, ...others } = claims
  const amountsIn = (texts: readonly string[]) => texts.flatMap(text => text.match(/[\d,]*\d/g) ?? [])
  const shared = amountsIn(
    textsOf(others)
      .map(([, text]) => text)
      .concat(String(claims.onCallPrice.system), String(claims.runningPrice)),
  )
  const found = Object.keys(pages).flatMap(path => {
    const own = amountsIn(
      Object.values(claims.priceBands)
        .filter(({ page }) => path === `/${page}`)
        .map(({ price }) => price),
    )
    const single = textsOf((pages as Readonly<Record<string, unknown>>)[path])
      .map(([, text]) => text)
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

it('every single price in taka on a page is in the claims', () => {
  const claimed = new Set(
    JSON.stringify(claims)
      .match(/\d[\d,]*/g)
      ?.map(amount => amount.replaceAll(',', '')),
  )
  const found = Object.entries(pages)
    // The prices that case studies tell are those of other firms.
    .filter(([path]) => !path.startsWith('/case-studies/'))
    .flatMap(([path, page]) =>
      textsOf(page).flatMap(([, text]) =>
        [...text.matchAll(/(?<![\d.,])\d[\d,]*(?= taka\b)/g)].map(([amount]) => `${path}: ${amount}`),
      ),
    )
  expect(found.filter(line => !claimed.has(line.replace(/^.*: /, '').replaceAll(',', '')))).toEqual([])
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
