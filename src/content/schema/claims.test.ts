import * as v from 'valibot'
import { expect, it } from 'vitest'
import { claimsSchema, computed } from './claims.ts'

const messagesOf = (hours: object) => {
  const workday = { zone: 'Asia/Dhaka', days: ['Sun'], begins: 9, office: [9, 18], ...hours }
  return (v.safeParse(claimsSchema.entries.workday, workday).issues ?? []).map(({ message }) => message)
}

it('takes office hours of one day, and a late shift that ends on the next', () => {
  expect(messagesOf({ office: [8.5, 24], late: [22, 6] })).toEqual([])
  expect(messagesOf({ office: [18, 9] })).toEqual(['expected the later hour as the second'])
  expect(messagesOf({ desk: [9, 90] })).toEqual(['expected an hour from 0 to 24'])
  expect(messagesOf({ office: [9.3, 18] })).toEqual(['expected full five minutes as a part of an hour, such as 9.5 for 9:30'])
  expect(messagesOf({ office: ['9:30', 18] })).toEqual(['expected an hour as a number, such as 9 or 9.5'])
  expect(messagesOf({ office: [9, 13, 18] })).toEqual(['expected two hours, such as [9, 18]'])
  expect(messagesOf({ zone: 'BST' })).toEqual(['expected a time zone such as Asia/Dhaka'])
  expect(messagesOf({ answer: 0 })).toEqual(['expected 1 day or more'])
})

const band = { rate: 3000, team: '2-3', time: '4-6 weeks', price: '12,000 to 27,000' }

it.each([
  [{}, [12_000, 27_000]],
  [{ team: '2.5', time: 'one to two weeks' }, [3750, 7500]],
  [{ team: '2', time: '3-6 months' }, [39_000, 78_000]],
  [{ team: '2', time: 'twelve weeks' }, [36_000, 36_000]],
  [{ team: '2', time: '1 month' }, [13_000, 13_000]],
])('computes a price from rate, team and time: %j', (changed, ends) => {
  expect(computed({ ...band, ...changed })).toEqual(ends)
})

const saidOf = (price: string, time = band.time) =>
  v.safeParse(claimsSchema.entries.priceBands, { bridge: { ...band, page: 'startup', time, price } }).issues?.map(({ message }) => message)

it('accepts a price that differs by a tenth, or names one end', () => {
  for (const price of ['12,000 to 27,000', '11,000 to 29,000', 'up to 27,000', 'from 12,000']) expect(saidOf(price), price).toBeUndefined()
})

it('refuses a price that does not follow, and says what the figures give', () => {
  expect(saidOf('9,000 to 15,000')).toEqual(['expected what 2-3 people at 3000 a fortnight for 4-6 weeks cost: 12000 to 27000'])
  expect(saidOf('from 20,000')).toHaveLength(1)
  expect(saidOf('12,000', 'thirteen weeks')).toEqual(['expected days, weeks or months, such as 4-6 weeks'])
})
