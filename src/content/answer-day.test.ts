import { expect, it } from 'vitest'
import { answerDay } from './answer-day.ts'

const dhaka = { zone: 'Asia/Dhaka', days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu'], office: [9, 18] } as const

it.each([
  ['on a working day: the next one', '2026-11-24T05:00Z', 1, '2026-11-25'],
  ['before the office opens: the same day', '2026-11-24T01:00Z', 1, '2026-11-24'],
  ['in the evening before it: the next one', '2026-11-23T20:00Z', 1, '2026-11-24'],
  ['before the days off: the first day after them', '2026-11-26T11:00Z', 1, '2026-11-29'],
  ['on a day off: the first day after it', '2026-11-27T02:00Z', 1, '2026-11-29'],
  ['over five working days', '2026-11-26T11:00Z', 5, '2026-12-03'],
])('a message is answered by a working day, %s', (_, sent, count, day) => {
  expect(answerDay(new Date(sent), count, dhaka).day).toBe(day)
})

it('the days are those of the company, whatever its zone', () => {
  const auckland = { zone: 'Pacific/Auckland', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], office: [9, 17] } as const
  expect(answerDay(new Date('2026-11-26T21:00Z'), 1, auckland)).toEqual({ day: '2026-11-30', weekday: 0 })
})
