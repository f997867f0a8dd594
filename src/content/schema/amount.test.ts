import { expect, it } from 'vitest'
import { localeOf, numberIn } from '#content/locale.ts'
import units from '#generated/texts/units.json' with { type: 'json' }
import { amountText, readAmount } from './amount.ts'

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

it.each([
  ['19 days', 19, 'day'],
  ['1 week', 1, 'week'],
  ['1.6 s', 1.6, 's'],
  ['2.9%', 2.9, '%'],
  ['1 in 24', 24, 'one in'],
  ['$31k', 31, '$k'],
  ['24th', 24, 'th'],
  ['1,310', 1310],
])('reads %s', (text, ...amount) => expect(readAmount(text)).toEqual(amount))

it.each(['many', '19days', '5 constructor', '1 in 24%', '$31', '', '-3'])('takes %j for no figure', text => expect(readAmount(text)).toBeUndefined())
