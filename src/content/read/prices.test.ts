import { expect, it } from 'vitest'
import type { PriceBand } from '#content/schema/claims.ts'
import { computed, priceFaults } from './prices.build.ts'
import type { Source } from './source.build.ts'

const file = 'data/pages/services/bridges.yaml'
const band: PriceBand = {
  page: 'services/bridges',
  rate: 3000,
  team: '2-3',
  time: '4-6 weeks',
  price: '12,000 to 27,000',
}

const page = (price: string, team = '2-3 full-time people'): Source => ({
  file,
  data: { glance: { team, time: '4-6 weeks', price } },
  fault: (path, message, more) => ({ file, message: `${path.join('.')}: ${message}`, ...more }),
})

const claims: Pick<Source, 'fault'> = {
  fault: (path, message, more) => ({ file: 'data/claims.yaml', line: 1, message: `${path.join('.')}: ${message}`, ...more }),
}

const faultsOf = (changed: Partial<PriceBand>, source: Source) =>
  priceFaults({ bridge: { ...band, ...changed } }, [source], new Set(['5,000 to 7,000']), [file], claims)

it.each([
  [{}, [12_000, 27_000]],
  [{ team: '2.5', time: 'one to two weeks' }, [3750, 7500]],
  [{ team: '2', time: '3-6 months' }, [39_000, 78_000]],
  [{ team: '2', time: 'twelve weeks' }, [36_000, 36_000]],
])('computes a range from rate, team and time: %j', (changed, ends) => {
  expect(computed({ ...band, ...changed })).toEqual(ends)
})

it('accepts a price that differs by a tenth', () => {
  expect(faultsOf({}, page('12,000 to 27,000 dollars, people 5,000 to 7,000'))).toEqual([])
  expect(faultsOf({ price: '11,000 to 29,000' }, page('11,000 to 29,000'))).toEqual([])
  expect(faultsOf({ price: 'up to 27,000' }, page('at most 27,000'))).toEqual([])
  expect(faultsOf({ price: 'from 12,000' }, page('12,000 or more'))).toEqual([])
})

it('names a price that does not follow, with what the figures give', () => {
  expect(faultsOf({ price: '9,000 to 15,000' }, page('9,000 to 15,000'))).toEqual([
    {
      file,
      message: 'priceBands.bridge: the price does not follow',
      expected: '2-3 people at 3,000 a fortnight for 4-6 weeks are 12,000 to 27,000',
      found: '"9,000 to 15,000"',
    },
  ])
})

it('names a page that says another price or team', () => {
  const faults = faultsOf({}, page('14,000 to 27,000', 'Five people'))
  expect(faults.map(({ message, found }) => [message, found])).toEqual([
    ['priceBands.bridge: the page does not say "12,000 to 27,000"', '14,000 to 27,000'],
    ['priceBands.bridge: the page does not say "2-3 full-time"', '14,000 to 27,000'],
    ['glance.price: a price range that priceBands does not have', '"14,000 to 27,000"'],
  ])
})

it('names a large figure that its sentence does not have', () => {
  const source = page('12,000 to 27,000')
  const faults = faultsOf({}, { ...source, data: { glance: { ...(source.data.glance as object), priceFigure: 'from $9,000' } } })
  expect(faults.map(({ message }) => message)).toEqual(['glance.priceFigure: glance.price does not say 9,000'])
})

it('names a band whose page is gone', () => {
  expect(priceFaults({ bridge: band }, [], new Set(), [], claims)).toEqual([
    {
      file: 'data/claims.yaml',
      line: 1,
      message: `priceBands.bridge.page: there is no ${file}`,
      expected: 'the page that names this price; delete the entry if the page is gone',
    },
  ])
})

it('lets a company without bands name any price', () => {
  expect(priceFaults(undefined, [page('14,000 to 27,000')], new Set(), [file], claims)).toEqual([])
})
