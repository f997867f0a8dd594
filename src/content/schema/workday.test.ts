import { expect, it } from 'vitest'
import { daysInWords } from './workday.ts'

it.each([
  [['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 'Monday to Friday'],
  [['Mon', 'Tue', 'Wed', 'Thu', 'Sun'], 'Sunday to Thursday'],
  [['Sat', 'Fri', 'Mon', 'Tue', 'Wed', 'Thu'], 'Monday to Saturday'],
  [['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], 'Monday to Sunday'],
  [['Mon', 'Tue', 'Thu', 'Fri'], 'Monday, Tuesday, Thursday, Friday'],
  [['Sun', 'Sat'], 'Saturday, Sunday'],
  [['Wed'], 'Wednesday'],
] as const)('%j are %s', (days, words) => {
  expect(daysInWords(days, { range: '{{from}} to {{to}}' }, 'en')).toBe(words)
})
