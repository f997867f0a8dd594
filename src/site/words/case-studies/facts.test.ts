import { expect, it } from 'vitest'
import { bandOf, headcount, punctuality, resultOf, withCommas } from './facts.ts'

const reading = (value: number) => ({ value, from: '2025-01-01', to: '2025-01-31', n: 10, of: 'beds' })
const planned = { from: '2025-01-05', to: '2025-06-26' }
const ending = (to: string) => punctuality(planned, { ...planned, to })

it('writes figures as people read them', () => {
  expect([0.9, 71, 1310, 188000].map(withCommas)).toEqual(['0.9', '71', '1,310', '188,000'])
  const measure = { label: 'l', method: 'm', unit: ' min' as const, before: reading(1310), after: reading(0) }
  expect(resultOf(measure)).toBe('1,310 to 0 min')
  expect(resultOf({ ...measure, unit: '%', after: reading(96) })).toBe('1,310% to 96%')
  expect(bandOf({ from: 20, to: 28, basis: '' })).toBe('$20,000 to $28,000')
  expect(headcount([1, 2].map(people => ({ people, role: '' })))).toBe(3)
})

it('says how late a project was, and when it was not', () => {
  expect(ending('2025-06-26')).toBe('on the planned day')
  expect(ending('2025-07-03')).toBe('1 week late')
  expect(ending('2025-09-04')).toBe('10 weeks late')
  expect(ending('2025-06-12')).toBe('2 weeks early')
})
