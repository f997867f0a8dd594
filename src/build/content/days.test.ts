import { expect, it } from 'vitest'
import { isDay, nearestDay } from './issues.ts'

it('knows the days of the calendar', () => {
  expect(['2026-11-30', '2024-02-29'].filter(isDay)).toHaveLength(2)
  expect(['2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '26-1-1', '2026-11-30T00:00'].filter(isDay)).toEqual([])
})

it.each([
  ['2026-02-31', '2026-02-28'],
  ['2026-2-3', '2026-02-03'],
  ['2026/11/30', '2026-11-30'],
  ['12.10.2026', '2026-10-12'],
  ['12/31/2026', '2026-12-31'],
  ['20 November 2026', '2026-11-20'],
  ['Nov 20th, 2026', '2026-11-20'],
  ['soon', undefined],
  ['2026-13-01', undefined],
])('%s was probably meant as %s', (text, day) => {
  expect(nearestDay(text)).toBe(day)
})
