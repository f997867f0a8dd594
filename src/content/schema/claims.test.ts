import * as v from 'valibot'
import { expect, it } from 'vitest'
import { claimsSchema } from './claims.ts'

const messagesOf = (hours: object) => {
  const workday = { zone: 'Asia/Dhaka', days: ['Sun'], begins: 9, office: [9, 18], ...hours }
  return (v.safeParse(claimsSchema.entries.workday, workday).issues ?? []).map(({ message }) => message)
}

it('takes office hours of one day, and a late shift that ends on the next', () => {
  expect(messagesOf({ office: [8.5, 24], late: [22, 6] })).toEqual([])
  expect(messagesOf({ office: [18, 9] })).toEqual(['expected the later hour as the second'])
  expect(messagesOf({ desk: [9, 90] })).toEqual(['expected an hour from 0 to 24'])
})
