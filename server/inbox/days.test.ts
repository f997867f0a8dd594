import { expect, it } from 'vitest'
import { periodOf, startOfDay } from './days.ts'

it('a day begins at midnight of the zone, also where the clocks change on it', () => {
  const iso = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString()
  expect(iso('2026-10-31', 'Asia/Dhaka')).toBe('2026-10-30T18:00:00.000Z')
  expect(iso('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
  expect(iso('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z')
  expect(iso('2026-11-02', 'America/Los_Angeles')).toBe('2026-11-02T08:00:00.000Z')
  expect(iso('2026-11-01', 'America/Los_Angeles')).toBe('2026-11-01T07:00:00.000Z')
})

it('a month means all of its days', () => {
  expect(periodOf('2026-12')).toEqual({ start: startOfDay('2026-12-01'), end: startOfDay('2027-01-01') })
  expect(periodOf('2028-02-28')).toEqual({ start: startOfDay('2028-02-28'), end: startOfDay('2028-02-29') })
  for (const wrong of ['2026-02-30', '2026-13', '2026', '9999-12', '0999-01', 'yesterday', '2026-1-1', ''])
    expect(periodOf(wrong)).toBeUndefined()
})
