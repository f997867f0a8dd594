import { expect, it } from 'vitest'
import { withCommas } from '#content/with-commas.ts'
import { amountText } from './amount.ts'

it('groups the digits before a decimal point, and not those after it', () => {
  expect([1, 999, 1000, 1234567, 1234.5, 1234.5678, 0.1234, -12345, 100].map(withCommas)).toEqual([
    '1',
    '999',
    '1,000',
    '1,234,567',
    '1,234.5',
    '1,234.5678',
    '0.1234',
    '-12,345',
    '100',
  ])
  expect(amountText([1250.5, 'h'])).toBe('1,250.5 h')
})
