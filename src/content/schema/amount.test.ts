import { expect, it } from 'vitest'
import { localeOf, numberIn } from '#content/locale.ts'
import units from '#generated/texts/units.json' with { type: 'json' }
import { amountText } from './amount.ts'

it('groups the digits before a decimal point, and not those after it', () => {
  expect([1, 999, 1000, 1234567, 1234.5, 1234.5678, 0.1234, -12345, 100].map(value => numberIn(localeOf('en'), value))).toEqual([
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
  expect(amountText([1250.5, 'h'], 'en', units)).toBe('1,250.5 h')
})
