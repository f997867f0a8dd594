import { expect, it } from 'vitest'
import { startWithin } from './graphemes.ts'

it.each([
  ['short', 10, 'short'],
  [`${'x'.repeat(9)}😀`, 10, 'x'.repeat(9)],
  ['Ana 👩‍💻', 7, 'Ana '],
  [`e${'\u0301'.repeat(20)}`, 5, `e${'\u0301'.repeat(4)}`],
])('%j within %i is %j', (text, limit, start) => {
  expect(startWithin(text, limit)).toBe(start)
})
